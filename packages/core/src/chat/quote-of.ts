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

type Quoted = Pick<ChatMessage, 'id' | 'seq' | 'senderId' | 'text' | 'deletedAt' | 'change'>;

/** A message as it is shown where it is answered. */
export const quoteOf = ({ id, seq, senderId, text, deletedAt, change }: Quoted): Quote => ({
  id,
  seq,
  senderId,
  text: shortened(text),
  isDeleted: deletedAt !== null,
  change,
});
