import type { Clock, ConnectSocket, Ports } from '../src/ports/ports.ts';
import { codes } from '../src/http/envelope.ts';
import { heartbeatMessage } from '../src/socket/heartbeat.messages.ts';
import { asRequest, readRequest } from '../src/testing/fake-network.ts';
import type { FakeServer } from '../src/testing/fake-server.ts';
import { toResponse } from '../src/testing/misbehaviours.ts';
import type { Random } from './random.ts';

/** Probability of each fault, 0 to 1. */
export type Faults = {
  dropRequest: number;
  dropAnswer: number;
  repeatRequest: number;
  serverError: number;
  /** 429 with `Retry-After`. */
  askToWait: number;
  slow: number;
  dropFrame: number;
  dropHeartbeat: number;
  repeatFrame: number;
  delayFrame: number;
  failConnect: number;
};

export const noFaults: Faults = {
  dropRequest: 0,
  dropAnswer: 0,
  repeatRequest: 0,
  serverError: 0,
  askToWait: 0,
  slow: 0,
  dropFrame: 0,
  dropHeartbeat: 0,
  repeatFrame: 0,
  delayFrame: 0,
  failConnect: 0,
};

/** Random fault rates, about half of them 0. */
export const randomFaults = (random: Random): Faults => {
  const rate = (most: number): number => (random.chance(0.5) ? random.next() * most : 0);
  return {
    dropRequest: rate(0.15),
    dropAnswer: rate(0.15),
    repeatRequest: rate(0.15),
    serverError: rate(0.2),
    askToWait: rate(0.1),
    slow: rate(0.2),
    dropFrame: rate(0.5),
    dropHeartbeat: rate(0.5),
    repeatFrame: rate(0.5),
    delayFrame: rate(0.5),
    failConnect: rate(0.4),
  };
};

/** Request header that identifies a call, to look up how long it was told to wait. */
export const callHeader = 'x-simulated-call';

type Connection = { cut(reason: string): void };

/** The network between one browser and the server. Every choice comes from the seed. */
export function createFaultyNetwork(options: { server: FakeServer; clock: Clock; random: Random }) {
  const { server, clock, random } = options;
  const connections = new Set<Connection>();
  /** Milliseconds of `Retry-After` so far, by call. */
  const requests = new Map<string, number>();
  let faults = noFaults;
  let isOnline = true;

  const passing = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve));
  const trip = (): number =>
    random.chance(faults.slow) ? random.between(1000, 7000) : random.between(5, 120);
  /** A lost exchange fails at once or never settles. */
  const vanish = (): Promise<never> =>
    random.chance(0.5) ? new Promise(() => {}) : Promise.reject(new TypeError('Failed to fetch'));

  const exchange = async (sent: Request): Promise<Response> => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const request = await readRequest(sent);
    await passing(trip());
    if (!isOnline || random.chance(faults.dropRequest)) return vanish();
    if (random.chance(faults.serverError)) {
      if (random.chance(0.3)) server.answer(request);
      const msg = 'Máy chủ đang bận';
      return toResponse({
        status: random.pick([500, 502, 503]),
        envelope: { code: codes.error, msg, data: null },
      });
    }
    if (random.chance(faults.askToWait)) {
      const seconds = random.between(1, 12);
      const call = sent.headers.get(callHeader) ?? '';
      requests.set(call, (requests.get(call) ?? 0) + seconds * 1000);
      const envelope = { code: codes.rateLimited, msg: 'Bạn thao tác quá nhanh', data: null };
      return toResponse({ status: 429, envelope }, { 'retry-after': String(seconds) });
    }
    const answer = server.answer(request);
    if (random.chance(faults.repeatRequest)) server.answer(request);
    await passing(trip());
    if (!isOnline || random.chance(faults.dropAnswer)) return vanish();
    return toResponse(answer);
  };

  const fetch: Ports['fetch'] = (input, init) => {
    const sent = asRequest(input, init);
    const { signal } = sent;
    return new Promise((resolve, reject) => {
      const abort = (): void => reject(new DOMException('The call was aborted', 'AbortError'));
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      exchange(sent).then(resolve, reject);
    });
  };

  const connectSocket: ConnectSocket = ({ token }, listener) => {
    let hangUp: (() => void) | undefined;
    const isOpen = (): boolean => connections.has(connection);
    /** Frames stay in order, unless one is delayed on its own. */
    let clear = 0;
    const hear = (event: string, payload: unknown): void => {
      const drop = event === heartbeatMessage.event ? faults.dropHeartbeat : faults.dropFrame;
      if (random.chance(drop)) return;
      const times = random.chance(faults.repeatFrame) ? 2 : 1;
      for (let copy = 0; copy < times; copy++) {
        const isDelayed = random.chance(faults.delayFrame);
        const at = clock.now() + random.between(1, 60) + (isDelayed ? random.between(50, 4000) : 0);
        const arrival = isDelayed ? at : Math.max(at, clear);
        if (!isDelayed) clear = arrival;
        clock.after(arrival - clock.now(), () => {
          if (isOpen()) listener.received(event, payload);
        });
      }
    };
    const arrival = clock.after(random.between(5, 200), () => {
      if (!isOnline || random.chance(faults.failConnect)) {
        connections.delete(connection);
        return listener.failed('websocket error');
      }
      hangUp = server.connect(token, hear);
      if (hangUp) return listener.connected('websocket');
      connections.delete(connection);
      listener.refused('unauthorized');
    });
    const close = (): void => {
      arrival.cancel();
      hangUp?.();
      connections.delete(connection);
    };
    const connection: Connection = {
      cut(reason) {
        if (!isOpen()) return;
        close();
        listener.disconnected(reason);
      },
    };
    connections.add(connection);
    return { emit() {}, close };
  };

  const cut = (reason: string): void => {
    for (const connection of connections) connection.cut(reason);
  };
  return {
    fetch,
    connectSocket,
    cut,
    misbehave(next: Faults) {
      faults = next;
    },
    goOffline() {
      isOnline = false;
      cut('transport close');
    },
    goOnline() {
      isOnline = true;
    },
    sockets: () => connections.size,
    countWaits: (call: string) => requests.get(call) ?? 0,
  };
}
