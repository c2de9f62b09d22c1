import { describe, expect, it } from 'vitest';
import { notificationsEn } from '../notifications/notifications.en.ts';
import { notificationsVi } from '../notifications/notifications.vi.ts';
import { en as firstEn } from './texts.en.ts';
import { vi as firstVi } from './texts.vi.ts';

const vi = { ...firstVi, ...notificationsVi };
const en = { ...firstEn, ...notificationsEn };

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const base = (key: string) => key.replace(/_(one|other)$/, '');
const vietnamese: [string, string][] = Object.entries(vi);
const english = new Map<string, string>(Object.entries(en));
const accents = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** Vietnamese texts that rightly have no accent: names, and words that are the same in English. */
const withoutAccent = new Set(['app.name', 'language.en', 'auth.field.email', 'ui.page']);

describe('the texts', () => {
  it('have the same keys in both languages', () => {
    expect(new Set(Object.keys(en).map(base))).toEqual(new Set(Object.keys(vi).map(base)));
  });

  it('name the same places in both languages', () => {
    const different = vietnamese.filter(
      ([key, text]) => String(places(text)) !== String(places(english.get(key) ?? '')),
    );
    expect(different).toEqual([]);
  });

  it('are neither empty nor padded, and every brace belongs to a place', () => {
    const untidy = [...vietnamese, ...english].filter(
      ([, text]) => text === '' || text.trim() !== text || /[{}]/.test(text.replace(/\{\w+\}/g, '')),
    );
    expect(untidy).toEqual([]);
  });

  it('of Vietnamese carry its accents, composed', () => {
    const bare = vietnamese.filter(
      ([key, text]) =>
        !withoutAccent.has(key) && hasWords(text) && !(accents.test(text) && text === text.normalize('NFC')),
    );
    expect(bare).toEqual([]);
  });

  it('of English hold no Vietnamese', () => {
    const leftovers = Object.entries(en).filter(([key, text]) => key !== 'language.vi' && accents.test(text));
    expect(leftovers).toEqual([]);
  });
});
