import { type ApiError, isUnknownOutcome } from '../http/http.errors.ts';
import { markedAtOnce } from './deal-log.schema.ts';
import { answeredAtMost, marked, replaced, withNewer, withOlder } from './notification-list.ts';
import type {
  AllMarkSettled,
  LogsAnswer,
  MarkSettled,
  NotificationsContext,
} from './notifications.events.ts';
import { type Notification, type SocketNotification, parseSocketNotification } from './to-notification.ts';

/** A patch of the context, and the rows that are new. */
export type Update = { patch: Partial<NotificationsContext>; arrived: readonly Notification[] };

type Context = NotificationsContext;

const withDue = ({ due }: Context, more: Partial<Context['due']>) => ({ due: { ...due, ...more } });

/** Takes the unread count of an answer, unless it changed since the request. */
function counted(context: Context, answer: { unread: number; epoch: number }) {
  const epoch = context.epoch + 1;
  if (answer.epoch === context.epoch || answer.unread === context.unread)
    return { unread: answer.unread, epoch };
  return { epoch, ...withDue(context, { count: true }) };
}

const countedPage = (context: Context, { page, epoch }: LogsAnswer) =>
  counted(context, { unread: page.unread, epoch });

/** The newest page replaces the list. */
export const takeFirst = (context: Context, answer: LogsAnswer): Partial<Context> => ({
  list: replaced(context.list, answer.page, answer),
  error: null,
  ...countedPage(context, answer),
});

/** The newest page once more, with its new rows. */
export function takeAnew(context: Context, answer: LogsAnswer): Update {
  const { arrived } = withNewer(context.list, answer.page.list, context.filter);
  return { patch: takeFirst(context, answer), arrived };
}

/** Adds the next older page. */
export const takeMore = (context: Context, answer: LogsAnswer): Partial<Context> => ({
  list: withOlder(context.list, answer.page, answer.now),
  error: null,
  ...countedPage(context, answer),
});

/** Rows newer than the list. */
export function takeMissed(context: Context, answer: LogsAnswer): Update {
  const counts = countedPage(context, answer);
  // A full answer may hide more rows: the list is loaded again instead of leaving a gap.
  if (answer.page.list.length >= answeredAtMost) {
    return { patch: { ...counts, ...withDue({ ...context, ...counts }, { refresh: true }) }, arrived: [] };
  }
  const { list, arrived } = withNewer(context.list, answer.page.list, context.filter);
  return { patch: { ...counts, list }, arrived };
}

/** Fetches that are due after a mark: a row that is not here may be in an answer in flight that predates the mark. */
function dueAfterMark(context: Context, ids: readonly string[]) {
  const here = new Set(context.list.rows.map(({ id }) => id));
  return withDue(context, ids.every((id) => here.has(id)) ? {} : { refresh: true });
}

/** Those that still need a mark. */
export function getMarkable(
  { marking, list }: Context,
  { id, others = [] }: { id: string; others?: readonly string[] | undefined },
): string[] {
  const done = new Set([...marking, ...list.rows.filter((row) => row.isRead).map((row) => row.id)]);
  return [...new Set([id, ...others])].filter((one) => !done.has(one)).slice(0, markedAtOnce);
}

/** The server's count after something was read, here or on another device, or a message was changed. */
function takeCount(
  context: Context,
  { unread, read, isReworded }: Extract<SocketNotification, { kind: 'unread' }>,
): Partial<Context> {
  const due = { count: false, ...(isReworded && { refresh: true }) };
  const counts = { unread, epoch: context.epoch + 1, ...withDue(context, due) };
  if (read === null) return counts;
  if (read === 'all') return { ...counts, ...withDue({ ...context, ...counts }, { refresh: true }) };
  return {
    ...counts,
    list: marked(context.list, (row) => read.ids.includes(row.id), read.updatedAt),
    ...dueAfterMark({ ...context, ...counts }, read.ids),
  };
}

/** Applies a message of the socket if it is the next of the sequence, else schedules a fetch. */
export function takeSocketNotification(context: Context, payload: unknown): Update {
  const arrival = parseSocketNotification(payload);
  const only = (patch: Partial<Context>): Update => ({ patch, arrived: [] });
  const epoch = context.epoch + 1;
  if (arrival.kind === 'other') return only({});
  if (arrival.kind === 'unread') return only(takeCount(context, arrival));
  const { lastSeq } = context.list;
  if (arrival.kind === 'broken' || arrival.log.seq > lastSeq + answeredAtMost) {
    return only(withDue(context, { refresh: true }));
  }
  if (arrival.log.seq > lastSeq + 1) return only(withDue(context, { catchUp: true }));
  const { list, arrived } = withNewer(context.list, [arrival.log], context.filter);
  if (arrived.length === 0) return only({});
  return { patch: { list, epoch, ...withDue(context, { count: true }) }, arrived };
}

/** A filtered page does not tell the end of the sequence. */
export const isFiltered = ({ filter }: Context): boolean =>
  Object.values(filter).some((wanted) => wanted !== undefined);

/** Schedules a fetch for what is missing or differs from the server's position. */
export function takeHeartbeat(
  context: Context,
  { lastSeq, unread }: { lastSeq: number; unread: number },
): Partial<Context> {
  const ahead = lastSeq - context.list.lastSeq;
  if (ahead < 0 || (ahead === 0 && unread === context.unread)) return {};
  return withDue(context, { refresh: true, ...(ahead > 0 && { catchUp: true }) });
}

/** The server made the mark. */
export function takeMark(context: Context, { ids, updatedAt, unread, epoch }: MarkSettled): Partial<Context> {
  const counts = counted(context, { unread, epoch });
  return {
    marking: context.marking.filter((one) => !ids.includes(one)),
    list: marked(context.list, (row) => ids.includes(row.id), updatedAt),
    ...counts,
    ...dueAfterMark({ ...context, ...counts }, ids),
  };
}

/** The server marked everything, perhaps also rows that were not here at the request. */
export function takeAllMark(context: Context, { unread, upTo, epoch }: AllMarkSettled): Partial<Context> {
  const counts = counted(context, { unread, epoch });
  return {
    isMarkingAll: false,
    list: marked(context.list, (row) => row.seq <= upTo),
    ...counts,
    ...withDue(context, { refresh: true }),
  };
}

/** A mark that failed; `ids` is null for mark-all. The rows stay unread. */
export const giveUpMark = (
  context: Context,
  { ids, error }: { ids: readonly string[] | null; error: ApiError },
) => ({
  marking: context.marking.filter((one) => !ids?.includes(one)),
  isMarkingAll: ids === null ? false : context.isMarkingAll,
  // The answer was lost, but the mark may have been made.
  ...withDue(context, { refresh: context.due.refresh || isUnknownOutcome(error) }),
});

/** A mark by another tab. */
export function takeTabMark(
  context: Context,
  fact: { ids: readonly string[]; updatedAt: string; unread: number },
): Partial<Context> {
  const isOurs = context.list.rows.some((row) => fact.ids.includes(row.id) && !row.isRead);
  return {
    list: marked(context.list, (row) => fact.ids.includes(row.id), fact.updatedAt),
    unread: isOurs ? fact.unread : context.unread,
    epoch: context.epoch + 1,
    ...dueAfterMark({ ...context, ...withDue(context, { count: true }) }, fact.ids),
  };
}

/** Mark-all by another tab, up to a `seq`. */
export const takeTabAllMark = (
  context: Context,
  { upTo, unread }: { upTo: number; unread: number },
): Partial<Context> => ({
  list: marked(context.list, (row) => row.seq <= upTo),
  unread,
  epoch: context.epoch + 1,
  ...withDue(context, { refresh: true }),
});
