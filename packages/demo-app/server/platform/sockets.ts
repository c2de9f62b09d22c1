import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Message, MessagePayload, Question } from '@keo/core/contract';
import type { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { localeOf, say } from '../texts/say.ts';
import { callerAddress } from './caller-address.ts';
import { callingOrigin, isOwnOrigin } from './calling-origin.ts';
import type { Clock } from './clock.ts';
import { type Embeds, isNarrow, narrowSession } from './embeds.ts';
import { type ReadHowFar, createHeartbeat } from './heartbeat.ts';
import type { IsOwnHost } from './own-hosts.ts';
import type { RateLimits } from './rate-limits.ts';
import { RateLimitedError, RefusalError } from './refusal.ts';
import type { Identity, Sessions } from './sessions.ts';
import { type QuestionHandler, createSocketQuestions } from './socket-questions.ts';

/** Tells users over their sockets, on every node. Truth is the database: a client catches up by `seq`. */
export type Publisher = {
  publish<M extends Message>(userId: string, message: M, payload: MessagePayload<M>): void;
};

/** Rooms that sockets join and leave, across nodes. */
export type Rooms = Publisher & {
  /** Tells every socket that is there. */
  publishIn<M extends Message>(room: string, message: M, payload: MessagePayload<M>): void;
  /** Whether a socket of the user is there. While a node does not answer in time, it counts as not there. */
  isIn(room: string, userId: string): Promise<boolean>;
};

export type Sockets = Rooms & {
  /**
   * Answers an event of whole sessions, `{ok: true}` and what its handler says. What that throws becomes `{ok: false, reason}`: a refusal its own
   * reason, too many RATE_LIMITED with `retryAfter` in milliseconds, anything else ERROR.
   */
  answer<Q extends Question>(question: Q, handler: QuestionHandler<Q>): void;
  /** Sends the heartbeat with what `read` answers. */
  tellHowFar(read: ReadHowFar): void;
  /** Cuts every socket of these sessions, on every node. */
  cut(sessionIds: readonly string[]): void;
  /** The users with a live socket on this node. */
  connectedUserIds(): ReadonlySet<string>;
  close(): Promise<void>;
};

type Io = Server<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  Identity
>;

const socketsPerUser = 10;
const largestMessage = 64 * 1024;
const checkEvery = 2500;
const eventsPerSecond = 20;

/** How long the other nodes are waited for, in milliseconds: one that has just ended never answers. */
const nodesPatience = 300;

const withinPatience = (answer: Promise<boolean>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    setTimeout(() => resolve(false), nodesPatience);
    answer.then(resolve, reject);
  });

class SocketRefusal extends Error {
  readonly data: { code: number };
  constructor(message: string, code: number) {
    super(message);
    this.data = { code };
  }
}

/** Whether an address that begins a socket names one token. */
function hasToken({ url = '' }: IncomingMessage): boolean {
  const [token, ...more] = new URL(url, 'http://localhost').searchParams.getAll('token');
  return token !== undefined && token !== '' && more.length === 0;
}

const otherHost = (headers: IncomingHttpHeaders) =>
  say(localeOf(headers['accept-language']), 'otherHost', { host: headers.host ?? '–' });

/** Says it in the rooms of the user, on every node that the server's adapter reaches. */
export const publishBy =
  (io: Pick<Io, 'to'>): Publisher['publish'] =>
  (userId, { event, scope }, payload) => {
    const rooms = [`u:${userId}`, ...(scope === null ? [] : [`u:${userId}:${scope}`])];
    io.to(rooms).emit(event, payload);
  };

/** A whole session hears everything of its user; a narrow token what its scopes cover. */
const roomsOf = ({ userId, grant }: Identity): string[] =>
  grant ? grant.scopes.map((scope) => `u:${userId}:${scope}`) : [`u:${userId}`];

/** Where the sockets are counted that share a limit. */
const countedIn = ({ userId, grant }: Identity): string =>
  grant ? `partner:${grant.partnerId}:${userId}` : `u:${userId}`;

export function createSockets(
  server: HttpServer,
  deps: {
    sessions: Sessions;
    embeds: Embeds;
    clock: Clock;
    limits: RateLimits;
    redis: Redis | undefined;
    /** Where the product lives: pages of other places may not open a socket. */
    publicUrl: string;
    /** As many steps back along X-Forwarded-For as there are proxies of ours. */
    trustedProxies: number;
    isOwnHost: IsOwnHost;
    onError: (error: unknown) => void;
  },
): Sockets {
  const { sessions, embeds, clock, limits, redis, publicUrl, trustedProxies, isOwnHost, onError } = deps;
  const isPartner = async (origin: string | undefined) =>
    origin !== undefined && (await embeds.isPartnerOrigin(origin));
  const io: Io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    connectionStateRecovery: { maxDisconnectionDuration: 60_000, skipMiddlewares: false },
    allowRequest: (request, answer) => {
      if (!isOwnHost(request.headers.host)) return answer(otherHost(request.headers), false);
      mayBegin(request).then(
        (allowed) => answer(null, allowed),
        (error: unknown) => answer(String(error), false),
      );
    },
    // Where a page of a partner polls, its browser asks whether it may read the answer.
    cors: {
      origin: (origin, answer) =>
        void isPartner(origin).then(
          (allowed) => answer(null, allowed),
          () => answer(null, false),
        ),
    },
    ...(redis && { adapter: createAdapter(redis) }),
  });

  io.use((socket, next) => void decide(socket, next));

  async function decide(socket: Parameters<typeof admit>[0], next: (refusal?: Error) => void): Promise<void> {
    try {
      await admit(socket);
      next();
    } catch (error) {
      if (error instanceof SocketRefusal) return next(error);
      // Internal errors are logged, not sent to the client.
      onError(error);
      next(new SocketRefusal('Error occurred', 500));
    }
  }

  /** Counts handshakes by address; those without a token, which can only be refused, get a smaller budget. */
  async function mayBegin(request: IncomingMessage): Promise<boolean> {
    const address = callerAddress(request, trustedProxies);
    await limits.takeFrom(address, 'handshakes');
    if (!hasToken(request)) await limits.takeFrom(address, 'connects');
    const { origin, host } = request.headers;
    return isOwnOrigin(origin, host, publicUrl) || isPartner(origin);
  }

  async function admit(
    socket: Socket<Record<string, never>, Record<string, never>, Record<string, never>, Identity>,
  ) {
    const { token } = socket.handshake.query;
    if (typeof token !== 'string' || token === '')
      throw new SocketRefusal('Token is required for authentication', 401);
    const identity = await identify(socket.handshake.headers, token);
    // An unknown token counts against the address, so that guessing is limited.
    const counted = identity
      ? limits.take('connects', countedIn(identity))
      : limits.takeFrom(callerAddress(socket.request, trustedProxies), 'connects');
    await counted.catch((error: unknown) => {
      throw error instanceof RateLimitedError ? new SocketRefusal('Too many connections', 429) : error;
    });
    if (!identity) throw new SocketRefusal('NOT_LOGIN', 401);
    if (socketsLike(identity) >= socketsPerUser) throw new SocketRefusal('Too many connections', 429);
    socket.data = identity;
  }

  /** Partner pages only use narrow tokens: a whole session's token there is stolen and refused. */
  async function identify(headers: IncomingHttpHeaders, token: string): Promise<Identity | null> {
    if (isNarrow(token))
      return embeds.bySocketToken(token, callingOrigin(headers, publicUrl)).catch((error: unknown) => {
        throw error instanceof RefusalError ? new SocketRefusal(error.reason, 403) : error;
      });
    if (!isOwnOrigin(headers.origin, headers.host, publicUrl)) return null;
    return (await sessions.byTicket(token)) ?? (await sessions.byAccessToken(token));
  }

  const questions = createSocketQuestions(onError);

  io.on('connection', (socket) => {
    questions.serve(socket);
    void socket.join([...roomsOf(socket.data), countedIn(socket.data), `session:${socket.data.sessionId}`]);
    // Checked again after joining: many sockets may have passed the first check at once.
    if (socketsLike(socket.data) > socketsPerUser) socket.disconnect(true);
    let second = 0;
    let events = 0;
    socket.use((_event, next) => {
      const now = Math.floor(performance.now() / 1000);
      events = now === second ? events + 1 : 1;
      second = now;
      if (events > eventsPerSecond) socket.disconnect(true);
      else next();
    });
  });

  const socketsLike = (identity: Identity) => io.sockets.adapter.rooms.get(countedIn(identity))?.size ?? 0;

  // A revocation told over Redis may be lost, and the clock may be moved: each node looks by itself.
  async function cutEnded(): Promise<void> {
    const open = [...io.sockets.sockets.values()];
    if (open.length === 0) return;
    const ids = [...new Set(open.map((socket) => socket.data.sessionId))];
    const narrow = await embeds.stillLive(ids.filter((id) => id.startsWith(narrowSession)));
    const whole = await sessions.stillLive(ids.filter((id) => !id.startsWith(narrowSession)));
    const live = new Set([...whole, ...narrow]);
    const now = clock.now();
    for (const socket of open)
      if (!live.has(socket.data.sessionId) || socket.data.expiresAt <= now) socket.disconnect(true);
  }
  const heartbeat = createHeartbeat(io, clock);
  const watch = setInterval(() => {
    cutEnded().catch(onError);
    heartbeat.beatIfDue().catch(onError);
  }, checkEvery);
  watch.unref();
  redis?.on('ready', () => void heartbeat.beat().catch(onError));

  return {
    publish: publishBy(io),
    publishIn: (room, { event }, payload) => void io.to(room).emit(event, payload),
    async isIn(room, userId) {
      const there = io.in(`${room}:${userId}`).fetchSockets();
      return withinPatience(there.then((found) => found.length > 0)).catch(() => false);
    },
    answer: questions.answer,
    tellHowFar: heartbeat.readBy,
    cut(sessionIds) {
      if (sessionIds.length > 0) io.in(sessionIds.map((id) => `session:${id}`)).disconnectSockets(true);
    },
    connectedUserIds: () => new Set([...io.sockets.sockets.values()].map((socket) => socket.data.userId)),
    async close() {
      clearInterval(watch);
      await io.close();
    },
  };
}
