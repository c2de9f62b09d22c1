import { describe, expect, it, vi } from 'vitest';
import { type LateTexts, createLateTexts } from './late-texts.ts';
import type { Locale } from '../settings/locale.ts';

const world = () => {
  let locale: Locale = 'vi';
  const added: Locale[] = [];
  const settled = vi.fn<() => void>();
  const keeper = createLateTexts({
    locale: () => locale,
    add: (language) => added.push(language),
    settled,
  });
  const load = {
    vi: vi.fn<LateTexts['vi']>(async () => ({ a: 'á' })),
    en: vi.fn<LateTexts['en']>(async () => ({ a: 'a' })),
  };
  const choose = (next: Locale) => {
    locale = next;
    keeper.follow(next);
  };
  return { keeper, load, added, settled, choose };
};

describe('texts that come late', () => {
  it('come once in a language, however often they are needed', async () => {
    const { keeper, load, added, settled } = world();
    keeper.need(load);
    keeper.need(load);
    await vi.waitFor(() => expect(keeper.isHere(load, 'vi')).toBe(true));
    keeper.need(load);
    expect(load.vi).toHaveBeenCalledTimes(1);
    expect(load.en).not.toHaveBeenCalled();
    expect([added, settled.mock.calls.length]).toEqual([['vi'], 1]);
  });

  it('follow the language that is chosen', async () => {
    const { keeper, load, added, choose } = world();
    keeper.need(load);
    choose('en');
    await vi.waitFor(() => expect(added).toEqual(['vi', 'en']));
    choose('vi');
    expect(load.vi).toHaveBeenCalledTimes(1);
  });

  it('that are lost on their way are asked for once more', async () => {
    const { keeper, load, added } = world();
    load.vi.mockRejectedValueOnce(new Error('connection lost'));
    keeper.need(load);
    await vi.waitFor(() => expect(keeper.isHere(load, 'vi')).toBe(true));
    expect(added).toEqual(['vi']);
  });

  it('that could not be had are asked for again when they are needed again, and nothing waits for them', async () => {
    const { keeper, load, added } = world();
    load.vi.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    expect(keeper.isHere(load, 'vi')).toBeUndefined();
    keeper.need(load);
    await vi.waitFor(() => expect(keeper.isHere(load, 'vi')).toBe(false));
    expect(added).toEqual([]);
    keeper.need(load);
    expect(keeper.isHere(load, 'vi')).toBe(false);
    await vi.waitFor(() => expect(keeper.isHere(load, 'vi')).toBe(true));
    expect(added).toEqual(['vi']);
    expect(load.vi).toHaveBeenCalledTimes(3);
  });
});
