/** One browser with tabs, a manual clock and a server with two users. */
import type {
  Clock,
  KeyValueStorage,
  PageSignals,
  Ports,
  TabChannel,
  TabMessage,
  Timer,
} from '../ports/ports.ts';
import type { User } from '../users/users.schema.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { type Keo, type KeoOptions, createKeo } from './create-keo.ts';

export type ManualClock = Clock & { advance(ms: number): void; readonly waiting: number };

export function createManualClock(start = 1_800_000_000_000): ManualClock {
  let now = start;
  const timers = new Map<object, { at: number; run: () => void }>();
  return {
    now: () => now,
    after(ms, run): Timer {
      const key = {};
      timers.set(key, { at: now + ms, run });
      return { cancel: () => void timers.delete(key) };
    },
    advance(ms) {
      now += ms;
      for (const [key, timer] of [...timers].sort(([, a], [, b]) => a.at - b.at)) {
        if (timer.at <= now && timers.delete(key)) timer.run();
      }
    },
    get waiting() {
      return timers.size;
    },
  };
}

/** Moves the clock, half a second at a time, until the promise settles or a minute is over. */
export async function inTime<T>(clock: ManualClock, promise: Promise<T>): Promise<T> {
  const end = { isCome: false };
  const settled = promise.catch(() => undefined).finally(() => (end.isCome = true));
  for (let steps = 0; !end.isCome && steps < 120; steps++) {
    for (let turn = 0; turn < 20 && !end.isCome; turn++) await new Promise(setImmediate);
    if (!end.isCome) clock.advance(500);
  }
  await settled;
  return promise;
}

export const personNamed = (username: string): User => ({
  id: `id-${username}`,
  username,
  displayName: username,
  avatarUrl: null,
  headline: '',
  bio: '',
  verified: { email: true, phone: false, identity: false, bank: false },
  joinedAt: '2026-01-01T00:00:00.000Z',
  email: null,
  phone: null,
  provinceCode: null,
  balance: 100_000,
  legalName: null,
  heldBalance: 0,
  withdrawingBalance: 0,
  settings: { locale: 'vi', theme: 'system', quietHours: { from: '22:00', to: '07:00' } },
  unread: 0,
});

export const answer = (code: number, data: unknown = null, init: ResponseInit & { msg?: string } = {}) =>
  Response.json({ code, msg: init.msg ?? '', data }, init);

type Hit = { path: string; token: string | null; request: Request };
type Family = { username: string; access: Set<string>; refresh: Set<string>; alive: boolean };

/** The answer that replaces the server's; undefined for none. */
export type Override = (hit: Hit) => Promise<Response | undefined> | Response | undefined;

export function createServer() {
  const families: Family[] = [];
  const hits: Hit[] = [];
  let counter = 0;
  let override: Override | undefined;
  let carriesUser = true;

  /** An earlier refresh token gets a sibling pair, as within the real server's grace period. */
  const rotate = (family: Family) => {
    counter += 1;
    const pair = {
      accessToken: `access-${family.username}-${counter}`,
      refreshToken: `refresh-${family.username}-${counter}`,
    };
    family.access.add(pair.accessToken);
    family.refresh.add(pair.refreshToken);
    return pair;
  };
  const open = (username: string) => {
    const family: Family = { username, access: new Set(), refresh: new Set(), alive: true };
    families.push(family);
    return rotate(family);
  };
  const enter = (username: string) =>
    answer(200, { ...open(username), ...(carriesUser && { user: personNamed(username) }) });
  const respond = async ({ path, token, request }: Hit): Promise<Response> => {
    const body = request.method === 'POST' ? await request.json() : {};
    const family = families.find(({ access, alive }) => alive && token !== null && access.has(token));
    if (path === '/user/login') {
      if (body.password === 'wrong') return answer(10_000, { reason: 'WRONG_CREDENTIALS' }, { msg: 'no' });
      return enter(body.username);
    }
    if (path === '/user/register') return enter(body.username);
    if (path === '/user/refresh-token') {
      const owner = families.find(({ refresh, alive }) => alive && refresh.has(body.refreshToken));
      return owner ? answer(200, rotate(owner)) : answer(401, null, { status: 401 });
    }
    if (!family) return answer(401, null, { status: 401 });
    if (path === '/user/logout') {
      family.alive = false;
      return answer(200);
    }
    if (path === '/user/info') return answer(200, personNamed(family.username));
    if (path === '/user/socket-ticket') {
      return answer(200, { ticket: 'ticket', expiresAt: '2030-01-01T00:00:00.000Z' });
    }
    if (path === '/user/refresh-balance') return answer(200, { balance: 5 });
    return answer(200, { list: [], total: 0, totalPage: 0, unread: 0 });
  };

  return {
    hits,
    getHits: (path: string) => hits.filter((hit) => hit.path === path),
    /** Expires every access token; the refresh tokens still work. */
    expire: () => families.forEach(({ access }) => access.clear()),
    alive: () => families.filter(({ alive }) => alive).length,
    /** As a backend by the specification alone: sign-ins answer tokens without the user. */
    answerTokensAlone() {
      carriesUser = false;
    },
    misbehave(next: Override) {
      override = next;
    },
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.replace('/au/api', '');
      const hit = { path, token: request.headers.get('authorization'), request };
      hits.push(hit);
      return (await override?.(hit)) ?? respond(hit);
    }) satisfies typeof globalThis.fetch,
  };
}

export type World = ReturnType<typeof createWorld>;

/** What one browser shares: the cookies, and a channel between its tabs. */
export function createWorld() {
  const clock = createManualClock();
  const server = createServer();
  const cookies: KeyValueStorage = createMemoryStorage();
  const storage = createMemoryStorage();
  const listeners = new Map<object, (message: TabMessage) => void>();
  const posted: TabMessage[] = [];
  const pages = new Set<Parameters<PageSignals['subscribe']>[0]>();

  const openChannel = (): TabChannel => {
    const me = {};
    return {
      post(message) {
        posted.push(message);
        listeners.forEach((hear, tab) => tab !== me && hear(message));
      },
      subscribe(listener) {
        listeners.set(me, listener);
        return () => void listeners.delete(me);
      },
      close: () => void listeners.delete(me),
    };
  };
  const page: PageSignals = {
    isOnline: () => true,
    isVisible: () => true,
    prefersDark: () => false,
    subscribe(listener) {
      pages.add(listener);
      return () => void pages.delete(listener);
    },
  };
  const ports = (): Partial<Ports> => ({
    clock,
    cookies,
    storage,
    page,
    tabs: openChannel(),
    fetch: server.fetch,
    connectSocket: () => ({ emit() {}, close() {} }),
  });
  return {
    clock,
    server,
    cookies,
    posted,
    signal: (name: 'online' | 'visible' | 'cookies') => [...pages].forEach((listener) => listener(name)),
    /** Listeners and timers that were not released. */
    held: () => listeners.size + pages.size + clock.waiting,
    openTab: (options: Partial<KeoOptions> = {}): Keo =>
      createKeo({
        apiBase: '/au/api',
        locale: 'en',
        ...options,
        ports: { ...ports(), ...options.ports },
      }).start(),
    ports,
  };
}
