import { describe, expect, it } from 'vitest';
import { createI18nextEngine } from './i18next-engine.ts';
import { createPlainEngine } from './plain-engine.ts';

const texts = { shown: '{value}', many_one: '{count} row', many_other: '{count} rows' };
const both = { vi: texts, en: texts };
const engines = { i18next: createI18nextEngine('vi', both), plain: createPlainEngine(both) };
const at = new Date('2026-12-02T17:02:00Z');

describe.each(Object.entries(engines))('a text filled by %s', (_, engine) => {
  it.each([
    [10_000, '10,000', '10,000'],
    [1_234_567, '1,234,567', '1,234,567'],
    [999, '999', '999'],
    [-1_000, '-1,000', '-1,000'],
    [4.25, '4.25', '4.25'],
    ['10000', '10000', '10000'],
    [at, '00:02, 03/12', '00:02, 3 Dec'],
  ])('shows %j as %s, in English as %s', (value, vi, en) => {
    expect(engine.translate('vi', 'shown', { value })).toBe(vi);
    expect(engine.translate('en', 'shown', { value })).toBe(en);
  });

  it('counts in groups too, in the right plural', () => {
    const counted = [1, 12_500].map((count) => engine.translate('en', 'many', { count }));
    expect(counted).toEqual(['1 row', '12,500 rows']);
  });
});
