import type { Clock } from '../ports/ports.ts';
import * as dealLogs from '../deals/deal-logs.endpoints.ts';
import type { DealLog } from '../notifications/deal-log.schema.ts';
import type { Account } from './fake-accounts.ts';
import { type Route, own } from './fake-routes.ts';

type Event = Omit<DealLog, 'seq'>;

const withoutSeq = (log: DealLog): Event => {
  const { seq: _, ...event } = log;
  return event;
};

/** Histories of deals in memory: the reader's logs, and notes. */
export function createFakeDealLogs(clock: Clock): Route[] {
  const notes: { of: string; event: Event }[] = [];
  const getEvents = ({ logs }: Account, dealId: string): Event[] => {
    // Of logs with the same time the last is the newest.
    const news = logs.filter(({ metadata }) => metadata['dealId'] === dealId).toReversed();
    const left = notes.filter((note) => note.of === dealId).map(({ event }) => event);
    return [...news.map(withoutSeq), ...left].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  };
  return [
    own(dealLogs.dealLogsList, ({ dealId, pageNum, pageSize }, me) => {
      const events = getEvents(me, dealId);
      const list = events.slice((pageNum - 1) * pageSize, pageNum * pageSize);
      return { list, total: events.length, totalPage: Math.ceil(events.length / pageSize) };
    }),
    own(dealLogs.newDealLog, ({ dealId, description, requiresAction = false }, { user }) => {
      const at = new Date(clock.now()).toISOString();
      const action = requiresAction ? 'ACTION_REQUIRED' : 'DEAL_NOTE';
      const event: Event = {
        id: `lg_note_${notes.length + 1}`,
        msg: JSON.stringify({ action, description, metadata: {} }),
        action,
        description,
        metadata: {
          dealId,
          actorId: user.id,
          ...(requiresAction && { reason: 'NOTE_NEEDS_ANSWER' }),
          params: { text: description },
        },
        isRead: true,
        createdAt: at,
        updatedAt: at,
        workerId: null,
        authorId: user.id,
      };
      notes.push({ of: dealId, event });
      return event;
    }),
  ];
}
