import { chatLimits } from './chat-limits.schema.ts';
import type { ChatMessage, Quote } from './message.schema.ts';

/** In one line, cut at a word boundary, so that no letter loses its combining accents. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= chatLimits.quoteMax) return line;
  const cut = line.slice(0, chatLimits.quoteMax);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

type Said = Pick<ChatMessage, 'text' | 'files'>;
type Quoted = Said & Pick<ChatMessage, 'id' | 'seq' | 'senderId' | 'deletedAt' | 'change'>;

/** The text in one line, or the file names if there is none. */
export const lineOf = ({ text, files }: Said): string =>
  shortened(text || files.map(({ name }) => name).join(', '));

export const quoteOf = ({ id, seq, senderId, deletedAt, change, ...said }: Quoted): Quote => ({
  id,
  seq,
  senderId,
  text: lineOf(said),
  isDeleted: deletedAt !== null,
  change,
});
