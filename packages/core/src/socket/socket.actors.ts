import { fromCallback } from 'xstate';
import type { Ports, SocketConnection } from '../ports/ports.ts';
import type { Call } from '../http/create-http.ts';
import { isApiError } from '../http/http.errors.ts';
import { type LinkEvent, type SocketPageEvent, type SocketRequest, socketMachine } from './socket.machine.ts';
import {
  type ReconnectOptions,
  connectTimeout,
  isOutOfAttempts,
  retryDelay,
  slowRetryDelay,
} from './reconnect-delay.ts';
import { socketTicket } from './socket.endpoints.ts';

export type SocketDependencies = {
  /** The server's address; empty for the page's own origin. */
  url: string;
  call: Call;
  /** The current access token; null while signed out. */
  readToken: () => string | null;
  retries?: ReconnectOptions | undefined;
  ports: Pick<Ports, 'connectSocket' | 'page' | 'random'>;
};

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The backend has no such endpoint. */
const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 404 || error.code === 405 || error.reason === 'NOT_FOUND');

/** The socket machine with its effects: give it to the machine that owns a signed-in session. */
export function createSocketLogic(dependencies: SocketDependencies): typeof socketMachine {
  const { url, call, readToken, retries, ports } = dependencies;

  /** A single-use ticket where the backend has them, so that no lasting secret is in a URL. */
  const readTicket = async (signal: AbortSignal): Promise<string | null> => {
    if (readToken() === null) return null;
    try {
      return (await call(socketTicket, {}, { signal })).ticket;
    } catch (error) {
      if (isMissing(error)) return readToken();
      throw error;
    }
  };

  const link = fromCallback<SocketRequest>(({ sendBack, receive }) => {
    const tell = (event: LinkEvent): void => sendBack(event);
    const controller = new AbortController();
    let connection: SocketConnection | undefined;

    const open = async (): Promise<void> => {
      const token = await readTicket(controller.signal);
      if (controller.signal.aborted) return;
      if (token === null) return tell({ type: 'link.tokenless' });
      connection = ports.connectSocket(
        { url, token, connectTimeout },
        {
          connected: (transport) => tell({ type: 'link.opened', transport }),
          upgraded: (transport) => tell({ type: 'link.upgraded', transport }),
          disconnected: (reason) => tell({ type: 'link.closed', reason }),
          failed: (message) => tell({ type: 'link.failed', message }),
          refused: (message) => tell({ type: 'link.refused', message }),
          received: (name, payload) => tell({ type: 'link.received', name, payload }),
        },
      );
      // Aborted while connecting: the cleanup had no connection to close yet.
      if (controller.signal.aborted) connection.close();
    };
    receive(({ name, payload, answered }) => connection?.emit(name, payload, answered));
    open().catch((error: unknown) => tell({ type: 'link.failed', message: toMessage(error) }));

    return () => {
      controller.abort();
      connection?.close();
    };
  });

  const page = fromCallback<{ type: 'never' }>(({ sendBack }) => {
    const tell = (event: SocketPageEvent): void => sendBack(event);
    if (!retries?.staysConnected && !ports.page.isVisible()) tell({ type: 'page.hidden' });
    return ports.page.subscribe((signal) => {
      if (signal === 'visible' || signal === 'online' || (signal === 'hidden' && !retries?.staysConnected))
        tell({ type: `page.${signal}` });
    });
  });

  return socketMachine.provide({
    actors: { link, page },
    guards: { isSpent: ({ context }) => isOutOfAttempts(context.attempts, retries) },
    delays: {
      retry: ({ context }) => retryDelay(context.attempts + 1, ports.random(), retries),
      seldom: () => slowRetryDelay(ports.random()),
    },
  });
}
