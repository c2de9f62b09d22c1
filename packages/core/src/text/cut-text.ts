/**
 * The beginning of at most `max` UTF-16 units, cut between two characters as people see them. A single one that is
 * longer, such as a letter under a hundred accents, is cut between two code points.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // Firefox has it since 125.
  const end = !('Segmenter' in Intl) ? 0 : (new Intl.Segmenter().segment(text).containing(max)?.index ?? 0);
  return end > 0 ? text.slice(0, end) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '');
}

/** In one line of at most `max` UTF-16 units, which ends with a whole word and "…" where something is left out. */
export function shorten(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  return `${cutText(line, max - 1).replace(/ \S*$/, '')}…`;
}
