import type { DealLog, EndpointData, notificationsEndpoints } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toBound } from '../../platform/http/date-bound.ts';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { Publisher } from '../../platform/realtime/sockets.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { LogDraft } from './deal-log.draft.ts';
import * as repository from './deal-log.repository.ts';
import { roomKey } from './folding.ts';
import { type ReadChange, createNotificationsPublisher } from './notifications.publisher.ts';
import { toDealLogs } from './to-deal-log.ts';
import type { LineAt } from './log-words.ts';
import { newRow, writeRows } from './write-logs.ts';

export const { releaseMails, skipMails } = repository;

type ListData = EndpointData<typeof notificationsEndpoints.myDealLogsList>;
type MarkData = EndpointData<typeof notificationsEndpoints.markRead>;
type MarkAllData = EndpointData<typeof notificationsEndpoints.markAllRead>;

type ListQuery = InferOutput<(typeof notificationsEndpoints.myDealLogsList)['input']>;

/** Offset limit; beyond it clients page by `afterSeq` or a date. */
const maxOffset = 10_000;

export type Notifications = {
  /** In the caller's transaction; sockets are notified after the commit. */
  writeLogs(unit: Unit, drafts: readonly LogDraft[]): Promise<DealLog[]>;
  /** Logs of the past, in order; notifies nobody. */
  writePast(
    db: Database,
    logs: readonly (LogDraft & { createdAt: Date; readAt: Date | null })[],
  ): Promise<void>;
  list(userId: string, query: ListQuery): Promise<ListData>;
  /**
   * Also marks those of `others` that are the user's own.
   * @throws RefusalError NOT_FOUND, also for another user's log.
   */
  markRead(userId: string, id: string, others?: readonly string[]): Promise<MarkData>;
  markAllRead(userId: string): Promise<MarkAllData>;
  /** Null for no notification of that room. */
  markRoomRead(unit: Unit, userId: string, roomId: string): Promise<{ id: string; updatedAt: string } | null>;
  /** Sends the unread counts of this transaction to the user's sockets, after the commit. */
  tellUnread(unit: Unit, userId: string, change: ReadChange): Promise<void>;
  countUnread(userId: string): Promise<number>;
  /** 0 before the first log. */
  lastSeq(userId: string): Promise<number>;
};

type Needs = Pick<Platform, 'db' | 'transact'> & { clock: Pick<Clock, 'now'>; sockets: Publisher } & {
  countUnreadRooms: (db: Database, userId: string) => Promise<number>;
  lineAt: LineAt;
};

async function list(
  { db, lineAt, newest }: Needs & { newest: ReturnType<typeof repository.prepareNewest> },
  userId: string,
  query: ListQuery,
): Promise<ListData> {
  const { pageNum, pageSize } = query;
  const offset = (pageNum - 1) * pageSize;
  if (offset + pageSize > maxOffset)
    throw new RefusalError('LIMIT', 'list.tooDeep', { max: maxOffset }, { max: maxOffset });
  const filter: repository.LogFilter = {
    actions: query.type?.split(','),
    isRead: query.isRead,
    createdFrom: toBound('dateFrom', query.dateFrom)?.first,
    createdTo: toBound('dateTo', query.dateTo)?.last,
    afterSeq: query.afterSeq,
  };
  const page = { limit: pageSize, offset };
  const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined);
  const { rows, total, unread } = isFiltered
    ? {
        rows: await repository.listLogs(db, userId, filter, page),
        ...(await repository.countLogs(db, userId, filter)),
      }
    : await newest(userId, page);
  return {
    list: await toDealLogs(db, rows, lineAt),
    total,
    totalPage: Math.ceil(total / pageSize),
    unread,
  };
}

type Reading = Needs & { publisher: ReturnType<typeof createNotificationsPublisher> };

/** Returns the count of unread logs. */
async function tellCounts(
  { countUnreadRooms, publisher }: Reading,
  unit: Unit,
  userId: string,
  change: ReadChange,
): Promise<number> {
  const notifications = await repository.countUnread(unit.db, userId);
  const rooms = await countUnreadRooms(unit.db, userId);
  unit.afterCommit(() => publisher.unread(userId, { notifications, rooms }, change));
  return notifications;
}

const markRead = (
  reading: Reading,
  userId: string,
  id: string,
  others: readonly string[] = [],
): Promise<MarkData> =>
  reading.transact(async (unit) => {
    const rows = await repository.markLogsRead(unit.db, userId, [id, ...others], reading.clock.now());
    const row = rows.find((one) => one.id === id);
    if (!row) throw new RefusalError('NOT_FOUND', 'notFound');
    const updatedAt = row.updatedAt.toISOString();
    const more = rows.flatMap((one) => (one === row ? [] : [one.id]));
    const change = { id, ...(more.length > 0 && { others: more }), updatedAt };
    const unread = await tellCounts(reading, unit, userId, change);
    return { id, isRead: true, updatedAt, unread };
  });

const markAllRead = (reading: Reading, userId: string): Promise<MarkAllData> =>
  reading.transact(async (unit) => {
    const at = reading.clock.now();
    const updated = await repository.markAllLogsRead(unit.db, userId, at);
    const unread = await tellCounts(reading, unit, userId, { all: true, updatedAt: at.toISOString() });
    return { updated, unread };
  });

export function createNotifications(needs: Needs): Notifications {
  const { db, clock, lineAt } = needs;
  const newest = repository.prepareNewest(db);
  const publisher = createNotificationsPublisher(needs);
  const reading = { ...needs, publisher };

  return {
    async writeLogs(unit, drafts) {
      const rows = await writeRows(unit.db, drafts, clock.now());
      const logs = await toDealLogs(unit.db, rows, lineAt);
      const recipients = rows.map(({ recipientId }) => recipientId);
      unit.afterCommit(() => logs.forEach((log, at) => publisher.log(recipients[at] ?? '', log)));
      return logs;
    },

    async writePast(unitDb, logs) {
      const rows = logs.map((log) => ({
        ...newRow(log, log.createdAt),
        mailAt: null,
        isRead: log.readAt !== null,
        updatedAt: log.readAt ?? log.createdAt,
      }));
      await repository.insertLogs(unitDb, rows);
    },

    list: (userId, query) => list({ ...needs, newest }, userId, query),
    markRead: (userId, id, others) => markRead(reading, userId, id, others),
    markAllRead: (userId) => markAllRead(reading, userId),

    async markRoomRead(unit, userId, roomId) {
      const key = roomKey(roomId);
      const row = await repository.lockByFoldKey(unit.db, userId, key, new Date(0));
      if (!row) return null;
      if (row.isRead) {
        await repository.setMail(unit.db, [row.id], { mailAt: null });
        return null;
      }
      const [marked] = await repository.markLogsRead(unit.db, userId, [row.id], clock.now());
      return marked ? { id: marked.id, updatedAt: marked.updatedAt.toISOString() } : null;
    },

    async tellUnread(unit, userId, change) {
      await tellCounts(reading, unit, userId, change);
    },

    countUnread: (userId) => repository.countUnread(db, userId),
    lastSeq: (userId) => repository.getLastSeq(db, userId),
  };
}
