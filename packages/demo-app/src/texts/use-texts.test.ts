import { textOf } from '@keo/react';
import { describe, expect, it } from 'vitest';
import { descriptionOf } from '../routes/descriptions.ts';
import { pagePaths } from '../routes/paths.ts';
import { authPagesEn } from './auth-pages.en.ts';
import { authPagesVi } from './auth-pages.vi.ts';
import { contactEn } from './contact.en.ts';
import { contactVi } from './contact.vi.ts';
import { dashboardEn } from './dashboard.en.ts';
import { dashboardVi } from './dashboard.vi.ts';
import { errorsEn } from './errors.en.ts';
import { errorsVi } from './errors.vi.ts';
import { homeEn } from './home.en.ts';
import { homeVi } from './home.vi.ts';
import { sandboxEn } from './sandbox.en.ts';
import { sandboxVi } from './sandbox.vi.ts';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';
import { findPageEn } from './find-page.en.ts';
import { findPageVi } from './find-page.vi.ts';
import { frameEn } from './frame.en.ts';
import { frameVi } from './frame.vi.ts';
import { shellEn } from './shell.en.ts';
import { shellVi } from './shell.vi.ts';

const areas: [string, Record<string, string>, Record<string, string>][] = [
  ['auth-pages', authPagesVi, authPagesEn],
  ['contact', contactVi, contactEn],
  ['dashboard', dashboardVi, dashboardEn],
  ['errors', errorsVi, errorsEn],
  ['home', homeVi, homeEn],
  ['sandbox', sandboxVi, sandboxEn],
  ['settings', settingsVi, settingsEn],
  ['find-page', findPageVi, findPageEn],
  ['frame', frameVi, frameEn],
  ['shell', shellVi, shellEn],
];

const places = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();

describe('texts of the product', () => {
  it.each(areas)('%s fills the same places in both languages', (_area, vi, en) => {
    const differs = (key: string) => key in en && String(places(en[key])) !== String(places(vi[key]));
    expect(Object.keys(vi).filter(differs)).toEqual([]);
  });

  it.each(areas)('%s leaves no text empty or untrimmed', (_area, vi, en) => {
    for (const text of [...Object.values(vi), ...Object.values(en)])
      expect(text).toMatch(/^\S[\s\S]*\S$|^\S$/);
  });

  it('fills places and chooses the plural of the language', () => {
    const en = { hello: 'Hello {name}', unread_one: '{count} row', unread_other: '{count} rows' };
    expect(textOf(en, 'en', 'hello', { name: 'Minh Anh' })).toBe('Hello Minh Anh');
    expect(textOf(en, 'en', 'unread', { count: 1 })).toBe('1 row');
    expect(textOf(en, 'en', 'unread', { count: 3 })).toBe('3 rows');
    expect(textOf({ unread_other: '{count} dòng' }, 'vi', 'unread', { count: 1 })).toBe('1 dòng');
  });

  it('gives every address a title and a description in both languages', () => {
    for (const { path, title } of pagePaths) {
      const description = descriptionOf(path);
      for (const text of [title.vi, title.en, description.vi, description.en])
        expect(text.length).toBeGreaterThan(1);
    }
  });
});
