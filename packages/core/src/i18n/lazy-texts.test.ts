import { describe, expect, it, vi } from 'vitest';
import { type LazyTexts, createLazyTexts } from './lazy-texts.ts';
import type { Locale } from '../ports/locale.ts';

const world = () => {
  let locale: Locale = 'vi';
  const added: Locale[] = [];
  const settled = vi.fn<() => void>();
  const loader = createLazyTexts({
    locale: () => locale,
    add: (language) => added.push(language),
    settled,
  });
  const load = {
    vi: vi.fn<LazyTexts['vi']>(async () => ({ a: 'á' })),
    en: vi.fn<LazyTexts['en']>(async () => ({ a: 'a' })),
  };
  const choose = (next: Locale) => {
    locale = next;
    loader.follow(next);
  };
  return { loader, load, added, settled, choose };
};

describe('lazy texts', () => {
  it('load once for each language, however often they are needed', async () => {
    const { loader, load, added, settled } = world();
    loader.need(load);
    loader.need(load);
    await vi.waitFor(() => expect(loader.isHere(load, 'vi')).toBe(true));
    loader.need(load);
    expect(load.vi).toHaveBeenCalledTimes(1);
    expect(load.en).not.toHaveBeenCalled();
    expect([added, settled.mock.calls.length]).toEqual([['vi'], 1]);
  });

  it('follow the language that is chosen', async () => {
    const { loader, load, added, choose } = world();
    loader.need(load);
    choose('en');
    await vi.waitFor(() => expect(added).toEqual(['vi', 'en']));
    choose('vi');
    expect(load.vi).toHaveBeenCalledTimes(1);
  });

  it('are retried once after a failure', async () => {
    const { loader, load, added } = world();
    load.vi.mockRejectedValueOnce(new Error('connection lost'));
    loader.need(load);
    await vi.waitFor(() => expect(loader.isHere(load, 'vi')).toBe(true));
    expect(added).toEqual(['vi']);
  });

  it('that failed are loaded again when they are needed again, and nothing waits for them', async () => {
    const { loader, load, added } = world();
    load.vi.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    expect(loader.isHere(load, 'vi')).toBeUndefined();
    loader.need(load);
    await vi.waitFor(() => expect(loader.isHere(load, 'vi')).toBe(false));
    expect(added).toEqual([]);
    loader.need(load);
    expect(loader.isHere(load, 'vi')).toBe(false);
    await vi.waitFor(() => expect(loader.isHere(load, 'vi')).toBe(true));
    expect(added).toEqual(['vi']);
    expect(load.vi).toHaveBeenCalledTimes(3);
  });
});
