/** The machine of the notifications for tests: what it asks for is answered by the test. */
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createManualClock } from '../client/test-world.ts';
import { ApiError } from '../http/http.errors.ts';
import type { DealLog } from './deal-log.schema.ts';
import type { SenderCommand, LogsAnswer, LogsQuery, LogsRequest } from './notifications.events.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { selectNotifications } from './notifications.selectors.ts';
import { downFrom, createLogs, pageOfLogs } from './test-logs.ts';

const settled = () => new Promise(setImmediate);
const now = Date.parse('2026-11-20T09:00:00Z');
export const busy = new ApiError('generic', 'busy', { code: 503 });
export const lost = new ApiError('offline', 'lost', { code: 0 });
export const updatedAt = '2026-11-20T08:59:00Z';

type PendingPage = LogsRequest & {
  answer: (logs: DealLog[], more?: object) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};

/** The machine with what it asks for and tells; nothing is answered before the test does. */
export function startList(kept = {}) {
  const clock = createManualClock(now);
  const requests: PendingPage[] = [];
  const carried: SenderCommand[] = [];
  const events: unknown[] = [];
  const machine = notificationsMachine.provide({
    actors: {
      fetchLogs: fromPromise<LogsAnswer, LogsRequest>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            const { requestedAt, epoch } = input;
            requests.push({
              ...input,
              async answer(logs, more) {
                resolve({ requestedAt, epoch, page: pageOfLogs(logs, more), now: clock.now() });
                await settled();
              },
              async fail(error) {
                reject(error);
                await settled();
              },
            });
          }),
      ),
      sender: fromCallback<SenderCommand>(({ receive }) => receive((command) => carried.push(command))),
      signals: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, {
    clock: {
      setTimeout: (run: () => void, ms: number) => clock.after(ms, run),
      clearTimeout: (timer: ReturnType<typeof clock.after> | undefined) => timer?.cancel(),
    },
    input: { unread: 7, kept },
  });
  actor.on('notification.arrived', ({ notification }) => events.push(notification.id));
  actor.on('notification.markFailed', ({ id, others, error }) => events.push([id, others, error]));
  actor.start();
  const state = () => actor.getSnapshot();
  return {
    actor,
    clock,
    requests,
    carried,
    events,
    state,
    rows: () => selectNotifications(state()).map(({ seq, isRead }) => (isRead ? -seq : seq)),
    /** The latest question. */
    last: () => {
      const question = requests.at(-1);
      if (!question) throw new Error('Nothing was asked');
      return question;
    },
  };
}

/** With `count` rows, all unread, of `total`. */
export async function readyList(count = 3, total = count, kept = {}) {
  const scene = startList(kept);
  await scene.last().answer(createLogs(downFrom(count)), { total });
  if (scene.state().value !== 'idle') throw new Error('The list still waits for something');
  return scene;
}
export const arrival = (seq: number) => ({ type: 'log.arrived', payload: createLogs([seq])[0] }) as const;
export const counted = (notifications: number, more: object = {}) =>
  ({
    type: 'log.arrived',
    payload: { action: 'UNREAD_COUNT_UPDATE', metadata: { notifications, ...more } },
  }) as const;
export const first: LogsQuery = { pageNum: 1, pageSize: 20 };
export const missed = (afterSeq: number): LogsQuery => ({ afterSeq, pageSize: 100 });
export const refresh = { type: 'notifications.refresh' } as const;
export const catchUp = { type: 'notifications.catchUp' } as const;
export const loadMore = { type: 'notifications.loadMore' } as const;
