/** What stands in the place of what was taken out. */
export const mask = '•••••';

const email =
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\d-]+)+/giu;
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d.@-])(?:[\p{L}\d-]+\.)+(?:com|vn|net|org|info|biz|me|io|co|ly|gg|app|dev|link|page|site|shop|online|xyz)(?![\p{L}\d])(?:\/\S*)?/giu;
const account =
  /((?:stk|số tài khoản|so tai khoan|số tk|so tk|tài khoản|tai khoan|tk|account(?: no\.?| number)?)\s*:?\s*)(\d[\d .-]{4,24}\d)/giu;
const digits = /(?<!\d)\+?\d(?:[ .-]{0,2}\d){8,18}(?!\d)/g;

/** A Vietnamese phone number, or a long number that is no amount of money. */
function isContact(found: string): boolean {
  const plain = found.replace(/[^\d+]/g, '');
  const separators = new Set(found.match(/[ .-]/g) ?? []);
  // A date with an hour behind it has more than one kind of separator.
  if (/^(?:\+?84|0)(?:[35789]\d{8}|2\d{9})$/.test(plain)) return separators.size <= 1;
  return separators.size === 0 && !plain.endsWith('000');
}

/** Takes phone numbers, e-mail addresses, links and account numbers out of a text. */
export function maskContacts(text: string): { text: string; isMasked: boolean } {
  const masked = text
    .replace(email, mask)
    .replace(link, mask)
    .replace(account, (_, name: string) => `${name}${mask}`)
    .replace(digits, (found) => (isContact(found) ? mask : found));
  return { text: masked, isMasked: masked !== text };
}
