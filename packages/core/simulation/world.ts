import { createKeo } from '../src/client/create-keo.ts';
import type { Endpoint, EndpointInput } from '../src/http/define-endpoint.ts';
import { notificationsDomain } from '../src/notifications/notifications.domain.ts';
import { createFakeBrowser } from '../src/testing/fake-browser.ts';
import { fakeApiBase } from '../src/testing/fake-network.ts';
import { createFakePage } from '../src/testing/fake-page.ts';
import { createFakeServer } from '../src/testing/fake-server.ts';
import { fakePassword, fakePeople } from '../src/testing/people.ts';
import { callHeader, createFaultyNetwork } from './faulty-network.ts';
import type { Random } from './random.ts';
import { createVirtualClock } from '../src/testing/virtual-clock.ts';

export const username = 'minhanh';
const start = Date.parse('2026-11-20T09:00:00Z');
/** Limits of a call with its retries, without and with waits that the server asks for. Milliseconds. */
const longestCall = 15_000;
const longestWithWaits = 30_000;

/** One browser with its tabs, one server, one clock, and the faulty network between them. */
export function createWorld(random: Random) {
  const clock = createVirtualClock(start);
  const server = createFakeServer({ clock, people: fakePeople });
  const network = createFaultyNetwork({ server, clock, random });
  const browser = createFakeBrowser(clock);
  const pending = new Map<object, { name: string; path: string; since: number }>();
  let calls = 0;

  const openTab = () => {
    const page = createFakePage();
    const { cookies, storage } = browser;
    const { fetch, connectSocket } = network;
    const tabs = browser.createTabs();
    const keo = createKeo({
      apiBase: fakeApiBase,
      root: null,
      ports: {
        clock,
        fetch,
        connectSocket,
        cookies,
        storage,
        tabs,
        page,
        lock: undefined,
        secrets: undefined,
        random: () => random.next(),
      },
    }).start();
    // As a page that shows notifications does.
    keo.root.subscribe(() => keo.getActor(notificationsDomain));
    return {
      keo,
      page,
      notifications: () => keo.getActor(notificationsDomain),
      socket: () => keo.root.getSnapshot().children.socket,
      isSignedIn: () => keo.auth.getSnapshot().matches('signedIn'),
      signIn: () => keo.auth.send({ type: 'auth.signIn', username, password: fakePassword, remember: false }),
      /** A call that may fail but must settle. */
      call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<boolean> {
        const mine = {};
        const name = String(calls++);
        pending.set(mine, { name, path: endpoint.path, since: clock.now() });
        return keo
          .call(endpoint, input, { headers: { [callHeader]: name } })
          .then(
            () => true,
            () => false,
          )
          .finally(() => pending.delete(mine));
      },
      close() {
        keo.stop();
        tabs.close();
      },
    };
  };

  return {
    clock,
    server,
    network,
    openTab,
    storedToken: () => browser.cookies.read('token'),
    /** Calls that exceeded their limit. */
    hanging: () =>
      [...pending.values()].filter(({ name, since }) => {
        const bound = Math.min(longestCall + network.countWaits(name), longestWithWaits);
        return clock.now() - since > bound;
      }),
    oldestCall: () => Math.max(0, ...[...pending.values()].map(({ since }) => clock.now() - since)),
  };
}

export type World = ReturnType<typeof createWorld>;
export type Tab = ReturnType<World['openTab']>;
