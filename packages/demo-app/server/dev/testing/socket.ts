import { type Socket, io } from 'socket.io-client';
import { afterFile } from './after-file.ts';
import type { Node } from './start-app.ts';

/** As a browser does; `null` sends no token. Closed after the file's tests. */
export function openSocket(node: Node, token: string | null, headers: Record<string, string> = {}): Socket {
  const socket = io(node.origin, {
    extraHeaders: headers,
    query: token === null ? {} : { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  afterFile(async () => socket.disconnect());
  return socket;
}

/** `in`, or the text of the refusal. */
export const admission = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('in'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
