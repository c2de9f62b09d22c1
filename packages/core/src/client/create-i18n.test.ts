import { describe, expect, it, vi } from 'vitest';
import type { KeyValueStorage, TabChannel, TabMessage } from '../ports/ports.ts';
import { createI18n } from './create-i18n.ts';
import { createPlainI18n } from './create-plain-i18n.ts';
import type { MessageKey } from './message-key.ts';

const createStorage = (stored: Record<string, string> = {}): KeyValueStorage => {
  const map = new Map(Object.entries(stored));
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  };
};

/** Tabs of one browser: what one posts, the others hear. */
const createTabs = () => {
  const heard = new Map<object, (message: TabMessage) => void>();
  return (): TabChannel => {
    const me = {};
    return {
      post: (message) => heard.forEach((hear, tab) => tab !== me && hear(message)),
      subscribe: (hear) => {
        heard.set(me, hear);
        return () => void heard.delete(me);
      },
      close: () => void heard.delete(me),
    };
  };
};

const world = (stored?: Record<string, string>) => ({ storage: createStorage(stored), tabs: createTabs()() });

describe('the first language', () => {
  it('is the stored one before all else', () => {
    const i18n = createI18n({ ...world({ locale: 'en' }), locale: 'vi', languages: ['vi-VN'] });
    expect(i18n.locale).toBe('en');
    expect(i18n.translate('auth.signIn.submit')).toBe('Sign in');
  });

  it('is the given one, then the first known of the browser, then Vietnamese', () => {
    expect(createI18n({ ...world(), locale: 'en', languages: ['vi'] }).locale).toBe('en');
    expect(createI18n({ ...world(), languages: ['fr-FR', 'en-GB', 'vi'] }).locale).toBe('en');
    expect(createI18n({ ...world(), languages: ['fr-FR'] }).locale).toBe('vi');
    expect(createI18n(world({ locale: 'klingon' })).locale).toBe('vi');
  });
});

describe.each([
  ['i18next', createI18n],
  ['plain texts', createPlainI18n],
])('a text over %s', (_, create) => {
  const i18n = create(world({ locale: 'en' }));
  const product = create<MessageKey | 'shop.bids' | 'shop.odd' | 'shop.a.b:c'>({
    ...world({ locale: 'en' }),
    texts: {
      vi: { 'app.name': 'Chợ' },
      en: {
        'app.name': 'Market',
        'shop.bids_one': '{count} bid',
        'shop.bids_other': '{count} bids',
        'shop.odd': '{context} {lng} {replace}',
      },
    },
  });

  it('leaves its values as they are: no escaping, no second filling, no nesting', () => {
    const name = `<b>"An" & Bình</b> $& {name} {{name}} $t(app.name)`;
    expect(i18n.translate('http.rateLimitedFor', { seconds: name })).toBe(
      `That was a little fast. Please try again in ${name} s.`,
    );
  });

  it('keeps the dots and colons of a key, and gives an unknown key back', () => {
    expect(product.translate('shop.a.b:c')).toBe('shop.a.b:c');
  });

  it('counts', () => {
    expect(product.translate('shop.bids', { count: 1 })).toBe('1 bid');
    expect(product.translate('shop.bids', { count: 2 })).toBe('2 bids');
    expect(product.translate('shop.bids', { count: 0 })).toBe('0 bids');
  });

  it('takes a value whose name means something to i18next', () => {
    expect(product.translate('shop.odd', { context: 'a', lng: 'vi', replace: 'c' })).toBe('a vi c');
  });

  it('of the product wins over one that is loaded lazily', async () => {
    const texts = { vi: {}, en: { 'late.own': 'ours' } };
    const i18n = create({ ...world({ locale: 'en' }), texts });
    const late = { vi: async () => ({}), en: async () => ({ 'late.own': 'theirs', 'late.other': 'new' }) };
    i18n.need(late);
    await vi.waitFor(() => expect(i18n.isHere(late)).toBe(true));
    expect([i18n.getText('late.own'), i18n.getText('late.other')]).toEqual(['ours', 'new']);
  });

  it('of the product wins over the one of Keo', () => {
    expect(product.translate('app.name')).toBe('Market');
  });
});

describe('a change of language', () => {
  it('is painted, remembered, told to listeners and heard by the other tabs', () => {
    const storage = createStorage({ locale: 'vi' });
    const openTab = createTabs();
    const root = { lang: '' };
    const here = createI18n({ storage, tabs: openTab(), root });
    const there = createI18n({ storage, tabs: openTab() });
    const changes: string[] = [];
    const stop = there.subscribe(() => changes.push(there.locale));
    expect(root.lang).toBe('vi');

    here.setLocale('en');
    expect([root.lang, storage.read('locale'), here.translate('ui.close')]).toEqual(['en', 'en', 'Close']);
    expect([there.locale, there.translate('ui.close'), changes]).toEqual(['en', 'Close', ['en']]);

    stop();
    here.setLocale('vi');
    expect([there.locale, changes]).toEqual(['vi', ['en']]);

    there.dispose();
    here.setLocale('en');
    expect(there.locale).toBe('vi');
  });

  it('to the same language tells nobody', () => {
    const i18n = createI18n(world({ locale: 'vi' }));
    let calls = 0;
    i18n.subscribe(() => calls++);
    i18n.setLocale('vi');
    expect(calls).toBe(0);
  });
});
