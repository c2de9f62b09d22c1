import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { healthModule } from './modules/health/health.module.ts';
import type { Partners } from './modules/partners/partners.service.ts';
import { openStores } from './modules/uploads/storage/open-stores.ts';
import { type Opened, openPlatform } from './open-platform.ts';
import { createServer } from './platform/http/create-server.ts';
import type { Platform } from './platform/platform.ts';
import { type Modules, serveModules } from './serve-modules.ts';
import { serveSite } from './serve-site.ts';

const drainTimeout = 8000;

export type App = Readonly<Modules> & {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly partners: Partners;
  readonly jobs: Modules['jobs'];
  readonly reviewKeeper: Modules['keeper'];
  /** From now on `/readyz` answers 503, so that load balancers send no new requests. */
  startDraining(): void;
  close(): Promise<void>;
};

async function startStory({ sockets, report }: Opened, server: FastifyInstance): Promise<() => void> {
  const { startLiveStory } = await import('./dev/story/play-story.ts');
  const { sendWithin } = await import('./dev/story/send-within.ts');
  return startLiveStory({ sockets, send: sendWithin(server) }, report);
}

/** Builds the whole server without listening: the platform, the modules on it, the site around them. */
export async function buildApp(options: AppOptions): Promise<App> {
  const server = createServer(options);
  let isStopping = false;
  // Circular dependency: a session that ends mails its owner through services that need the platform.
  const opened = await openPlatform(server, options, (unit, { userId, device }) =>
    modules.tellOwner(unit, userId, { what: 'sessionClosed', device }),
  );
  const { platform, database, redis, queue, sockets, report } = opened;
  const places = await openStores({ objectStore: options.objectStore, dataDir: options.dataDir });
  healthModule(server, { database, redis, isStopping: () => isStopping });
  const modules: Modules = await serveModules(opened, options, places);
  await serveSite(platform, options, modules);

  server.addHook('preClose', () => sockets.close());
  await queue.start();
  await modules.bankEvents.recoverUnapplied(report);
  if (options.sandbox) {
    const { seedDemo } = await import('./dev/seed/seed-demo.ts');
    await seedDemo(platform, { ...places, passwords: modules.passwords }, options.demo, () =>
      server.log.warn(
        'the demo’s past is older than its seed and is lived anew, for a minute or two: pnpm past',
      ),
    );
  }
  await server.ready();
  const endStory = options.story ? await startStory(opened, server) : () => undefined;

  return {
    ...modules,
    server,
    platform,
    partners: opened.partners,
    jobs: modules.jobs,
    reviewKeeper: modules.keeper,
    startDraining() {
      isStopping = true;
    },
    async close() {
      isStopping = true;
      endStory();
      // Fastify closes sockets first (preClose), then waits for open requests, for this long at most.
      const tooLong = setTimeout(() => server.server.closeAllConnections(), drainTimeout);
      await server.close();
      clearTimeout(tooLong);
      await queue.stop();
      platform.clock.stop();
      redis?.close();
      await database.close();
      await places.close();
    },
  };
}
