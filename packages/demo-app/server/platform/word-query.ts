import { type SQL, sql } from 'drizzle-orm';
import { plainWords } from './without-accents.ts';

/** What finds a text by its plain words: every word must be there, the last may be only begun. Null without a word. */
export function wordQuery(q: string): SQL | null {
  const words = plainWords(q).split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
  return sql`to_tsquery('simple', ${query})`;
}
