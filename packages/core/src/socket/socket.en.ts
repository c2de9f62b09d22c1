import type { socketVi } from './socket.vi.ts';

export const socketEn: Record<keyof typeof socketVi, string> = {
  'socket.tokenRequired': 'Token is required for authentication',
  'socket.disconnected': 'Disconnected: {reason}',
  'socket.connectionError': 'Connection error: {message}',
  'socket.reconnecting': 'Reconnecting... ({n})',
  'socket.reconnectFailed': 'Failed to reconnect after maximum attempts',
};
