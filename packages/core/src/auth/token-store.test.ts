import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { createCookieTokenStore, createMemoryTokenStore } from './token-store.ts';

const session = { id: 's1', accessToken: 'access', refreshToken: 'refresh' };
const week = 604_800;

function open(host = 'www.keo.example') {
  const cookies = createMemoryStorage();
  const lifetimes = new Set<number | undefined>();
  const values: unknown[] = [];
  const store = createCookieTokenStore(
    {
      ...cookies,
      write(name, value, lifetime) {
        lifetimes.add(lifetime);
        values.push(value);
        cookies.write(name, value);
      },
    },
    host,
  );
  return { cookies, lifetimes, values, store };
}

describe('the cookies of a session', () => {
  it('last a week, and are read as they were written', () => {
    const { store, lifetimes } = open();
    expect(store.read()).toBeNull();
    store.write(session);
    expect(store.read()).toEqual(session);
    expect([...lifetimes]).toEqual([week]);
  });

  it.each([
    ['www.keo.example', 'keo.example'],
    ['keo.example', 'keo.example'],
    ['shop.www.example', 'shop.www.example'],
  ])('of %s name the domain %s', (host, domain) => {
    const { store, cookies } = open(host);
    store.write(session);
    expect(cookies.read('domain')).toBe(domain);
  });

  it('without a refresh token hold none of before, and without a name it is empty', () => {
    const { store, cookies, values } = open();
    store.write(session);
    store.write({ ...session, refreshToken: null });
    expect(values).not.toContain(null);
    expect(store.read()).toEqual({ ...session, refreshToken: null });
    cookies.remove('session');
    expect(store.read()?.id).toBe('');
  });

  it('are gone once cleared', () => {
    const { store, cookies } = open();
    store.write(session);
    store.clear();
    const left = ['token', 'refreshToken', 'domain', 'session'].map((name) => cookies.read(name));
    expect([store.read(), ...left]).toEqual([null, null, null, null, null]);
  });
});

it('a session in memory is kept until it is cleared', () => {
  const store = createMemoryTokenStore();
  store.write(session);
  expect(store.read()).toBe(session);
  store.clear();
  expect([store.read(), store.createAskHost]).toEqual([null, undefined]);
});
