import type { DealEvent } from '@keo/core/contract';
import type { MessageRow } from './message-rows.ts';

export type ConversationRow =
  | { kind: 'message'; key: string; row: MessageRow }
  | { kind: 'event'; key: string; event: DealEvent };

/**
 * Messages and deal events by time, pending messages last. `ends`: where more messages exist; events beyond are left
 * out.
 */
export function conversationRows(
  rows: readonly MessageRow[],
  events: readonly DealEvent[],
  ends: { hasOlder: boolean; hasNewer: boolean },
): ConversationRow[] {
  const stored = rows.filter(({ message }) => message !== null);
  const from = ends.hasOlder ? (stored[0]?.at ?? '') : '';
  const until = ends.hasNewer ? (stored.at(-1)?.at ?? '') : '9';
  const between = events.filter(({ createdAt }) => createdAt >= from && createdAt <= until);
  const all: ConversationRow[] = [];
  let next = 0;
  const take = (before: string) => {
    for (let event = between[next]; event && event.createdAt < before; event = between[(next += 1)])
      all.push({ kind: 'event', key: event.id, event });
  };
  for (const row of rows) {
    take(row.message ? row.at : '~');
    all.push({ kind: 'message', key: row.key, row });
  }
  take('~');
  return all;
}
