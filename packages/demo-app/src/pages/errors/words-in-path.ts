/** The last part of an address as words to search for; empty where it has none, as an id. */
export function wordsInPath(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = decode(last).split(/[^\p{L}\p{M}]+/u);
  return words
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, 100);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
