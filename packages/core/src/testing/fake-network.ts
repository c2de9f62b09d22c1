import type { Clock, ConnectSocket, Ports } from '../ports/ports.ts';
import { timeHeader } from '../http/time-header.ts';
import type { FakeRequest } from './fake-router.ts';
import type { FakeServer } from './fake-server.ts';
import { type Misbehaviour, toResponse } from './misbehaviours.ts';

export const fakeApiBase = '/au/api';

export const asRequest = (input: RequestInfo | URL, init?: RequestInit): Request =>
  input instanceof Request ? input : new Request(input, init);

export async function readRequest(request: Request): Promise<FakeRequest> {
  const { pathname, search } = new URL(request.url);
  const isBytes = request.headers.get('content-type') === 'application/octet-stream';
  const text = request.method === 'GET' || isBytes ? '' : await request.text();
  return {
    method: request.method,
    path: pathname.slice(fakeApiBase.length) + search,
    body: text === '' ? {} : JSON.parse(text),
    bytes: isBytes ? (await request.arrayBuffer()).byteLength : 0,
    token: request.headers.get('authorization'),
  };
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = (): void => reject(new DOMException('The call was aborted', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });

export type FakeNetwork = Pick<Ports, 'fetch' | 'connectSocket'> & {
  /** Replaces the active faults; none: all is well. */
  misbehave(...misbehaviours: readonly Misbehaviour[]): void;
  /** Cuts every connection that is open now. */
  dropSockets(reason?: string): void;
  /** Open connections, and those being opened. */
  sockets(): number;
};

/** The network between clients and a fake server. `latency`: milliseconds of a whole exchange. */
export function createFakeNetwork(options: {
  server: FakeServer;
  clock: Clock;
  latency: number;
  misbehaviours: readonly Misbehaviour[];
}): FakeNetwork {
  const { server, clock, latency } = options;
  let { misbehaviours } = options;
  const open = new Set<{ drop(reason: string): void }>();

  const connectSocket: ConnectSocket = ({ token }, listener) => {
    let hangUp: (() => void) | undefined;
    const hear = (event: string, payload: unknown): void => {
      const deliver = (): void => {
        if (open.has(connection)) listener.received(event, payload);
      };
      const odd = misbehaviours.find(({ frame }) => frame);
      if (odd?.frame) odd.frame(deliver);
      else deliver();
    };
    const arrival = clock.after(latency, () => {
      const odd = misbehaviours.find(({ connect }) => connect);
      if (odd?.connect) return odd.connect(listener);
      hangUp = server.connect(token, hear);
      if (hangUp) listener.connected('websocket');
      else listener.refused('unauthorized');
    });
    const close = (): void => {
      arrival.cancel();
      hangUp?.();
      open.delete(connection);
    };
    const connection = {
      drop(reason: string) {
        close();
        listener.disconnected(reason);
      },
    };
    open.add(connection);
    return {
      emit(event, payload, acknowledge) {
        clock.after(latency, () => {
          if (!open.has(connection)) return;
          const odd = misbehaviours.find(({ words }) => words);
          const answer = odd?.words
            ? odd.words(() => server.ask(hear, event, payload))
            : server.ask(hear, event, payload);
          if (answer !== undefined) acknowledge?.(answer);
        });
      },
      close,
    };
  };

  return {
    async fetch(input, init) {
      const sent = asRequest(input, init);
      const exchange = async (): Promise<Response> => {
        const request = await readRequest(sent);
        if (latency > 0) await new Promise<void>((resolve) => void clock.after(latency, resolve));
        const odd = misbehaviours.find(({ answer }) => answer);
        const serve = () => server.answer(request);
        const response = await (odd?.answer ? odd.answer(request, serve) : toResponse(serve()));
        response.headers.set(timeHeader.name, String(clock.now()));
        return response;
      };
      return Promise.race([exchange(), whenAborted(sent.signal)]);
    },
    connectSocket,
    misbehave(...next) {
      misbehaviours = next;
    },
    dropSockets(reason = 'transport close') {
      for (const connection of open) connection.drop(reason);
    },
    sockets: () => open.size,
  };
}
