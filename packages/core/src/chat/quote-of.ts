import { chatLimits } from './chat-limits.schema.ts';
import type { ChatMessage, Quote } from './message.schema.ts';

/** The beginning of a text in one line, cut where a word ends, so that no letter is torn from its accents. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= chatLimits.quoteMax) return line;
  const cut = line.slice(0, chatLimits.quoteMax);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

type Said = Pick<ChatMessage, 'text' | 'files'>;
type Quoted = Said & Pick<ChatMessage, 'id' | 'seq' | 'senderId' | 'deletedAt' | 'change'>;

/** A message in one line: its words, or the names of its files where there are none. */
export const lineOf = ({ text, files }: Said): string =>
  shortened(text || files.map(({ name }) => name).join(', '));

/** A message as it is shown where it is answered. */
export const quoteOf = ({ id, seq, senderId, deletedAt, change, ...said }: Quoted): Quote => ({
  id,
  seq,
  senderId,
  text: lineOf(said),
  isDeleted: deletedAt !== null,
  change,
});
