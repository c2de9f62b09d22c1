import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { integer, number, object, pipe, string } from 'valibot';
import type { Domain } from '../client/domains.ts';
import { toApiError, toApiErrorOf } from '../http/http.errors.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { keepLooking, pauseAfter } from '../money/keep-looking.ts';
import { createStoredOrder, isAnswered } from '../money/stored-order.ts';
import { cancelWithdraw, createWithdraw, withdrawInfo } from './withdraw.endpoints.ts';
import {
  type WithdrawContext,
  type WithdrawEvent,
  type WithdrawOrder,
  withdrawMachine,
} from './withdraw.machine.ts';
import { withdrawMessage } from './withdraw.messages.ts';

/** Until then it is on its way; afterwards only a bank that sends the money back has something to tell. */
const underWay = ['REQUESTED', 'PROCESSING'];

const orderSchema = object({
  requestId: requestIdSchema,
  amount: pipe(number(), integer()),
  cardId: string(),
});

/** The withdrawal that is under way: `keo.actorOf(withdrawDomain)`. */
export const withdrawDomain: Domain<ActorRefFrom<typeof withdrawMachine>> = {
  name: 'withdraw',
  create({ userId, call, ports, timers, hear, onOpened }) {
    const { storage } = ports;
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
      const stopLooking = keepLooking({ ports, onOpened }, async (signal) => {
        const withdraw = await call(withdrawInfo, { id: input.id }, { signal });
        tell({ type: 'withdraw.told', withdraw });
        return { state: withdraw.state, seldom: !underWay.includes(withdraw.state) };
      });
      const stopHearing = hear(withdrawMessage, (withdraw) => tell({ type: 'withdraw.told', withdraw }));
      return () => {
        stopLooking();
        stopHearing();
      };
    });
    const delays = {
      beforeNextTry: ({ context }: { context: WithdrawContext }) => pauseAfter(context.tries, ports.random()),
    };
    return createActor(withdrawMachine.provide({ actors: { ask, place, cancel, watch }, delays }), {
      clock: timers,
      input: { order: kept.read() },
    });
  },
};
