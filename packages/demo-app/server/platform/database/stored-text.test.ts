import { expect, it } from 'vitest';
import { toStoredText } from './stored-text.ts';

const stored = (text: string) => toStoredText({ settings: { names: [text] } });

it.each([
  ['\u202Egpj.exe', 'gpj.exe'],
  ['\u202Eevil\u202C live', 'evil live'],
  ['\u2066x\u2069 \u2067y\u2069', 'x y'],
  ['Gạo\u2069\u202D', 'Gạo'],
])('%j is kept as %j, which turns no words around it', (input, kept) => {
  expect(stored(input)).toEqual({ value: { settings: { names: [kept] } }, withNul: [] });
});

it.each(['Tiếng Việt', 'עברית 500', 'عربي\u200F 1', '👨\u200D👩\u200D👧', 'x\u200By'])(
  '%j is kept as it is',
  (text) => {
    expect(stored(text)).toEqual({ value: { settings: { names: [text] } }, withNul: [] });
  },
);

it('lone surrogates are replaced, and fields with U+0000 are named', () => {
  expect(stored('x\uD83D')).toMatchObject({ value: { settings: { names: ['x\uFFFD'] } } });
  expect(stored('x\0').withNul).toEqual(['settings.names']);
});
