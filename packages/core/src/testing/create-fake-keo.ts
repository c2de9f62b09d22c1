import { type Keo, createKeo } from '../client/create-keo.ts';
import type { Clock, Ports } from '../client/ports.ts';
import { createCookieTokenStore } from '../auth/token-store.ts';
import type { Locale } from '../i18n/locale.ts';
import { systemClock } from '../storage/system-clock.ts';
import type { User } from '../users/users.schema.ts';
import { createFakeBrowser } from './fake-browser.ts';
import { type FakeNetwork, createFakeNetwork, fakeApiBase } from './fake-network.ts';
import { type FakePage, createFakePage } from './fake-page.ts';
import { type FakeServer, createFakeServer } from './fake-server.ts';
import type { Misbehaviour } from './misbehaviours.ts';
import { fakePeople } from './people.ts';
import { type LogSketch, shopStory } from './stories.ts';

export type FakeKeoOptions = {
  /** Username of a person of `fakePeople` whose session is already stored; nobody unless told. */
  signedInAs?: string;
  /** What has happened to that person, in any order; the story of the shop unless told. `ducthinh` has none. */
  logs?: readonly LogSketch[];
  /** What goes wrong from the start; see `network.misbehave` for later. */
  misbehaviours?: readonly Misbehaviour[];
  people?: readonly User[];
  locale?: Locale;
  texts?: { vi: Readonly<Record<string, string>>; en: Readonly<Record<string, string>> };
  /** Milliseconds that an exchange takes; 0 unless told. */
  latency?: number;
  clock?: Clock;
  /** Parts of the world to use instead of the fake's own. */
  ports?: Partial<Ports>;
};

/** One tab of the fake browser: a real client, started, and the page under it. */
export type FakeTab = { readonly keo: Keo; readonly page: FakePage };

export type FakeKeo = FakeTab & {
  readonly server: FakeServer;
  readonly network: FakeNetwork;
  /** One more tab of the same browser. */
  openTab(): FakeTab;
};

/**
 * A real client of Keo, started, over a server in memory that keeps the contract. Nothing leaves the process.
 * End it with `keo.stop()`.
 */
export function createFakeKeo(options: FakeKeoOptions = {}): FakeKeo {
  const { signedInAs, clock = systemClock, people = fakePeople, latency = 0, locale, texts } = options;
  const server = createFakeServer({ clock, people });
  const network = createFakeNetwork({ server, clock, latency, misbehaviours: options.misbehaviours ?? [] });
  const browser = createFakeBrowser(clock);

  if (signedInAs !== undefined) {
    const logs = options.logs ?? (signedInAs === 'ducthinh' ? [] : shopStory);
    for (const log of [...logs].sort((a, b) => b.ago - a.ago))
      server.notify(signedInAs, { ...log, ago: log.ago || 1 });
    createCookieTokenStore(browser.cookies, 'localhost').write({ id: 'fake', ...server.open(signedInAs) });
  }

  const openTab = (): FakeTab => {
    const page = createFakePage();
    const { cookies, storage } = browser;
    const { fetch, connectSocket } = network;
    const keo = createKeo({
      apiBase: fakeApiBase,
      root: null,
      ...(locale && { locale }),
      ...(texts && { texts }),
      ports: {
        clock,
        fetch,
        connectSocket,
        cookies,
        storage,
        tabs: browser.createTabs(),
        page,
        lock: undefined,
        secrets: undefined,
        random: () => 0.5,
        ...options.ports,
      },
    });
    return { keo: keo.start(), page };
  };
  return { ...openTab(), server, network, openTab };
}
