import type { LazyTexts } from '../i18n/lazy-texts.ts';
import { connectByWebSocket } from '../socket/connect-by-websocket.ts';
import { connectBySocketIo } from '../socket/connect-by-socket-io.ts';
import { connectWithFallback } from '../socket/connect-with-fallback.ts';
import { socketEn } from '../socket/socket.en.ts';
import { socketVi } from '../socket/socket.vi.ts';
import { type LiveTools, createLive } from './keo.live.ts';
import type { Live } from './keo.machine.ts';
import type { ConnectSocket, World } from '../ports/ports.ts';

type Tools = Omit<LiveTools, 'ports'> & { ports: World & { connectSocket?: ConnectSocket } };

/** Loaded together with the connection. */
export const socketTexts: LazyTexts = { vi: async () => socketVi, en: async () => socketEn };

/** The live part of an embedded client, in a chunk of its own, with the smallest connection that the network allows. */
export function createEmbeddedLive({ ports, ...tools }: Tools): Live {
  const connectSocket = ports.connectSocket ?? connectWithFallback(connectByWebSocket, connectBySocketIo);
  return createLive({ ...tools, ports: { ...ports, connectSocket } });
}
