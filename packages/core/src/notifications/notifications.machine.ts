import { assign, emit, sendTo } from 'xstate';
import { emptyList, answeredAtMost, nextPage, pageSize, windowSize } from './notification-list.ts';
import { notificationsSetup } from './notifications-setup.machine.ts';
import { getMarkable, takeAnew, takeMissed, takeSocketNotification } from './notifications.updates.ts';
import type { LogsQuery, LogsRequest, NotificationsContext } from './notifications.events.ts';

const nothingDue = { refresh: false, catchUp: false, more: false, count: false };

const request = (context: NotificationsContext, query: LogsQuery): LogsRequest => ({
  query,
  requestedAt: context.list.lastSeq,
  epoch: context.epoch,
});

export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  context: ({ input }) => ({
    list: { ...emptyList, kept: input.kept },
    filter: {},
    unread: input.unread,
    error: null,
    marking: [],
    isMarkingAll: false,
    epoch: 0,
    due: nothingDue,
  }),
  invoke: [{ src: 'sender', id: 'sender' }, { src: 'signals' }],
  initial: 'loading',
  on: {
    'log.arrived': {
      actions: {
        type: 'bring',
        params: ({ context, event }) => takeSocketNotification(context, event.payload),
      },
    },
    'heartbeat.heard': { actions: { type: 'noteHeartbeat', params: ({ event }) => event } },
    'notifications.refresh': { actions: 'needRefresh' },
    'notifications.catchUp': {
      actions: assign(({ context }) => ({ due: { ...context.due, catchUp: true } })),
    },
    'notifications.filter': {
      target: '.loading',
      reenter: true,
      actions: assign(({ context, event }) => ({
        filter: event.filter,
        list: { ...emptyList, kept: context.list.kept, lastSeq: context.list.lastSeq },
        error: null,
        due: nothingDue,
      })),
    },
    'notification.markRead': {
      guard: { type: 'isMarkable', params: ({ event }) => event },
      actions: [
        sendTo('sender', ({ context, event }) => ({
          type: 'mark',
          ids: getMarkable(context, event),
          epoch: context.epoch,
        })),
        assign(({ context, event }) => ({ marking: [...context.marking, ...getMarkable(context, event)] })),
      ],
    },
    'notifications.markAllRead': {
      guard: 'isNotMarkingAll',
      actions: [
        sendTo('sender', ({ context }) => ({
          type: 'markAll',
          upTo: context.list.lastSeq,
          epoch: context.epoch,
        })),
        assign({ isMarkingAll: true }),
      ],
    },
    'notifications.loadMore': { guard: 'hasMore', actions: 'needMore' },
    'mark.settled': { actions: { type: 'takeMark', params: ({ event }) => event } },
    'mark.failed': {
      actions: [
        { type: 'giveUpMark', params: ({ event }) => event },
        emit(({ event: { ids, error } }) => {
          const [id = null, ...others] = ids;
          return { type: 'notification.markFailed', id, others, error };
        }),
      ],
    },
    'tab.marked': { actions: { type: 'takeTabMark', params: ({ event }) => event } },
    'allMark.failed': {
      actions: [
        { type: 'giveUpMark', params: ({ event }) => ({ ids: null, error: event.error }) },
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
        input: ({ context }) => request(context, { ...context.filter, pageNum: 1, pageSize }),
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
    /** Nothing to show but the error. */
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
    /** New rows came: waits for the server's count, or asks for it. */
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
          request(context, { ...context.filter, pageNum: 1, pageSize: windowSize(context.list) }),
        onDone: {
          target: 'idle',
          actions: { type: 'bring', params: ({ context, event }) => takeAnew(context, event.output) },
        },
        onError: {
          target: 'resting',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ part: 'first', cause: event.error }),
          },
        },
      },
    },
    /** Fetches newer rows and the count. */
    catchingUp: {
      entry: 'beginCatchUp',
      invoke: {
        src: 'fetchLogs',
        input: ({ context }) =>
          request(context, { afterSeq: context.list.lastSeq, pageSize: answeredAtMost }),
        onDone: {
          target: 'idle',
          actions: {
            type: 'bring',
            params: ({ context, event }) => takeMissed(context, event.output),
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
          request(context, { ...context.filter, pageNum: nextPage(context.list), pageSize }),
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
    /** A background fetch failed: the rows stay, and it is retried. */
    resting: {
      after: { retry: { target: 'refreshing' } },
      on: { 'notifications.refresh': { target: 'refreshing' } },
    },
  },
});
