import { type Code, codes } from '../http/envelope.ts';
import type { SocketListener } from '../ports/ports.ts';
import type { FakeAnswer, FakeRequest } from './fake-router.ts';

/** What stands between a client and the server. Each part may be absent: then nothing happens there. */
export type Misbehaviour = {
  readonly name: string;
  /** One call; `serve` has the effects, and answers as the server would. */
  readonly answer?: (request: FakeRequest, serve: () => FakeAnswer) => Promise<Response>;
  /** One frame of the socket; `deliver` may be called never, later or twice. */
  readonly frame?: (deliver: () => void) => void;
  /** One message to the server; `serve` has the effects, and undefined stands for an answer that is lost. */
  readonly words?: (serve: () => unknown) => unknown;
  /** One attempt to connect, in place of the server's own welcome. */
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

/** The next call that carries a token finds it run out; after that all is well. */
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

/** Every token has run out, and none can be renewed. */
export const OVERDUE: Misbehaviour = {
  name: 'OVERDUE',
  answer: async () => failing(401, codes.overdue, 'Phiên đăng nhập đã hết hạn.'),
};

/** The server has an error for every call. */
export const SERVER_ERROR: Misbehaviour = {
  name: 'SERVER_ERROR',
  answer: async () => failing(500, codes.error, 'Máy chủ đang gặp sự cố, vui lòng thử lại.'),
};

/** Every call is one too many, for the next minute. */
export const RATE_LIMITED: Misbehaviour = {
  name: 'RATE_LIMITED',
  answer: async () =>
    failing(429, codes.rateLimited, 'Bạn thao tác hơi nhanh, vui lòng đợi một phút.', {
      'retry-after': '60',
    }),
};

/** There is no network at all. */
export const OFFLINE: Misbehaviour = {
  name: 'OFFLINE',
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
  frame: () => {},
  words: () => undefined,
  connect: (listener) => listener.failed('xhr poll error'),
};

/** Each call has its effect, and its answer is lost on the way. */
export const LOSES_ANSWERS: Misbehaviour = {
  name: 'LOSES_ANSWERS',
  async answer(_request, serve) {
    serve();
    throw new TypeError('Failed to fetch');
  },
};

/** Every other call is lost on its way, the first one too. */
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

/** Something in between answers with a page of its own. */
export const ANSWERS_WITH_HTML: Misbehaviour = {
  name: 'ANSWERS_WITH_HTML',
  answer: async () =>
    new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } }),
};

/** What is said over the socket has its effect, and no answer to it arrives. */
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

/** The server will not have the socket's token. */
export const REFUSES_SOCKET: Misbehaviour = {
  name: 'REFUSES_SOCKET',
  connect: (listener) => listener.refused('unauthorized'),
};

/** The same misbehaviour for calls whose path contains `part` only, for example `/jobdeallog/`. */
export const only = (part: string, misbehaviour: Misbehaviour): Misbehaviour => ({
  name: `${misbehaviour.name} at ${part}`,
  answer: async (request, serve) =>
    misbehaviour.answer && request.path.includes(part)
      ? misbehaviour.answer(request, serve)
      : toResponse(serve()),
});

/** The same misbehaviour for everything but the account, so that the signed-in user stays known. */
export const onceSignedIn = ({ answer, ...rest }: Misbehaviour): Misbehaviour => ({
  ...rest,
  answer: async (request, serve) =>
    answer && !request.path.startsWith('/user/') ? answer(request, serve) : toResponse(serve()),
});
