import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasLetter, isVisible, nameText, saidText } from './words.schema.ts';

const everyCharacter = Array.from({ length: 0x11_00_00 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));
const listMatching = (property: RegExp) => everyCharacter.filter((character) => property.test(character));

describe('what cannot be seen', () => {
  it.each([
    ['default ignorable', /\p{Default_Ignorable_Code_Point}/u],
    ['a format character', /\p{Cf}/u],
    ['a control character', /\p{Cc}/u],
    ['white space', /\p{White_Space}/u],
    ['a separator', /\p{Z}/u],
    ['a mark without a letter', /\p{M}/u],
    ['of nobody', /[\p{Cn}\p{Co}]/u],
  ])('%s is neither name nor message', (_, property) => {
    const shown = listMatching(property).filter((blank) => hasLetter(blank) || isVisible(blank));
    expect(shown.map((blank) => blank.codePointAt(0)?.toString(16))).toEqual([]);
  });

  it.each([
    '\u3164',
    '\u2800',
    '\u00AD',
    '\u200B',
    '\u115F\u1160',
    '\uFFA0',
    '\u{1D159}',
    '\u{13441}\u{13442}',
  ])('%j is neither name nor message, however often', (blank) => {
    const text = blank.repeat(60);
    expect([safeParse(nameText(1, 200), text).success, safeParse(saidText(1, 200), text).success]).toEqual([
      false,
      false,
    ]);
  });
});

it.each(['Anh', 'x\u200B', '\u3164Minh Anh', '7', '李', 'عربي', 'e\u0301'])('%j is a name', (text) => {
  expect(safeParse(nameText(1, 60), text)).toMatchObject({ success: true, output: text });
});

it.each(['👍', '❤️', '?', '…', '+', '1️⃣', '🇻🇳', 'ừ', ':)'])('%j is a message', (text) => {
  expect(safeParse(saidText(1, 60), text).success).toBe(true);
});

it.each(['👍', '...', '—', '\uFE0F', '***'])('%j alone is no name', (text) => {
  expect(safeParse(nameText(1, 60), text).success).toBe(false);
});
