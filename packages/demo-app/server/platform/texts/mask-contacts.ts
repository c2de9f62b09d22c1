import { cutText } from '@keo/core/contract';

/** Replaces a masked contact, cut to its length. */
export const mask = '•••••';

// Each expression can match only from the first character of what it looks for (by a lookbehind), so that a long text is
// read once and not once from each of its characters: `scripts/linear-expressions.test.ts`.
const email =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+ ?(?:@|\(at\)|\[at\]) ?[\p{L}\d-]+(?: ?(?:\.|\(dot\)|\[dot\]) ?[\p{L}\d-]+)+/giu;
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d.@-])(?:[\p{L}\d-]+\.)+(?:com|vn|net|org|info|biz|me|io|co|ly|gg|app|dev|link|page|site|shop|online|xyz)(?![\p{L}\d])(?:\/\S*)?/giu;
const account =
  /((?:stk|số tài khoản|so tai khoan|số tk|so tk|tài khoản|tai khoan|tk|account(?: no\.?| number)?)[\s:.#=_-]*)(\d[\d ._-]{4,24}\d)/giu;
const phone =
  /(?<!\d)(?:(?:\((?=\+?84\)))?(?:\+|00)?84(?:[ ._()-]{0,3}0)?|(?:\((?=\d{1,4}\)))?0)(?:[ ._()-]{0,3}[35789](?:[ ._()-]{0,3}\d){8}|[ ._()-]{0,3}2(?:[ ._()-]{0,3}\d){9})(?!\d)/g;
const longNumber = /(?<!\d)\d{9,19}(?!\d)/g;

/**
 * Normalises one character: full-width and ornate letters and digits to plain ones, blanks and invisible ones to a
 * space, dashes to a hyphen. Always of length one, so that indexes stay valid.
 */
function usual(sign: string): string {
  if (/[\0\t\p{Zs}\p{Cf}\ufe0f\u20e3]/u.test(sign)) return ' ';
  if (/\p{Pd}/u.test(sign)) return '-';
  const plain = sign.normalize('NFKC');
  if (plain.length === 1) return plain;
  return sign.length === 1 ? sign : '\u25a1';
}

/** Not a date with an hour, which has more than one kind of separator; a prefix in brackets adds one of its own. */
const isPhone = (found: string): boolean =>
  new Set(found.match(/[ ._-]/g)).size <= (found.includes(')') ? 2 : 1);

const blank = (found: string): string => '\0'.repeat(found.length);

/** Masks phone numbers, e-mail addresses, links and account numbers. */
export function maskContacts(text: string): { text: string; isMasked: boolean } {
  const signs = Array.from(text.normalize('NFC'));
  const left = signs
    .map(usual)
    .join('')
    .replaceAll(email, blank)
    .replaceAll(link, blank)
    .replaceAll(account, (_, name: string, number: string) => name + blank(number))
    .replaceAll(phone, (found) => (isPhone(found) ? blank(found) : found))
    // Round numbers are amounts of money.
    .replaceAll(longNumber, (found) => (found.endsWith('000') ? found : blank(found)));
  let shown = '';
  let end = 0;
  for (const { 0: taken, index } of left.matchAll(/\0+/g)) {
    shown += signs.slice(end, index).join('') + mask.slice(0, taken.length);
    end = index + taken.length;
  }
  if (end === 0) return { text, isMasked: false };
  // The masked text must fit the same field: some characters grow by NFC.
  const whole = shown + signs.slice(end).join('');
  return { text: cutText(whole, text.length), isMasked: true };
}

/** `maskContacts` for texts of which only the masked form is kept. */
export const hideContacts = (text: string): string => maskContacts(text).text;
