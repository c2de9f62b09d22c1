import { type Keo, createKeo } from '../client/create-keo.ts';
import type { Ports } from '../ports/ports.ts';
import { createCookieTokenStore } from '../auth/token-store.ts';
import type { Locale } from '../ports/locale.ts';
import type { ReconnectOptions } from '../socket/reconnect-delay.ts';
import { systemClock } from '../storage/system-clock.ts';
import { type FakeBackend, type FakeBackendOptions, createFakeBackend } from './create-fake-backend.ts';
import { createFakeBrowser } from './fake-browser.ts';
import { fakeApiBase } from './fake-network.ts';
import { fakeParts } from './fake-parts.ts';
import { type FakePage, createFakePage } from './fake-page.ts';
import type { KeptNotifications } from '../domain/domain.ts';

export type FakeKeoOptions = FakeBackendOptions & {
  locale?: Locale;
  texts?: { vi: Readonly<Record<string, string>>; en: Readonly<Record<string, string>> };
  notifications?: KeptNotifications;
  socket?: ReconnectOptions;
  /** Ports that replace the fake's. */
  ports?: Partial<Ports>;
};

/** One tab of the fake browser: a real client, started, and the page under it. */
export type FakeTab = { readonly keo: Keo; readonly page: FakePage };

export type FakeKeo = FakeTab &
  FakeBackend & {
    /** One more tab of the same browser. */
    openTab(): FakeTab;
  };

/**
 * A real client, started, over an in-memory server that keeps the contract. Nothing leaves the process. End it with
 * `keo.stop()`.
 */
export function createFakeKeo(options: FakeKeoOptions = {}): FakeKeo {
  const { signedInAs, clock = systemClock, locale, texts, notifications, socket } = options;
  const { server, network } = createFakeBackend({ parts: fakeParts, ...options });
  const browser = createFakeBrowser(clock);

  if (signedInAs !== undefined) {
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
      ...(notifications && { notifications }),
      ...(socket && { socket }),
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
