import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../client/test-world.ts';
import { createCookieTokenStore } from '../auth/token-store.ts';
import { createCallbackUrl } from '../auth/callback-url.ts';
import { createCookieJar } from './cookie-jar.ts';
import { createLocalStorage } from './local-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { systemClock } from './system-clock.ts';
import { createTabLock } from './tab-lock.ts';

/** A page's cookies as a browser keeps them, with the text of every write. */
function createPage(protocol: 'http:' | 'https:', accepts = true) {
  const kept = new Map<string, string>();
  const writes: string[] = [];
  return {
    kept,
    writes,
    location: { protocol },
    document: {
      get cookie() {
        return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        writes.push(text);
        const [pair = '', ...attributes] = text.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (!accepts || pair.length > 4096) return;
        if (attributes.includes('max-age=0')) kept.delete(name);
        else kept.set(name, value);
      },
    },
  };
}

const refuse = () => {
  throw new DOMException('sandboxed', 'SecurityError');
};

describe('cookies', () => {
  it.each([
    ['http:', ''],
    ['https:', '; Secure'],
  ] as const)('of a session on %s belong to this host alone, for seven days', (protocol, secure) => {
    const page = createPage(protocol);
    const store = createCookieTokenStore(createCookieJar(page), 'www.keo.example');
    store.write({ id: 's1', accessToken: 'a b;c=d', refreshToken: 'r' });
    const attributes = `path=/; SameSite=Lax; max-age=604800${secure}`;
    expect(page.writes).toEqual([
      `session=s1; ${attributes}`,
      `domain=keo.example; ${attributes}`,
      `refreshToken=r; ${attributes}`,
      `token=a%20b%3Bc%3Dd; ${attributes}`,
    ]);
    expect(page.writes.join().toLowerCase()).not.toContain('; domain=');
    expect(store.read()).toEqual({ id: 's1', accessToken: 'a b;c=d', refreshToken: 'r' });
    store.clear();
    expect(page.kept.size).toBe(0);
    expect(store.read()).toBeNull();
  });

  it('keep the address to go back to for an hour, at the root', () => {
    const page = createPage('https:');
    createCallbackUrl(createCookieJar(page), 'https://keo.example').keep('/tasks?a=1');
    expect(page.writes).toEqual(['callbackUrl=%2Ftasks%3Fa%3D1; path=/; SameSite=Lax; max-age=3600; Secure']);
  });

  it('that the browser refuses live as long as the page', () => {
    const jar = createCookieJar(createPage('https:', false));
    jar.write('token', 'a', 60);
    expect(jar.read('token')).toBe('a');
    jar.remove('token');
    expect(jar.read('token')).toBeNull();
  });

  it('removed by somebody else are gone for us too', () => {
    const page = createPage('https:');
    const jar = createCookieJar(page);
    jar.write('token', 'a', 60);
    page.kept.clear();
    expect(jar.read('token')).toBeNull();
  });

  it('with a broken text or a similar name are not ours', () => {
    const page = createPage('https:');
    page.kept.set('token', '%E0%A4%A').set('mytoken', 'x');
    expect(createCookieJar(page).read('token')).toBeNull();
  });

  it('of a frame that throws at every touch are kept in memory', () => {
    const document = Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse });
    const jar = createCookieJar({ document, location: { protocol: 'https:' } });
    jar.write('token', 'a');
    expect(jar.read('token')).toBe('a');
  });
});

describe('local storage', () => {
  it('that throws keeps texts as long as the page', () => {
    const storage = createLocalStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.write('darkMode', 'true');
    expect(storage.read('darkMode')).toBe('true');
    storage.remove('darkMode');
    expect(storage.read('darkMode')).toBeNull();
  });

  it('that is full keeps the newer text', () => {
    const texts = createMemoryStorage();
    texts.write('locale', 'vi');
    const full = {
      getItem: (key: string) => texts.read(key),
      removeItem: (key: string) => texts.remove(key),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the three methods are all that is used
    const storage = createLocalStorage(() => full as unknown as Storage);
    storage.write('locale', 'en');
    expect(storage.read('locale')).toBe('en');
    storage.remove('locale');
    expect(storage.read('locale')).toBeNull();
  });
});

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const day = 24 * 60 * 60 * 1000;
  it.each([1, 7 * day, 2_147_483_647, 2_147_483_648, 60 * day, 400 * day])(
    'runs once after %d ms and not a moment before',
    (ms) => {
      const run = vi.fn<() => void>();
      systemClock.after(ms, run);
      vi.advanceTimersByTime(ms - 1);
      expect(run).toHaveBeenCalledTimes(0);
      vi.advanceTimersByTime(2);
      expect(run).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('can be called off after any of its steps', () => {
    const run = vi.fn<() => void>();
    const timer = systemClock.after(60 * day, run);
    vi.advanceTimersByTime(30 * day);
    timer.cancel();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60 * day);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('the lock between tabs', () => {
  it('goes on without a lock that stays taken for five seconds', async () => {
    const clock = createManualClock();
    const lock = createTabLock(navigator.locks, clock);
    const holding = new AbortController();
    const held = navigator.locks.request(
      'refresh',
      () => new Promise<void>((resolve) => holding.signal.addEventListener('abort', () => resolve())),
    );
    const work = vi.fn<() => Promise<string>>(async () => 'done');
    const result = lock('refresh', work);
    clock.advance(4999);
    expect(work).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(result).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
    holding.abort();
    await held;
  });

  it('runs works of one name one after the other, and gives back their failures', async () => {
    const clock = createManualClock();
    const lock = createTabLock(navigator.locks, clock);
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
      return name;
    };
    const results = await Promise.allSettled([lock('refresh', work('a')), lock('refresh', work('b'))]);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(results).toMatchObject([{ value: 'a' }, { reason: { message: 'b failed' } }]);
    expect(clock.waiting).toBe(0);
  });
});
