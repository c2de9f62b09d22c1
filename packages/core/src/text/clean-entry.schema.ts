const wide = /[\uFF01-\uFF5E]/g;
const narrow = (char: string) => String.fromCharCode(char.charCodeAt(0) - 0xfee0);

/**
 * A pasted value as it would have been typed: without marks that do not show (Unicode's format characters, such as
 * U+200B or U+202C), without blanks around it, full-width letters, digits and signs as plain ones.
 */
export const cleanEntry = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(wide, narrow)
    .trim();

const parts = /[\s().-]/g;
const vietnamese = /^(?:(?:\+|00)?84)?0?([35789]\d{8})$/;

/** A Vietnamese mobile number as `0912345678`, however it is written; null for anything else. */
export function readPhone(text: string): string | null {
  const [, digits] = vietnamese.exec(cleanEntry(text).replaceAll(parts, '')) ?? [];
  return digits === undefined ? null : `0${digits}`;
}

/** Digits are written in groups: `0071 0012 3456`, `123-456`. */
export const ungroup = (text: string): string => cleanEntry(text).replaceAll(/[\s.-]/g, '');
