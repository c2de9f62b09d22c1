import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { integer, number, object, pipe, string } from 'valibot';
import { rethrowAsApiError, toApiError } from '../http/http.errors.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { poll, pollDelay } from '../domain/poll.ts';
import { createStoredOrder, isAnswered } from '../money/stored-order.ts';
import { cancelWithdraw, createWithdraw, withdrawInfo } from './withdraw.endpoints.ts';
import {
  type WithdrawContext,
  type WithdrawEvent,
  type WithdrawOrder,
  withdrawMachine,
} from './withdraw.machine.ts';
import { withdrawMessage } from './withdraw.messages.ts';
import type { Domain } from '../domain/domain.ts';

/** States that are polled often; after them only a reversal by the bank can follow. */
const underWay = ['REQUESTED', 'PROCESSING'];

const orderSchema = object({
  requestId: requestIdSchema,
  amount: pipe(number(), integer()),
  cardId: string(),
});

/** The current withdrawal: `keo.getActor(withdrawDomain)`. */
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
        const error = toApiError(cause);
        if (isAnswered(error, signal)) kept.remove(input);
        // OTP_REQUIRED is the expected answer: the code was sent.
        if (error.reason === 'OTP_REQUIRED') return null;
        throw error;
      }
    });
    const place = fromPromise(
      async ({ input, signal }: { input: WithdrawOrder & { otp: string }; signal: AbortSignal }) => {
        const { otp: _, ...order } = input;
        // Stored before it is sent, without its code, so that a reload repeats the same idempotency key.
        kept.write(order);
        try {
          const placed = await call(createWithdraw, input, { signal });
          kept.remove(order);
          return placed;
        } catch (cause) {
          const error = toApiError(cause);
          if (isAnswered(error, signal)) kept.remove(order);
          throw error;
        }
      },
    );
    const cancel = fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) =>
      call(cancelWithdraw, { id: input }, { signal }).catch(rethrowAsApiError),
    );
    const watch = fromCallback<{ type: 'never' }, { id: string }>(({ input, sendBack }) => {
      const tell = (event: WithdrawEvent): void => sendBack(event);
      const look = async (signal: AbortSignal) => {
        const withdraw = await call(withdrawInfo, { id: input.id }, { signal });
        tell({ type: 'withdraw.pushed', withdraw });
        return { state: withdraw.state, isSlow: !underWay.includes(withdraw.state) };
      };
      const stopPolling = poll({ ports, onOpened }, look, (error) =>
        tell({ type: 'withdraw.missing', error }),
      );
      const stopHearing = hear(withdrawMessage, (withdraw) => tell({ type: 'withdraw.pushed', withdraw }));
      return () => {
        stopPolling();
        stopHearing();
      };
    });
    const delays = {
      beforeNextTry: ({ context }: { context: WithdrawContext }) => pollDelay(context.tries, ports.random()),
    };
    return createActor(withdrawMachine.provide({ actors: { ask, place, cancel, watch }, delays }), {
      clock: timers,
      input: { order: kept.read() },
    });
  },
};
