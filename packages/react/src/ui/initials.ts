/**
 * Up to two letters for a person. A Vietnamese name is called by its last words, so "Nguyễn Minh Anh" is MA;
 * a single word gives its first letter. An empty name gives ''.
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
