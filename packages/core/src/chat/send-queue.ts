import { safeParse } from 'valibot';
import type { Clock } from '../ports/ports.ts';
import type { Call } from '../http/create-http.ts';
import { ApiError, isTransient, toApiError } from '../http/http.errors.ts';
import { refusalSchema } from '../http/refusal.schema.ts';
import type { AskServer } from './ask-server.ts';
import { sendMessage } from './chat.endpoints.ts';
import type { ChatEvent } from './chat.events.ts';
import { sendRoomMessage } from './chat.messages.ts';
import type { ChatMessage, NewMessage } from './message.schema.ts';
import type { OutboxItem } from './outbox.schema.ts';
import type { StoredOutbox } from './stored-outbox.ts';

/** Tries over the socket before HTTP. */
const tries = 3;

export type SendQueue = { add(item: OutboxItem): void; discard(clientId: string): void };

/**
 * Sends messages one at a time, in the order they were written. Each is stored on the device until it leaves the
 * outbox; its `clientId` makes retries idempotent.
 */
export function createSendQueue(deps: {
  ask: AskServer;
  call: Call;
  clock: Pick<Clock, 'after'>;
  kept: StoredOutbox;
  tell: (event: ChatEvent) => void;
  signal: AbortSignal;
}): SendQueue {
  const { ask, call, clock, kept, tell, signal } = deps;
  let waiting: OutboxItem[] = [];
  let isBusy = false;

  const rest = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  /** Null if the socket gave no definite answer. */
  async function viaSocket(message: NewMessage): Promise<ChatMessage | null> {
    for (let n = 0; n < tries && !signal.aborted; n += 1) {
      const answer = await ask(sendRoomMessage, message).catch(toApiError);
      if (answer instanceof ApiError) {
        if (answer.kind === 'offline') return null;
        continue;
      }
      if (answer.ok) return answer;
      const refusal = safeParse(refusalSchema, answer);
      if (refusal.success) throw new ApiError('refused', '', { code: 0, refusal: refusal.output });
      if (answer.reason !== 'RATE_LIMITED') return null;
      await rest(Number(answer['retryAfter']) || 1000);
    }
    return null;
  }

  async function send(item: OutboxItem): Promise<ChatMessage> {
    const { roomId, clientId, text, replyTo, files = [] } = item;
    const message: NewMessage = {
      roomId,
      clientId,
      type: 'TEXT',
      text,
      ...(replyTo && { replyTo: replyTo.id }),
      ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }),
    };
    return (await viaSocket(message)) ?? call(sendMessage, message, { signal });
  }

  async function work(): Promise<void> {
    for (let item = waiting[0]; item && !signal.aborted; item = waiting[0]) {
      try {
        const message = await send(item);
        if (signal.aborted) return;
        waiting = waiting.filter((other) => other !== item);
        tell({ type: 'send.stored', message });
      } catch (cause) {
        if (signal.aborted) return;
        const error = toApiError(cause);
        // A blocked message holds back those behind it, to keep the order.
        const stopped = isTransient(error) ? waiting : [item];
        waiting = waiting.filter((other) => !stopped.includes(other));
        for (const { clientId } of stopped) tell({ type: 'send.failed', clientId, error });
      }
    }
    isBusy = false;
  }

  return {
    add(item) {
      if (waiting.some(({ clientId }) => clientId === item.clientId)) return;
      kept.put(item);
      waiting = [...waiting, item];
      if (isBusy) return;
      isBusy = true;
      void work();
    },
    discard(clientId) {
      waiting = waiting.filter((item) => item.clientId !== clientId);
    },
  };
}
