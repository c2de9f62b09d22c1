import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { integer, number, object, pipe, string } from 'valibot';
import type { Domain } from '../client/domains.ts';
import { toApiError, toApiErrorOf } from '../http/http.errors.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { createStoredOrder, isAnswered } from '../money/stored-order.ts';
import { cancelWithdraw, createWithdraw, withdrawInfo } from './withdraw.endpoints.ts';
import { type WithdrawEvent, type WithdrawOrder, withdrawMachine } from './withdraw.machine.ts';
import { withdrawMessage } from './withdraw.messages.ts';

const lookEvery = 5000;

const orderSchema = object({
  requestId: requestIdSchema,
  amount: pipe(number(), integer()),
  cardId: string(),
});

/** The withdrawal that is under way: `keo.actorOf(withdrawDomain)`. */
export const withdrawDomain: Domain<ActorRefFrom<typeof withdrawMachine>> = {
  name: 'withdraw',
  create({ userId, call, ports, timers, hear }) {
    const { clock, storage } = ports;
    const kept = createStoredOrder({ storage, key: 'withdrawOrder', userId, schema: orderSchema });
    const ask = fromPromise(async ({ input, signal }: { input: WithdrawOrder; signal: AbortSignal }) => {
      try {
        const placed = await call(createWithdraw, input, { signal });
        kept.remove(input);
        return placed;
      } catch (cause) {
        const error = toApiErrorOf(cause);
        if (isAnswered(error, signal)) kept.remove(input);
        // That is the answer: the code is on its way.
        if (error.reason === 'OTP_REQUIRED') return null;
        throw error;
      }
    });
    const place = fromPromise(
      async ({ input, signal }: { input: WithdrawOrder & { otp: string }; signal: AbortSignal }) => {
        const { otp: _, ...order } = input;
        // Kept before it leaves, without its code: whatever happens to the answer, it is the same order.
        kept.write(order);
        try {
          const placed = await call(createWithdraw, input, { signal });
          kept.remove(order);
          return placed;
        } catch (cause) {
          const error = toApiErrorOf(cause);
          if (isAnswered(error, signal)) kept.remove(order);
          throw error;
        }
      },
    );
    const cancel = fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) =>
      call(cancelWithdraw, { id: input }, { signal }).catch(toApiError),
    );
    const watch = fromCallback<{ type: 'never' }, { id: string }>(({ input, sendBack }) => {
      const tell = (event: WithdrawEvent): void => sendBack(event);
      const life = new AbortController();
      const look = async () => {
        try {
          const withdraw = await call(withdrawInfo, { id: input.id }, { signal: life.signal });
          tell({ type: 'withdraw.told', withdraw });
        } catch {
          // It is looked again; what is shown stays.
        }
        if (!life.signal.aborted) timer = clock.after(lookEvery, () => void look());
      };
      let timer = clock.after(0, () => void look());
      const stopHearing = hear(withdrawMessage, (withdraw) => tell({ type: 'withdraw.told', withdraw }));
      return () => {
        life.abort();
        timer.cancel();
        stopHearing();
      };
    });
    return createActor(withdrawMachine.provide({ actors: { ask, place, cancel, watch } }), {
      clock: timers,
      input: { order: kept.read() },
    });
  },
};
