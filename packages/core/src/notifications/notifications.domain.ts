import { unknown } from 'valibot';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { toApiError } from '../http/http.errors.ts';
import { heartbeatMessage } from '../socket/heartbeat.messages.ts';
import { markAllRead, markRead, myDealLogsList } from './notifications.endpoints.ts';
import type { LogsAnswer, LogsRequest, NotificationsEvent, SenderCommand } from './notifications.events.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { notificationMessage } from './notifications.messages.ts';
import type { Domain } from '../domain/domain.ts';

const hour = 60 * 60 * 1000;

/** Any payload: in an invalid one there may have been a log, and the list is read again. */
const anyNotification = { ...notificationMessage, payload: unknown() };

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;

/** The notifications of the signed-in user: `keo.getActor(notificationsDomain)`. */
export const notificationsDomain: Domain<NotificationsActor> = {
  name: 'notifications',
  create({ user, call, ports, timers, kept, hear, onOpened, onParked }) {
    const { clock, tabs, page } = ports;

    const fetchLogs = fromPromise<LogsAnswer, LogsRequest>(async ({ input, signal }) => {
      const { query, ...request } = input;
      return { ...request, page: await call(myDealLogsList, query, { signal }), now: clock.now() };
    });

    /** Sends marks in parallel and tells the other tabs of each that succeeded. */
    const sender = fromCallback<SenderCommand>(({ sendBack, receive }) => {
      const tell = (event: NotificationsEvent): void => sendBack(event);
      const controller = new AbortController();
      const { signal } = controller;

      const carry = async (command: SenderCommand): Promise<void> => {
        const { epoch } = command;
        if (command.type === 'mark') {
          const { ids } = command;
          const [id = '', ...others] = ids;
          const request = others.length > 0 ? { id, others } : { id };
          const { updatedAt, unread } = await call(markRead, request, { signal });
          tabs.post({ type: 'notifications.marked', ...request, updatedAt, unread });
          tell({ type: 'mark.settled', ids, updatedAt, unread, epoch });
        } else {
          const { unread } = await call(markAllRead, {}, { signal });
          tabs.post({ type: 'notifications.allMarked', upTo: command.upTo, unread });
          tell({ type: 'allMark.settled', unread, upTo: command.upTo, epoch });
        }
      };

      receive((command) => {
        carry(command).catch((cause: unknown) => {
          if (signal.aborted) return;
          const error = toApiError(cause);
          if (command.type === 'mark') tell({ type: 'mark.failed', ids: command.ids, error });
          else tell({ type: 'allMark.failed', error });
        });
      });
      return () => controller.abort();
    });

    /** Socket, page, other tabs and time. */
    const signals = fromCallback<{ type: 'never' }>(({ sendBack }) => {
      const tell = (event: NotificationsEvent): void => sendBack(event);
      const refresh = () => tell({ type: 'notifications.refresh' });
      const stops = [
        hear(anyNotification, (payload) => tell({ type: 'log.arrived', payload })),
        hear(heartbeatMessage, ({ lastSeq, unread }) => {
          if (lastSeq !== undefined && unread !== undefined)
            tell({ type: 'heartbeat.heard', lastSeq, unread });
        }),
        onOpened(refresh),
        onParked(() => tell({ type: 'notifications.catchUp' })),
        page.subscribe((signal) => {
          if (signal === 'visible' || signal === 'online') refresh();
        }),
        tabs.subscribe((message) => {
          if (message.type === 'notifications.marked')
            tell({ ...message, type: 'tab.marked', ids: [message.id, ...(message.others ?? [])] });
          if (message.type === 'notifications.allMarked') tell({ ...message, type: 'tab.allMarked' });
        }),
      ];
      const tick = (): void => {
        tell({ type: 'hour.passed', now: clock.now() });
        timer = clock.after(hour, tick);
      };
      let timer = clock.after(hour, tick);
      return () => {
        timer.cancel();
        for (const stop of stops) stop();
      };
    });

    return createActor(notificationsMachine.provide({ actors: { fetchLogs, sender, signals } }), {
      clock: timers,
      input: { unread: user()?.unread ?? 0, kept },
    });
  },
};
