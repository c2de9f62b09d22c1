import path from 'node:path';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { tellOwnerBy } from './modules/auth/tell-owner.ts';
import { createAuthService } from './modules/auth/auth.service.ts';
import { authModule } from './modules/auth/auth.module.ts';
import { enterBy } from './modules/auth/enter.ts';
import { createPasskeys } from './modules/auth/passkeys.service.ts';
import { passkeysModule } from './modules/auth/passkeys.module.ts';
import { createKnownDevices } from './modules/auth/known-devices.service.ts';
import { createPasswords } from './modules/auth/password.ts';
import { accountClosingModule } from './modules/account-closing/account-closing.module.ts';
import { createAccountClosing } from './modules/account-closing/account-closing.service.ts';
import { applicationsModule } from './modules/applications/applications.module.ts';
import { blocksModule } from './modules/blocks/blocks.module.ts';
import { portfolioModule } from './modules/portfolio/portfolio.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import { chatModule } from './modules/chat/chat.module.ts';
import { createChatService } from './modules/chat/chat.service.ts';
import { bankCardsModule } from './modules/bank-cards/bank-cards.module.ts';
import { type SessionsService, createSessionsService } from './modules/auth/sessions.service.ts';
import { dataExportsModule } from './modules/data-exports/data-exports.module.ts';
import { createDataExports } from './modules/data-exports/data-exports.service.ts';
import { exportSourcesOf } from './modules/data-exports/export-sources.ts';
import { dealLogsModule } from './modules/deal-logs/deal-logs.module.ts';
import { dealsModule } from './modules/deals/deals.module.ts';
import type { DealsService } from './modules/deals/deals.service.ts';
import type { Market } from './modules/deals/market.service.ts';
import { healthModule } from './modules/health/health.module.ts';
import { iconsModule } from './modules/icons/icons.module.ts';
import { createJobPages } from './modules/jobs/job-pages.ts';
import { jobsModule } from './modules/jobs/jobs.module.ts';
import type { JobsService } from './modules/jobs/jobs.service.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import type { Notifications } from './modules/notifications/notifications.service.ts';
import { createEmbedTokens } from './modules/partners/embed-tokens.service.ts';
import { createDemoPartner } from './modules/partners/demo-partner.service.ts';
import { createLinks } from './modules/partners/links.service.ts';
import { partnerSitesModule } from './modules/partners/partner-sites.module.ts';
import { partnersModule } from './modules/partners/partners.module.ts';
import { type Partners, createPartners } from './modules/partners/partners.service.ts';
import type { BankEvents } from './modules/recharge/bank-events.service.ts';
import { type ReceivingBank, sandboxAccount } from './modules/recharge/receiving-bank.ts';
import { proofsModule } from './modules/proofs/proofs.module.ts';
import { rechargeModule, sandboxSecret } from './modules/recharge/recharge.module.ts';
import type { RechargeService } from './modules/recharge/recharge.service.ts';
import type { Suspense } from './modules/recharge/suspense.service.ts';
import { sandboxModule } from './modules/sandbox/sandbox.module.ts';
import { supportModule } from './modules/support/support.module.ts';
import type { Escrows } from './modules/wallet/escrow.service.ts';
import type { Ledger } from './modules/wallet/ledger.service.ts';
import { reconcile } from './modules/wallet/reconcile.service.ts';
import { walletModule } from './modules/wallet/wallet.module.ts';
import type { Files } from './modules/uploads/files.service.ts';
import { openStores } from './modules/uploads/storage/open-stores.ts';
import { uploadsModule } from './modules/uploads/uploads.module.ts';
import { transactionsModule } from './modules/transactions/transactions.module.ts';
import { createTransactions } from './modules/transactions/transactions.service.ts';
import { createUserPages } from './modules/users/user-pages.ts';
import { usersModule } from './modules/users/users.module.ts';
import type { Payouts } from './modules/withdraw/payouts.service.ts';
import { withdrawModule } from './modules/withdraw/withdraw.module.ts';
import type { WithdrawService } from './modules/withdraw/withdraw.service.ts';
import { trustProxies } from './platform/caller-address.ts';
import { createClock } from './platform/clock.ts';
import { type DatabaseWaits, openDatabase, waitsOfPeople } from './platform/database.ts';
import { type ObjectStore, type Pools, defaultQuotaMb } from './platform/env.ts';
import { createEmbedDoors } from './platform/embed-doors.ts';
import { answerBusy, answerErrors } from './platform/answer-errors.ts';
import { createRoutes, readBodies } from './platform/endpoint-route.ts';
import { compressAnswers } from './platform/compression.ts';
import { createJobs } from './platform/jobs.ts';
import { logOptions } from './platform/log.ts';
import { serveOpenApi } from './platform/open-api.ts';
import { createOutbox } from './platform/outbox.ts';
import { type IsOwnHost, ownHosts, refuseOtherHosts } from './platform/own-hosts.ts';
import { reviewsModule } from './modules/reviews/reviews.module.ts';
import type { ReviewKeeper } from './modules/reviews/review-keeper.service.ts';
import { serveSitemap } from './modules/jobs/sitemap.ts';
import { firstOf } from './platform/page-head.ts';
import { servePages } from './platform/pages.ts';
import { createPatience } from './platform/patience.ts';
import type { Platform } from './platform/platform.ts';
import { connectRedis } from './platform/redis.ts';
import { createRateLimits, noRateLimits } from './platform/rate-limits.ts';
import { serveScriptTag } from './platform/script-tag.ts';
import { serveStorybook } from './platform/storybook.ts';
import { createSharedReads, noSharedReads } from './platform/shared-reads.ts';
import { type Sockets, createSockets } from './platform/sockets.ts';
import { createTransact } from './platform/unit-of-work.ts';
import { refuseDemoPeople } from './seed/refuse-demo-people.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { AccountLookup } from './modules/bank-cards/bank-cards.service.ts';
import { createServices } from './services.ts';
import { startLiveStory } from './story/live-story.ts';
import { sendWithin } from './story/send-within.ts';

const megabyte = 1024 * 1024;
const bodyLimit = megabyte;
const longestDrain = 8000;

export type AppOptions = {
  /** PostgreSQL, or undefined for the embedded database. */
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  /** Folder of the embedded database; undefined keeps it in memory. */
  dataDir?: string | undefined;
  /** Dump to start an embedded in-memory database from. */
  begins?: Blob;
  /** Timeouts of PostgreSQL, where not the default: tests must not depend on the machine's speed. */
  databaseWaits?: DatabaseWaits | undefined;
  /** Sizes of pools, where not the default. */
  pools?: Pools;
  secret: string;
  publicUrl: string;
  /** Icon hosts for pages besides this server. */
  iconHosts?: readonly string[] | undefined;
  sandbox: boolean;
  /** Host names that the sandbox answers to, besides localhost and that of `publicUrl`. */
  hosts?: readonly string[];
  /** The sandbox's demo data: a market of three months, the seed file alone, or only users with money. */
  demo?: 'market' | 'named' | 'people';
  /** Whether demo users act towards visitors (the live story), in the sandbox. */
  story: boolean;
  trustedProxies?: number;
  smtpUrl?: string | undefined;
  /** Bucket for uploads; default is the data folder. */
  objectStore?: ObjectStore | undefined;
  /** Upload quota of each user, in megabytes. */
  uploadQuotaMb?: number;
  /** The account for recharges and the secrets of its callbacks; the sandbox has its own. */
  bank?: ReceivingBank | undefined;
  /** Provider of account holders' names; default is none. */
  accountLookup?: AccountLookup | undefined;
  logLevel?: string;
  /** Where the log is written; default is stdout. */
  logStream?: { write(line: string): void };
  /** KiB of memory for hashing a password; less than the default for tests, which hash thousands. */
  passwordMemory?: number | undefined;
  /** Off for benchmarks. */
  rateLimits?: boolean;
  /** Whether reads of public pages are cached for a moment; off for tests, which read what they have just changed. */
  sharedReads?: boolean;
  /** The built product. */
  pagesFolder?: string;
  /** The built script tag. */
  scriptTagFolder?: string;
  /** The built Storybook, shown in the sandbox; it may be built later. */
  storybookFolder?: string;
};

export type App = {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly notifications: Notifications;
  readonly ledger: Ledger;
  readonly escrows: Escrows;
  readonly recharge: RechargeService;
  readonly bankEvents: BankEvents;
  readonly suspense: Suspense;
  readonly withdraw: WithdrawService;
  readonly jobs: JobsService;
  readonly deals: DealsService;
  readonly market: Market;
  readonly reviewKeeper: ReviewKeeper;
  readonly payouts: Payouts;
  readonly files: Files;
  readonly partners: Partners;
  /** From now on `/readyz` answers 503, so that no new traffic is sent here. */
  stopTakingVisitors(): void;
  close(): Promise<void>;
};

/** Builds the whole server without listening. Modules are listed here, in order. */
export async function buildApp(options: AppOptions): Promise<App> {
  const server = Fastify({
    logger: logOptions(options.logLevel ?? 'info', options.logStream),
    bodyLimit,
    // Against slow requests that hold a connection (slowloris).
    requestTimeout: 30_000,
    trustProxy: trustProxies(options.trustedProxies ?? 0),
    // On close, idle connections are cut at once, others when their request is answered.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  const { log } = server;
  const report = (error: unknown) => log.error({ err: error }, 'background work failed');

  const waits = options.databaseWaits ?? waitsOfPeople;
  const database = await openDatabase({
    url: options.databaseUrl,
    dataDir: options.dataDir,
    begins: options.begins,
    waits,
    connections: options.pools?.databaseConnections,
    onError: report,
  });
  const redis = options.redisUrl === undefined ? undefined : await connectRedis(options.redisUrl, log);
  const { db } = database;
  if (!options.sandbox) await refuseDemoPeople(database);
  const transact = createTransact(db, report);
  const clock = await createClock(db, {
    movable: options.sandbox,
    shared: database.driver.kind === 'postgres',
  });
  const limits = options.rateLimits === false ? noRateLimits : createRateLimits(redis?.counter);
  const shared = options.sharedReads === false ? noSharedReads : createSharedReads(clock);
  const jobs = createJobs(database, clock, report, options.pools?.jobConnections);
  const outbox = createOutbox({
    clock,
    db,
    jobs,
    smtpUrl: options.sandbox ? undefined : options.smtpUrl,
    from: `Keo <no-reply@${new URL(options.publicUrl).hostname}>`,
    onUndeliverable: (message) => log.warn(message, 'no SMS provider is connected'),
  });

  // Circular: sockets authenticate by sessions, and sessions cut sockets. Tied here.
  const sessions: SessionsService = createSessionsService({
    db,
    transact,
    clock,
    cut: (ids) => sockets.cut(ids),
    onReuse: (unit, { userId, device }) => tellOwner(unit, userId, { what: 'sessionClosed', device }),
  });
  const partners = createPartners({ clock });
  const embedTokens = createEmbedTokens({ db, transact, clock }, { partners });
  const isOwnHost: IsOwnHost = options.sandbox
    ? ownHosts([new URL(options.publicUrl).hostname, ...(options.hosts ?? [])])
    : () => true;
  const sockets: Sockets = createSockets(server.server, {
    sessions,
    embeds: embedTokens,
    clock,
    limits,
    redis: redis?.bus,
    publicUrl: options.publicUrl,
    trustedProxies: options.trustedProxies ?? 0,
    isOwnHost,
    onError: report,
  });
  let stopping = false;

  refuseOtherHosts(server, isOwnHost);
  await server.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy(options.publicUrl, options.iconHosts) },
    crossOriginEmbedderPolicy: false,
  });
  await server.register(underPressure, {
    // Under pressure the server answers 503; benchmarks switch it off, and a sandbox shares its machine with whoever
    // tries it.
    maxEventLoopDelay: options.rateLimits === false || options.sandbox ? 0 : 2000,
    retryAfter: 5,
    pressureHandler: (request, reply) => {
      if (request.url !== '/livez') answerBusy(request, reply);
    },
  });
  await compressAnswers(server);
  readBodies(server);
  answerErrors(server);

  const patience = createPatience((ms) => database.ping(ms), waits.ping);
  const routes = createRoutes(server, {
    sessions,
    partners: createEmbedDoors({ embeds: embedTokens, limits, publicUrl: options.publicUrl }),
    limits,
    patience,
    shared,
    checkAnswers: options.sandbox,
  });
  const platform: Platform = {
    app: server,
    routes,
    db,
    transact,
    clock,
    jobs,
    again: jobs.again,
    wake: jobs.wake,
    outbox,
    limits,
    patience,
    shared,
    sockets,
    secret: options.secret,
    publicUrl: options.publicUrl,
    sandbox: options.sandbox,
    report,
  };

  const receiving: ReceivingBank = {
    account: options.bank?.account ?? (options.sandbox ? sandboxAccount : null),
    secrets: {
      ...options.bank?.secrets,
      ...(options.sandbox && { sandbox: [sandboxSecret(options.secret)] }),
    },
  };
  const places = await openStores({
    objectStore: options.objectStore,
    dataDir: options.dataDir,
  });
  const quota = (options.uploadQuotaMb ?? defaultQuotaMb) * megabyte;
  const services = createServices(platform, {
    receiving,
    places,
    quota,
    accountLookup: options.accountLookup,
  });
  const { notifications, users, bankEvents, payouts, deals, market, files } = services;
  const passwords = createPasswords(options.passwordMemory, options.pools?.passwordHashes);
  const tellOwner = tellOwnerBy({ ...platform, users });
  const links = createLinks({ db, transact, clock }, tellOwner);
  healthModule(server, { database, redis, isStopping: () => stopping });
  sockets.tellHowFar(services.howFarOf);
  notificationsModule(platform, notifications);
  const devices = createKnownDevices({ clock, tellOwner });
  const entry = { users, codes: services.codes, passwords, tellOwner, enter: enterBy({ sessions, devices }) };
  const auth = createAuthService(platform, { ...entry, sessions, links, devices });
  authModule(platform, auth, { sessions, embedTokens });
  const passkeys = createPasskeys(platform, entry);
  passkeysModule(platform, passkeys);
  usersModule(platform, { users, profiles: services.profiles, photos: services.photos });
  blocksModule(platform, services.blocks);
  reportsModule(platform, services.reports);
  portfolioModule(platform, services.portfolio);
  walletModule(platform, services.wallet, () => database.patiently((own) => reconcile(own, clock)));
  rechargeModule(platform, {
    recharge: services.recharge,
    claims: services.claims,
    events: bankEvents,
    bank: receiving,
  });
  const transactions = createTransactions({ db, users });
  transactionsModule(platform, transactions);
  bankCardsModule(platform, services.cards);
  withdrawModule(platform, { withdraw: services.withdraw, payouts });
  jobsModule(platform, services.postings);
  applicationsModule(platform, services.applications);
  dealsModule(platform, { deals, market });
  proofsModule(platform, services.proofs);
  dealLogsModule(platform, services.dealLogs);
  reviewsModule(platform, { reviews: services.reviews, keeper: services.keeper, files });
  const chat = createChatService(platform, { users, notifications, files });
  chatModule(platform, chat);
  uploadsModule(platform, { uploads: services.uploads, files, stores: services.stores });
  const dataExports = createDataExports(platform, {
    users,
    stores: services.stores,
    sources: exportSourcesOf(platform, { ...services, chat, transactions, links, passkeys }),
    tellOwner,
  });
  dataExportsModule(platform, dataExports);
  accountClosingModule(
    platform,
    createAccountClosing(platform, {
      users,
      wallet: services.wallet,
      applications: services.applications,
      passwords,
      sessions,
      codes: services.codes,
      links,
      exports: dataExports,
      passkeys,
      tellOwner,
    }),
  );
  partnersModule(platform, { tokens: embedTokens, links });
  await partnerSitesModule(
    platform,
    createDemoPartner(platform, {
      partners,
      links,
      tokens: embedTokens,
      findPerson: async (username) => (await users.byIdentifier(db, username))?.id ?? null,
    }),
  );
  iconsModule(server);
  supportModule(platform);
  sandboxModule(platform, { notifications, users, partners });

  serveOpenApi(platform);
  await serveScriptTag(
    server,
    options.scriptTagFolder ?? path.resolve(import.meta.dirname, '../../react/script-tag/dist'),
  );
  if (options.sandbox)
    await serveStorybook(
      server,
      options.storybookFolder ?? path.resolve(import.meta.dirname, '../../../.storybook-static'),
    );
  serveSitemap(platform);
  await servePages(server, {
    folder: options.pagesFolder ?? path.resolve(import.meta.dirname, '../dist'),
    publicUrl: options.publicUrl,
    sandbox: options.sandbox,
    iconHosts: options.iconHosts,
    about: firstOf(createJobPages(services.postings, platform), createUserPages(users, platform)),
    limits,
  });
  server.addHook('preClose', () => sockets.close());
  await jobs.start();
  await bankEvents.applyLeftBehind(report);
  if (options.sandbox)
    await seedDemo(platform, { ...places, passwords }, options.demo, () =>
      log.warn('the demo’s past is older than its seed and is lived anew, for a minute or two: pnpm past'),
    );
  await server.ready();
  const endStory = options.story
    ? startLiveStory({ sockets, send: sendWithin(server) }, report)
    : () => undefined;

  return {
    server,
    platform,
    notifications,
    ledger: services.ledger,
    escrows: services.escrows,
    recharge: services.recharge,
    bankEvents,
    suspense: services.suspense,
    partners,
    withdraw: services.withdraw,
    payouts,
    jobs: services.postings,
    files,
    deals,
    market,
    reviewKeeper: services.keeper,
    stopTakingVisitors() {
      stopping = true;
    },
    async close() {
      stopping = true;
      endStory();
      // Sockets are told first (preClose), then requests finish, at most for this long.
      const tooLong = setTimeout(() => server.server.closeAllConnections(), longestDrain);
      await server.close();
      clearTimeout(tooLong);
      await jobs.stop();
      clock.stop();
      redis?.close();
      await database.close();
      await places.close();
    },
  };
}

const contentPolicy = (publicUrl: string, iconHosts: readonly string[] = []) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  // React sets style attributes for measures known at run time (a ring's turn, a popover's place).
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'"],
  // In older Safari `'self'` does not cover the page's own WebSocket.
  connectSrc: [
    "'self'",
    publicUrl.replace(/^http/, 'ws'),
    ...new Set(iconHosts.map((host) => new URL(host).origin)),
  ],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: publicUrl.startsWith('https:') ? [] : null,
});
