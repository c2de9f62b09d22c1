import { assign, enqueueActions, setup } from 'xstate';
import { toApiError } from '../http/http.errors.ts';
import { hasMore, withoutOld } from './notification-list.ts';
import type {
  AllMarkSettled,
  LogsAnswer,
  MarkSettled,
  NotificationsActors,
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
} from './notifications.events.ts';
import {
  type Update,
  giveUpMark,
  isFiltered,
  getMarkable,
  takeAllMark,
  takeFirst,
  takeHeartbeat,
  takeMark,
  takeMore,
  takeTabAllMark,
  takeTabMark,
} from './notifications.updates.ts';
import type { KeptNotifications } from '../domain/domain.ts';

type Failure = { part: 'first' | 'more'; cause: unknown };

/** Types, delays, guards and actions of `notifications.machine.ts`. */
export const notificationsSetup = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    /** `unread`: from the user's record, until the list has loaded. */
    input: {} as { unread: number; kept: KeptNotifications },
    tags: {} as 'loading' | 'loadingMore',
    children: {} as { sender: 'sender' },
  },
  actors: {} as NotificationsActors,
  delays: {
    /** Debounces the count: of a message in chat the server sends it after the log, else a burst is counted once. */
    count: 250,
    retry: 15_000,
  },
  guards: {
    refreshIsDue: ({ context }) => context.due.refresh,
    catchUpIsDue: ({ context }) => context.due.catchUp,
    moreIsDue: ({ context }) => context.due.more,
    countIsDue: ({ context }) => context.due.count,
    countIsNotDue: ({ context }) => !context.due.count,
    hasMore: ({ context }) => hasMore(context.list),
    isMarkable: ({ context }, wanted: Parameters<typeof getMarkable>[1]) =>
      getMarkable(context, wanted).length > 0,
    isNotMarkingAll: ({ context }) => !context.isMarkingAll,
  },
  actions: {
    needRefresh: assign(({ context }) => ({ due: { ...context.due, refresh: true } })),
    noteHeartbeat: assign(({ context }, far: { lastSeq: number; unread: number }) =>
      takeHeartbeat(context, far),
    ),
    needMore: assign(({ context }) => ({ due: { ...context.due, more: true } })),
    beginRefresh: assign(({ context }) => ({
      due: {
        ...context.due,
        refresh: false,
        catchUp: context.due.catchUp && isFiltered(context),
        count: false,
      },
    })),
    beginCatchUp: assign(({ context }) => ({ due: { ...context.due, catchUp: false, count: false } })),
    beginMore: assign(({ context }) => ({ due: { ...context.due, more: false } })),
    takeFirst: assign(({ context }, answer: LogsAnswer) => takeFirst(context, answer)),
    takeMore: assign(({ context }, answer: LogsAnswer) => takeMore(context, answer)),
    /** Applies an update and emits its new rows. */
    bring: enqueueActions(({ enqueue }, { patch, arrived }: Update) => {
      enqueue.assign(patch);
      for (const notification of arrived) enqueue.emit({ type: 'notification.arrived', notification });
    }),
    takeMark: assign(({ context }, fact: MarkSettled) => takeMark(context, fact)),
    takeAllMark: assign(({ context }, fact: AllMarkSettled) => takeAllMark(context, fact)),
    takeTabMark: assign(({ context }, fact: Parameters<typeof takeTabMark>[1]) => takeTabMark(context, fact)),
    takeTabAllMark: assign(({ context }, fact: { upTo: number; unread: number }) =>
      takeTabAllMark(context, fact),
    ),
    giveUpMark: assign(({ context }, failure: Parameters<typeof giveUpMark>[1]) =>
      giveUpMark(context, failure),
    ),
    dropOld: assign(({ context }, now: number) => ({ list: withoutOld(context.list, now) })),
    fail: assign((_, { part, cause }: Failure) => ({ error: { part, cause: toApiError(cause) } })),
  },
});
