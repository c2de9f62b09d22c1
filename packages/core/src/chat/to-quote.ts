import { shorten } from '../text/cut-text.ts';
import { chatLimits } from './chat-limits.schema.ts';
import type { ChatMessage, Quote } from './message.schema.ts';

type Said = Pick<ChatMessage, 'text' | 'files'>;
type Quoted = Said & Pick<ChatMessage, 'id' | 'seq' | 'senderId' | 'deletedAt' | 'change'>;

/** The text in one line, or the file names if there is none. */
export const toLine = ({ text, files }: Said): string =>
  shorten(text || files.map(({ name }) => name).join(', '), chatLimits.quoteMax);

export const toQuote = ({ id, seq, senderId, deletedAt, change, ...said }: Quoted): Quote => ({
  id,
  seq,
  senderId,
  text: toLine(said),
  isDeleted: deletedAt !== null,
  change,
});
