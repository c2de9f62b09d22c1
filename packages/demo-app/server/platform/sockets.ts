import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Message, MessagePayload, Question } from '@keo/core/contract';
import type { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { localeOf, say } from '../texts/say.ts';
import type { Clock } from './clock.ts';
import { type Embeds, narrowSession } from './embeds.ts';
import { type ReadHowFar, createHeartbeat } from './heartbeat.ts';
import type { IsOwnHost } from './own-hosts.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Identity, Sessions } from './sessions.ts';
import { countedIn, createSocketAdmission, socketsPerUser } from './socket-admission.ts';
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

/** Cuts a socket that says more in a second than any client of ours. */
function limitEvents(socket: Pick<Socket, 'use' | 'disconnect'>): void {
  let second = 0;
  let events = 0;
  socket.use((_event, next) => {
    const now = Math.floor(performance.now() / 1000);
    events = now === second ? events + 1 : 1;
    second = now;
    if (events > eventsPerSecond) socket.disconnect(true);
    else next();
  });
}

/** A revocation told over Redis may be lost, and the clock may be moved: each node looks by itself. */
async function cutEnded(
  io: Io,
  { sessions, embeds, clock }: { sessions: Sessions; embeds: Embeds; clock: Clock },
): Promise<void> {
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
  const { clock, redis, isOwnHost, onError } = deps;
  const socketsLike = (identity: Identity) => io.sockets.adapter.rooms.get(countedIn(identity))?.size ?? 0;
  const { isPartner, mayBegin, decide } = createSocketAdmission({ ...deps, socketsLike });
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

  const questions = createSocketQuestions(onError);

  io.on('connection', (socket) => {
    questions.serve(socket);
    void socket.join([...roomsOf(socket.data), countedIn(socket.data), `session:${socket.data.sessionId}`]);
    // Checked again after joining: many sockets may have passed the first check at once.
    if (socketsLike(socket.data) > socketsPerUser) socket.disconnect(true);
    limitEvents(socket);
  });

  const heartbeat = createHeartbeat(io, clock);
  const watch = setInterval(() => {
    cutEnded(io, deps).catch(onError);
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
