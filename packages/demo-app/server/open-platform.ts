import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { type SessionsService, createSessionsService } from './modules/auth/sessions.service.ts';
import { createEmbedTokens } from './modules/partners/embed-tokens.service.ts';
import { createPartners } from './modules/partners/partners.service.ts';
import { createClock } from './platform/clock.ts';
import { openDatabase, requestTimeouts } from './platform/database/open-database.ts';
import { registerGuards } from './platform/http/create-server.ts';
import { createPartnerAuth } from './platform/security/partner-auth.ts';
import { createRoutes } from './platform/http/endpoint-route.ts';
import { createQueue } from './platform/queue/queue.ts';
import { createOutbox } from './platform/queue/outbox.ts';
import { type IsOwnHost, ownHosts } from './platform/security/own-hosts.ts';
import { createWatchdog } from './platform/database/watchdog.ts';
import type { Platform } from './platform/platform.ts';
import { createRateLimits, noRateLimits } from './platform/security/rate-limits.ts';
import { createSharedReads, noSharedReads } from './platform/http/shared-reads.ts';
import { type Sockets, createSockets } from './platform/realtime/sockets.ts';
import { createTransact } from './platform/database/unit-of-work.ts';
import { refuseDemoPeople } from './dev/seed/refuse-demo-people.ts';

type OnReuse = Parameters<typeof createSessionsService>[0]['onReuse'];
type State = Awaited<ReturnType<typeof openState>>;
export type Opened = Awaited<ReturnType<typeof openPlatform>>;

/** The platform of the modules. No route is served yet, and no job runs. */
export async function openPlatform(server: FastifyInstance, options: AppOptions, onReuse: OnReuse) {
  const { publicUrl, sandbox, secret, iconHosts } = options;
  const state = await openState(options, server.log);
  const isOwnHost: IsOwnHost = sandbox
    ? ownHosts([new URL(publicUrl).hostname, ...(options.hosts ?? [])])
    : () => true;
  const callers = createAuthentication(server, state, { ...options, isOwnHost, onReuse });
  // No load shedding in benchmarks, nor in a sandbox, which shares its machine with its visitor.
  const shedsLoad = options.rateLimits !== false && !sandbox;
  await registerGuards(server, { isOwnHost, publicUrl, iconHosts, shedsLoad });
  const { database, redis, queue, ...kept } = state;
  const { sessions, embedTokens: embeds, sockets } = callers;
  const watchdog = createWatchdog(
    (ms) => database.ping(ms),
    (options.databaseTimeouts ?? requestTimeouts).ping,
  );
  const partners = createPartnerAuth({ embeds, limits: kept.limits, publicUrl });
  const routes = createRoutes(server, { ...kept, sessions, partners, watchdog, checkAnswers: sandbox });
  const { repeat, wake } = queue;
  const own = { app: server, routes, queue, repeat, wake, watchdog, sockets, secret, publicUrl, sandbox };
  const platform: Platform = { ...kept, ...own };
  return { platform, database, redis, queue, report: kept.report, ...callers };
}

/** Loaded where Redis is used: a process without it starts sooner. */
const openRedis = async (url: string, log: FastifyBaseLogger) =>
  (await import('./platform/realtime/redis.ts')).connectRedis(url, log);

/** Database, Redis, clock, queue, outbox, rate limits. */
async function openState(options: AppOptions, log: FastifyBaseLogger) {
  const report = (error: unknown) => log.error({ err: error }, 'background work failed');
  const database = await openDatabase({
    url: options.databaseUrl,
    dataDir: options.dataDir,
    dump: options.dump,
    timeouts: options.databaseTimeouts ?? requestTimeouts,
    connections: options.pools?.databaseConnections,
    onError: report,
  });
  const { db } = database;
  const redis = options.redisUrl === undefined ? undefined : await openRedis(options.redisUrl, log);
  if (!options.sandbox) await refuseDemoPeople(database);
  const clock = await createClock(db, {
    movable: options.sandbox,
    shared: database.driver.kind === 'postgres',
  });
  const queue = createQueue(database, clock, report, {
    connections: options.pools?.jobConnections,
    hasSchedule: options.schedule,
  });
  return {
    database,
    redis,
    db,
    clock,
    queue,
    report,
    transact: createTransact(db, report),
    limits: options.rateLimits === false ? noRateLimits : createRateLimits(redis?.counter),
    shared: options.sharedReads === false ? noSharedReads : createSharedReads(clock),
    outbox: createOutbox({
      clock,
      db,
      queue,
      smtpUrl: options.sandbox ? undefined : options.smtpUrl,
      from: `Keo <no-reply@${new URL(options.publicUrl).hostname}>`,
      onUndeliverable: (message) => log.warn(message, 'no SMS provider is connected'),
    }),
  };
}

/** Sessions, narrow tokens of partners, and the sockets that both open. */
function createAuthentication(
  server: FastifyInstance,
  state: State,
  options: AppOptions & { isOwnHost: IsOwnHost; onReuse: OnReuse },
) {
  // Circular dependency: sockets authenticate by sessions, and sessions disconnect sockets.
  const cut = (ids: readonly string[]) => sockets.cut(ids);
  const sessions: SessionsService = createSessionsService({ ...state, cut, onReuse: options.onReuse });
  const partners = createPartners(state);
  const embedTokens = createEmbedTokens({ ...state, partners });
  const sockets: Sockets = createSockets(server.server, {
    ...state,
    sessions,
    embeds: embedTokens,
    redis: state.redis,
    publicUrl: options.publicUrl,
    trustedProxies: options.trustedProxies ?? 0,
    isOwnHost: options.isOwnHost,
    onError: state.report,
  });
  return { sessions, partners, embedTokens, sockets };
}
