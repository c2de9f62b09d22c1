import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { ApiError, isApiError } from '../http/http.errors.ts';
import {
  emptyList,
  hasMore,
  keptAtMost,
  nextPage,
  pageSize,
  windowSize,
  withoutOld,
} from './notification-list.ts';
import type {
  AllMarkSettled,
  LogsAnswer,
  LogsQuery,
  LogsRequest,
  MarkSettled,
  NotificationsActors,
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
} from './notifications.events.ts';
import {
  giveUpMark,
  takeAllMark,
  takeArrival,
  takeFirst,
  takeMark,
  takeMissed,
  takeMore,
  takeTabAllMark,
  takeTabMark,
} from './notifications.updates.ts';

type Failure = { part: 'first' | 'more'; cause: unknown };

const nothingDue = { refresh: false, catchUp: false, more: false, count: false };

const asked = (context: NotificationsContext, query: LogsQuery): LogsRequest => ({
  query,
  askedAt: context.list.lastSeq,
  epoch: context.epoch,
});

const toApiError = (error: unknown): ApiError =>
  isApiError(error) ? error : new ApiError('generic', '', { code: 0, cause: error });

const chart = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
    tags: {} as 'loading' | 'loadingMore',
    children: {} as { courier: 'courier' },
  },
  actors: {} as NotificationsActors,
  delays: {
    /** Long enough for the server's own count to come after the log, and for a burst to be counted once. */
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
    isMarkable: ({ context }, id: string) =>
      !context.marking.includes(id) && !context.list.rows.some((row) => row.id === id && row.isRead),
    isNotMarkingAll: ({ context }) => !context.isMarkingAll,
  },
  actions: {
    oweRefresh: assign(({ context }) => ({ due: { ...context.due, refresh: true } })),
    oweMore: assign(({ context }) => ({ due: { ...context.due, more: true } })),
    beginRefresh: assign(({ context }) => ({
      due: { ...context.due, refresh: false, catchUp: false, count: false },
    })),
    beginCatchUp: assign(({ context }) => ({ due: { ...context.due, catchUp: false, count: false } })),
    beginMore: assign(({ context }) => ({ due: { ...context.due, more: false } })),
    takeFirst: assign(({ context }, answer: LogsAnswer) => takeFirst(context, answer)),
    takeMore: assign(({ context }, answer: LogsAnswer) => takeMore(context, answer)),
    takeArrival: enqueueActions(({ context, enqueue }, { payload }: { payload: unknown }) => {
      const { patch, arrived } = takeArrival(context, payload);
      enqueue.assign(patch);
      for (const notification of arrived) enqueue.emit({ type: 'notification.arrived', notification });
    }),
    takeMissed: enqueueActions(({ context, enqueue }, answer: LogsAnswer) => {
      const { patch, arrived } = takeMissed(context, answer);
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

export const notificationsMachine = chart.createMachine({
  id: 'notifications',
  context: {
    list: emptyList,
    filter: {},
    unread: 0,
    error: null,
    marking: [],
    isMarkingAll: false,
    epoch: 0,
    due: nothingDue,
  },
  invoke: [{ src: 'courier', id: 'courier' }, { src: 'world' }],
  initial: 'loading',
  on: {
    'log.arrived': {
      actions: {
        type: 'takeArrival',
        params: ({ event }) => event,
      },
    },
    'notifications.refresh': { actions: 'oweRefresh' },
    'notifications.filter': {
      target: '.loading',
      reenter: true,
      actions: assign(({ context, event }) => ({
        filter: event.filter,
        list: { ...emptyList, lastSeq: context.list.lastSeq },
        error: null,
        due: nothingDue,
      })),
    },
    'notification.markRead': {
      guard: { type: 'isMarkable', params: ({ event }) => event.id },
      actions: [
        sendTo('courier', ({ context, event }) => ({ type: 'mark', id: event.id, epoch: context.epoch })),
        assign(({ context, event }) => ({ marking: [...context.marking, event.id] })),
      ],
    },
    'notifications.markAllRead': {
      guard: 'isNotMarkingAll',
      actions: [
        sendTo('courier', ({ context }) => ({
          type: 'markAll',
          upTo: context.list.lastSeq,
          epoch: context.epoch,
        })),
        assign({ isMarkingAll: true }),
      ],
    },
    'notifications.loadMore': { guard: 'hasMore', actions: 'oweMore' },
    'mark.settled': { actions: { type: 'takeMark', params: ({ event }) => event } },
    'mark.failed': {
      actions: [
        { type: 'giveUpMark', params: ({ event }) => event },
        emit(({ event }) => ({ type: 'notification.markFailed', id: event.id, error: event.error })),
      ],
    },
    'tab.marked': { actions: { type: 'takeTabMark', params: ({ event }) => event } },
    'allMark.failed': {
      actions: [
        { type: 'giveUpMark', params: ({ event }) => ({ id: null, error: event.error }) },
        emit(({ event }) => ({ type: 'notification.markFailed', id: null, error: event.error })),
      ],
    },
    'allMark.settled': { actions: { type: 'takeAllMark', params: ({ event }) => event } },
    'tab.allMarked': { actions: { type: 'takeTabAllMark', params: ({ event }) => event } },
    'hour.passed': { actions: { type: 'dropOld', params: ({ event }) => event.now } },
  },
  states: {
    loading: {
      tags: 'loading',
      entry: 'beginRefresh',
      invoke: {
        src: 'fetchLogs',
        input: ({ context }) => asked(context, { ...context.filter, pageNum: 1, pageSize }),
        onDone: { target: 'idle', actions: { type: 'takeFirst', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ part: 'first', cause: event.error }),
          },
        },
      },
    },
    /** Nothing to show but why. */
    failed: {
      always: [
        { guard: 'refreshIsDue', target: 'loading' },
        { guard: 'catchUpIsDue', target: 'loading' },
      ],
    },
    idle: {
      always: [
        { guard: 'refreshIsDue', target: 'refreshing' },
        { guard: 'catchUpIsDue', target: 'catchingUp' },
        { guard: 'moreIsDue', target: 'loadingMore' },
        { guard: 'countIsDue', target: 'settling' },
      ],
    },
    /** New rows came; their count is on its way, or else is asked for. */
    settling: {
      always: [
        { guard: 'refreshIsDue', target: 'refreshing' },
        { guard: 'catchUpIsDue', target: 'catchingUp' },
        { guard: 'moreIsDue', target: 'loadingMore' },
        { guard: 'countIsNotDue', target: 'idle' },
      ],
      after: { count: { target: 'catchingUp' } },
    },
    refreshing: {
      entry: 'beginRefresh',
      invoke: {
        src: 'fetchLogs',
        input: ({ context }) =>
          asked(context, { ...context.filter, pageNum: 1, pageSize: windowSize(context.list) }),
        onDone: { target: 'idle', actions: { type: 'takeFirst', params: ({ event }) => event.output } },
        onError: {
          target: 'resting',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ part: 'first', cause: event.error }),
          },
        },
      },
    },
    /** Fetches what is newer than all we know, and the count with it. */
    catchingUp: {
      entry: 'beginCatchUp',
      invoke: {
        src: 'fetchLogs',
        input: ({ context }) => asked(context, { afterSeq: context.list.lastSeq, pageSize: keptAtMost }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'takeMissed',
            params: ({ event }) => event.output,
          },
        },
        onError: { target: 'resting' },
      },
    },
    loadingMore: {
      tags: 'loadingMore',
      entry: 'beginMore',
      invoke: {
        src: 'fetchLogs',
        input: ({ context }) =>
          asked(context, { ...context.filter, pageNum: nextPage(context.list), pageSize }),
        onDone: { target: 'idle', actions: { type: 'takeMore', params: ({ event }) => event.output } },
        onError: {
          target: 'idle',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ part: 'more', cause: event.error }),
          },
        },
      },
    },
    /** The last fetch in the background failed; the rows stay, and the truth is asked for again. */
    resting: {
      after: { retry: { target: 'refreshing' } },
      on: { 'notifications.refresh': { target: 'refreshing' } },
    },
  },
});
