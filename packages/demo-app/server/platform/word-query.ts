import { type SQL, sql } from 'drizzle-orm';
import { plainWords } from './without-accents.ts';

/** Full-text search: all words must match, the last one as a prefix. Null without a word. */
export function wordQuery(q: string): SQL | null {
  const words = plainWords(q).split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
  return sql`to_tsquery('simple', ${query})`;
}
