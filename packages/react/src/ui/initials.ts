/** Up to two initials, of the last words: "Nguyễn Minh Anh" is MA. */
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
