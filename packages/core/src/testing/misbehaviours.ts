import { type Code, codes } from '../http/envelope.ts';
import type { SocketListener } from '../ports/ports.ts';
import type { FakeAnswer, FakeRequest } from './fake-router.ts';

/** A fault between a client and the server; parts that are left out work normally. */
export type Misbehaviour = {
  readonly name: string;
  /** One call; `serve` carries it out and returns the server's answer. */
  readonly answer?: (request: FakeRequest, serve: () => FakeAnswer) => Promise<Response>;
  /** One frame of the socket; `deliver` may be called never, later or twice. */
  readonly frame?: (deliver: () => void) => void;
  /** One message to the server; `serve` carries it out, and undefined is a lost answer. */
  readonly words?: (serve: () => unknown) => unknown;
  /** One attempt to connect, instead of the server's own answer. */
  readonly connect?: (listener: SocketListener) => void;
};

export const toResponse = (
  { status, envelope }: FakeAnswer,
  headers: Record<string, string> = {},
): Response =>
  new Response(JSON.stringify(envelope), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

const failing = (status: number, code: Code, msg: string, headers: Record<string, string> = {}) =>
  toResponse({ status, envelope: { code, msg, data: null } }, headers);

const never = new Promise<never>(() => {});

/** No call is ever answered. */
export const NEVER_ANSWERS: Misbehaviour = { name: 'NEVER_ANSWERS', answer: () => never };

/** The next call with a token finds it expired; later ones work. */
export const OVERDUE_ONCE = (): Misbehaviour => {
  let isSpent = false;
  return {
    name: 'OVERDUE_ONCE',
    async answer({ token }, serve) {
      if (token === null || isSpent) return toResponse(serve());
      isSpent = true;
      return failing(401, codes.overdue, '');
    },
  };
};

/** Every token is expired, and none can be renewed. */
export const OVERDUE: Misbehaviour = {
  name: 'OVERDUE',
  answer: async () => failing(401, codes.overdue, 'Phiên đăng nhập đã hết hạn.'),
};

/** Every call fails with a server error. */
export const SERVER_ERROR: Misbehaviour = {
  name: 'SERVER_ERROR',
  answer: async () => failing(500, codes.error, 'Máy chủ đang gặp sự cố, vui lòng thử lại.'),
};

/** Every call is rate limited for a minute. */
export const RATE_LIMITED: Misbehaviour = {
  name: 'RATE_LIMITED',
  answer: async () =>
    failing(429, codes.rateLimited, 'Bạn thao tác hơi nhanh, vui lòng đợi một phút.', {
      'retry-after': '60',
    }),
};

/** No network. */
export const OFFLINE: Misbehaviour = {
  name: 'OFFLINE',
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
  frame: () => {},
  words: () => undefined,
  connect: (listener) => listener.failed('xhr poll error'),
};

/** Calls take effect, but their answers are lost. */
export const LOSES_ANSWERS: Misbehaviour = {
  name: 'LOSES_ANSWERS',
  async answer(_request, serve) {
    serve();
    throw new TypeError('Failed to fetch');
  },
};

/** Every other call is lost, beginning with the first. */
export const FAILS_EVERY_OTHER = (): Misbehaviour => {
  let isLost = false;
  return {
    name: 'FAILS_EVERY_OTHER',
    async answer(_request, serve) {
      isLost = !isLost;
      if (isLost) throw new TypeError('Failed to fetch');
      return toResponse(serve());
    },
  };
};

/** A proxy answers with a page of its own. */
export const ANSWERS_WITH_HTML: Misbehaviour = {
  name: 'ANSWERS_WITH_HTML',
  answer: async () =>
    new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } }),
};

/** Messages to the server take effect, but their acknowledgements are lost. */
export const LOSES_ACKNOWLEDGEMENTS: Misbehaviour = {
  name: 'LOSES_ACKNOWLEDGEMENTS',
  words: (serve) => void serve(),
};

/** No frame arrives. */
export const DROPS_FRAMES: Misbehaviour = { name: 'DROPS_FRAMES', frame: () => {} };

/** Each frame arrives twice. */
export const REPEATS_FRAMES: Misbehaviour = {
  name: 'REPEATS_FRAMES',
  frame(deliver) {
    deliver();
    deliver();
  },
};

/** Each frame comes after the one that was sent after it. */
export const SWAPS_FRAMES = (): Misbehaviour => {
  let held: (() => void) | undefined;
  return {
    name: 'SWAPS_FRAMES',
    frame(deliver) {
      const before = held;
      held = before ? undefined : deliver;
      if (!before) return;
      deliver();
      before();
    },
  };
};

/** The server refuses the token of the socket. */
export const REFUSES_SOCKET: Misbehaviour = {
  name: 'REFUSES_SOCKET',
  connect: (listener) => listener.refused('unauthorized'),
};

/** Limits a fault to calls whose path contains `part`, for example `/jobdeallog/`. */
export const only = (part: string, misbehaviour: Misbehaviour): Misbehaviour => ({
  name: `${misbehaviour.name} at ${part}`,
  answer: async (request, serve) =>
    misbehaviour.answer && request.path.includes(part)
      ? misbehaviour.answer(request, serve)
      : toResponse(serve()),
});

/** Limits a fault to everything but the account, so that the signed-in user stays known. */
export const onceSignedIn = ({ answer, ...rest }: Misbehaviour): Misbehaviour => ({
  ...rest,
  answer: async (request, serve) =>
    answer && !request.path.startsWith('/user/') ? answer(request, serve) : toResponse(serve()),
});
