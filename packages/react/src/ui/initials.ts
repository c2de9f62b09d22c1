/**
 * Up to two initials. Vietnamese names are called by their last words, so "Nguyễn Minh Anh" is MA; a single word gives
 * its first letter; an empty name gives ''.
 */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s._-]+/u)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  return words
    .slice(-2)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('vi');
}
