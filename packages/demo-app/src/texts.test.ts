import { getText } from '@keo/react';
import { describe, expect, it } from 'vitest';

type Texts = Record<string, string>;
type Files = Record<string, Record<string, Texts>>;
// Legal documents have no keys.
const vietnamese: Files = import.meta.glob(['./{layout,pages,pictures}/**/*.vi.ts', '!./pages/legal/*'], {
  eager: true,
});
const english: Files = import.meta.glob('./{layout,pages,pictures}/**/*.en.ts', { eager: true });
const getTable = (file: Record<string, Texts> = {}) => Object.values(file)[0] ?? {};

const areas = Object.entries(vietnamese).map(([file, vi]): [string, Texts, Texts] => {
  const area = file.slice('./'.length, -'.vi.ts'.length);
  return [area, getTable(vi), getTable(english[`./${area}.en.ts`])];
});

const places = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();

describe('texts of the product', () => {
  it.each(areas)('%s has the same placeholders in both languages', (_area, vi, en) => {
    const differs = (key: string) => key in en && String(places(en[key])) !== String(places(vi[key]));
    expect(Object.keys(vi).filter(differs)).toEqual([]);
  });

  it.each(areas)('%s leaves no text empty or untrimmed', (_area, vi, en) => {
    for (const text of [...Object.values(vi), ...Object.values(en)])
      expect(text).toMatch(/^\S[\s\S]*\S$|^\S$/);
  });

  it('fills placeholders and chooses the plural of the language', () => {
    const en = { hello: 'Hello {name}', unread_one: '{count} row', unread_other: '{count} rows' };
    expect(getText(en, 'en', 'hello', { name: 'Minh Anh' })).toBe('Hello Minh Anh');
    expect(getText(en, 'en', 'unread', { count: 1 })).toBe('1 row');
    expect(getText(en, 'en', 'unread', { count: 3 })).toBe('3 rows');
    expect(getText({ unread_other: '{count} dòng' }, 'vi', 'unread', { count: 1 })).toBe('1 dòng');
  });
});
