import path from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { createAuthService } from './modules/auth/auth.service.ts';
import { authModule } from './modules/auth/auth.module.ts';
import { createCodesService } from './modules/auth/codes.service.ts';
import { type SessionsService, createSessionsService } from './modules/auth/sessions.service.ts';
import { healthModule } from './modules/health/health.module.ts';
import { iconsModule } from './modules/icons/icons.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import type { Notifications } from './modules/notifications/notifications.service.ts';
import { sandboxModule } from './modules/sandbox/sandbox.module.ts';
import { startStory } from './modules/sandbox/story.ts';
import { supportModule } from './modules/support/support.module.ts';
import { createUsersService } from './modules/users/users.service.ts';
import { usersModule } from './modules/users/users.module.ts';
import { createClock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { answerErrors, apiBase, createRoutes } from './platform/endpoint-route.ts';
import { createJobs } from './platform/jobs.ts';
import { logOptions } from './platform/log.ts';
import { openApiDocument } from './platform/open-api.ts';
import { createOutbox } from './platform/outbox.ts';
import { servePages } from './platform/pages.ts';
import type { Platform } from './platform/platform.ts';
import { createRateLimits, noRateLimits } from './platform/rate-limits.ts';
import { type Sockets, createSockets } from './platform/sockets.ts';
import { createTransact } from './platform/unit-of-work.ts';
import { seedDemo } from './seed/seed-demo.ts';

const bodyLimit = 1024 * 1024;

export type AppOptions = {
  /** PostgreSQL, or undefined for the embedded database. */
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  /** Folder of the embedded database; undefined keeps it in memory. */
  dataDir?: string | undefined;
  secret: string;
  publicUrl: string;
  sandbox: boolean;
  /** The story that keeps live notifications coming in the sandbox. */
  story: boolean;
  trustedProxies?: number;
  smtpUrl?: string | undefined;
  logLevel?: string;
  /** Where the log goes; the process's output where nothing is given. */
  logStream?: { write(line: string): void };
  /** Off for measuring: a benchmark is no attacker. */
  rateLimits?: boolean;
  /** The built product. */
  pagesFolder?: string;
};

export type App = {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly notifications: Notifications;
  /** From now on `/readyz` answers 503, so that nobody new is sent here. */
  stopTakingVisitors(): void;
  close(): Promise<void>;
};

/** Builds the whole server; nothing listens yet. Its modules are listed here, in order, by name. */
export async function buildApp(options: AppOptions): Promise<App> {
  const server = Fastify({
    logger: logOptions(options.logLevel ?? 'info', options.logStream),
    bodyLimit,
    // As many steps back along X-Forwarded-For as there are proxies of ours, and not one more.
    trustProxy: (_address, hop) => hop < (options.trustedProxies ?? 0),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  const { log } = server;
  const report = (error: unknown) => log.error({ err: error }, 'background work failed');

  const database = await openDatabase({
    url: options.databaseUrl,
    dataDir: options.dataDir,
    onError: report,
  });
  const redis = options.redisUrl === undefined ? undefined : connectRedis(options.redisUrl, log);
  const { db } = database;
  const transact = createTransact(db, report);
  const clock = await createClock(db, {
    movable: options.sandbox,
    shared: database.driver.kind === 'postgres',
  });
  const limits = options.rateLimits === false ? noRateLimits : createRateLimits(redis);
  const jobs = createJobs(database, report);
  const outbox = createOutbox({
    clock,
    db,
    jobs,
    smtpUrl: options.sandbox ? undefined : options.smtpUrl,
    onUndeliverable: (message) => log.warn(message, 'no SMS provider is connected'),
  });

  // Sockets ask who somebody is, and sessions cut sockets: the one knot, tied here.
  const sessions: SessionsService = createSessionsService({
    db,
    transact,
    clock,
    cut: (ids) => sockets.cut(ids),
  });
  const sockets: Sockets = createSockets(server.server, { sessions, clock, limits, redis, onError: report });
  let stopping = false;

  await server.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy },
    crossOriginEmbedderPolicy: false,
  });
  await server.register(cors, { origin: false });
  answerErrors(server);

  const routes = createRoutes(server, { sessions, limits, checkAnswers: options.sandbox });
  const platform: Platform = {
    app: server,
    routes,
    db,
    transact,
    clock,
    jobs,
    outbox,
    limits,
    sockets,
    secret: options.secret,
    sandbox: options.sandbox,
  };

  const notifications = notificationsModule(platform);
  const users = createUsersService({ db, clock, countUnread: (userId) => notifications.countUnread(userId) });
  const codes = createCodesService({ db, clock, secret: options.secret });
  healthModule(server, { database, redis, isStopping: () => stopping });
  authModule(platform, createAuthService(platform, { users, sessions, codes }), sessions);
  usersModule(platform, users);
  iconsModule(server);
  supportModule(platform);
  sandboxModule(platform, { notifications, users });

  server.get(`${apiBase}/openapi.json`, async () => openApiDocument(routes.served(), options.publicUrl));
  await servePages(server, {
    folder: options.pagesFolder ?? path.resolve(import.meta.dirname, '../dist'),
    publicUrl: options.publicUrl,
    sandbox: options.sandbox,
  });
  server.addHook('preClose', () => sockets.close());
  await jobs.start();
  if (options.sandbox) await seedDemo(platform, notifications);
  const endStory = options.story
    ? startStory({ ...platform, notifications, users }, report)
    : () => undefined;
  await server.ready();

  return {
    server,
    platform,
    notifications,
    stopTakingVisitors() {
      stopping = true;
    },
    async close() {
      stopping = true;
      endStory();
      await server.close();
      await jobs.stop();
      clock.stop();
      redis?.disconnect();
      await database.close();
    },
  };
}

const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  // React writes style attributes for measures it only knows at run time (a ring's turn, a popover's place).
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true, commandTimeout: 1000 });
  // Without a listener a lost Redis would end the process; the service goes on without it.
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis is away'));
  return redis;
}
