import type { ChatMessage } from './message.schema.ts';
import { toQuote } from './to-quote.ts';

type List = readonly ChatMessage[];

export const getLastSeq = (list: List): number => list.at(-1)?.seq ?? 0;

/** Appends what follows without a gap; duplicates are dropped. */
export function withNewer(list: List, arrived: List): { list: List; hasGap: boolean } {
  const next = [...list];
  let hasGap = false;
  for (const message of arrived.toSorted((a, b) => a.seq - b.seq)) {
    const last = getLastSeq(next);
    if (message.seq === last + 1) next.push(message);
    else if (message.seq > last + 1) hasGap = true;
  }
  return { list: next, hasGap };
}

/** Prepends older messages. */
export function withOlder(list: List, older: List): List {
  const first = list[0]?.seq ?? Infinity;
  return [...older.filter(({ seq }) => seq < first), ...list];
}

/** Updates the quote of a changed message. */
const quoting = (message: ChatMessage, changed: ChatMessage): ChatMessage =>
  message.replyTo?.id === changed.id && message.replyTo.change < changed.change
    ? { ...message, replyTo: toQuote(changed) }
    : message;

/** Applies changes; of two states of a message the later one wins. */
export function changedIn(list: List, changed: List): List {
  let next = list;
  for (const message of changed) {
    if (message.change === 0) continue;
    next = next.map((each) =>
      each.seq === message.seq && each.change < message.change ? message : quoting(each, message),
    );
  }
  return next;
}
