import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http';
import type { Message, MessagePayload } from '@keo/core/contract';
import { Server, type Socket } from 'socket.io';
import { parseLocale, say } from '../texts/say.ts';
import type { Clock } from '../clock.ts';
import { type Embeds, narrowSession } from '../security/embeds.ts';
import { type ReadSyncState, createHeartbeat } from './heartbeat.ts';
import type { IsOwnHost } from '../security/own-hosts.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import type { RedisLinks } from './redis.ts';
import type { Identity, Sessions } from '../security/sessions.ts';
import { limitRoom, createSocketAdmission, socketsPerUser } from './socket-admission.ts';
import { type SocketQuestions, createSocketQuestions } from './socket-questions.ts';

/** Sends to a user's sockets on every node. Messages may be lost: clients catch up by `seq`. */
export type Publisher = {
  publish<M extends Message>(userId: string, message: M, payload: MessagePayload<M>): void;
};

export type Rooms = Publisher & {
  /** To every socket in the room. */
  publishIn<M extends Message>(room: string, message: M, payload: MessagePayload<M>): void;
  /** Whether the user is present; a node that does not answer in time counts as absent. */
  isIn(room: string, userId: string): Promise<boolean>;
};

export type Sockets = Rooms &
  SocketQuestions & {
    heartbeatFrom(read: ReadSyncState): void;
    /** A heartbeat now, of this node. */
    beat(): Promise<void>;
    /** Disconnects every socket of these sessions, on every node. */
    cut(sessionIds: readonly string[]): void;
    /** On this node. */
    connectedUserIds(): ReadonlySet<string>;
    close(): Promise<void>;
  };

type Io = Server<
  Record<string, never>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  Identity
>;

/** In bytes: a message of 4,000 characters, however they are escaped, and its files. */
export const maxMessageSize = 32 * 1024;
const checkEvery = 2500;
const eventsPerSecond = 20;

/** In ms: a node that has just ended never answers. */
const nodesTimeout = 300;

const withinTimeout = (answer: Promise<boolean>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    setTimeout(() => resolve(false), nodesTimeout);
    answer.then(resolve, reject);
  });

const otherHost = (headers: IncomingHttpHeaders) =>
  say(parseLocale(headers['accept-language']), 'otherHost', { host: headers.host ?? '–' });

/** To the rooms of the user, on every node that the adapter reaches. */
export const publishBy =
  (io: Pick<Io, 'to'>): Publisher['publish'] =>
  (userId, { event, scope }, payload) => {
    const rooms = [`u:${userId}`, ...(scope === null ? [] : [`u:${userId}:${scope}`])];
    io.to(rooms).emit(event, payload);
  };

/** A whole session gets every message of its user, a narrow token those of its scopes. */
const getRooms = ({ userId, grant }: Identity): string[] =>
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

/** A revocation sent over Redis may be lost, and the clock may be moved, so each node checks for itself. */
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
    redis: Pick<RedisLinks, 'bus' | 'createAdapter'> | undefined;
    /** Pages of other origins may not open a socket. */
    publicUrl: string;
    /** See `callerAddress`. */
    trustedProxies: number;
    isOwnHost: IsOwnHost;
    onError: (error: unknown) => void;
  },
): Sockets {
  const { clock, redis, isOwnHost, onError } = deps;
  const countSockets = (identity: Identity) => io.sockets.adapter.rooms.get(limitRoom(identity))?.size ?? 0;
  const { isPartner, mayHandshake, decide } = createSocketAdmission({ ...deps, countSockets });
  const io: Io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: maxMessageSize,
    connectionStateRecovery: { maxDisconnectionDuration: 60_000, skipMiddlewares: false },
    allowRequest: (request, answer) => {
      if (!isOwnHost(request.headers.host)) return answer(otherHost(request.headers), false);
      mayHandshake(request).then(
        (allowed) => answer(null, allowed),
        (error: unknown) => answer(String(error), false),
      );
    },
    // For partners' pages that use HTTP long-polling.
    cors: {
      origin: (origin, answer) =>
        void isPartner(origin).then(
          (allowed) => answer(null, allowed),
          () => answer(null, false),
        ),
    },
    ...(redis && { adapter: redis.createAdapter() }),
  });

  io.use((socket, next) => void decide(socket, next));

  const questions = createSocketQuestions({ onError });

  io.on('connection', (socket) => {
    questions.serve(socket);
    void socket.join([...getRooms(socket.data), limitRoom(socket.data), `session:${socket.data.sessionId}`]);
    // Checked again after joining: concurrent sockets may all have passed the first check.
    if (countSockets(socket.data) > socketsPerUser) socket.disconnect(true);
    limitEvents(socket);
  });

  const heartbeat = createHeartbeat(io, clock);
  const watch = setInterval(() => {
    cutEnded(io, deps).catch(onError);
    heartbeat.beatIfDue().catch(onError);
  }, checkEvery);
  watch.unref();
  redis?.bus.on('ready', () => void heartbeat.beat().catch(onError));

  return {
    publish: publishBy(io),
    publishIn: (room, { event }, payload) => void io.to(room).emit(event, payload),
    async isIn(room, userId) {
      const there = io.in(`${room}:${userId}`).fetchSockets();
      return withinTimeout(there.then((found) => found.length > 0)).catch(() => false);
    },
    answer: questions.answer,
    heartbeatFrom: heartbeat.readFrom,
    beat: heartbeat.beat,
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
