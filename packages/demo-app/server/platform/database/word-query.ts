import { type SQL, sql } from 'drizzle-orm';
import { getSpellings, wantedWords } from './search-words.ts';

/**
 * Full-text search: all words must match, the last one as a prefix. Null for a blank query; one of signs that no word
 * has finds nothing.
 */
export function wordQuery(q: string): SQL | null {
  if (q.trim() === '') return null;
  const words = wantedWords(q);
  const query = words.map((word, index) => {
    const isLast = index === words.length - 1;
    return `(${getSpellings(word)
      .map((spelling) => (isLast ? `${spelling}:*` : spelling))
      .join(' | ')})`;
  });
  return sql`to_tsquery('simple', ${query.join(' & ')})`;
}
