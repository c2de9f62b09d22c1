import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { integer, number, object, pipe } from 'valibot';
import { rethrowAsApiError, toApiError } from '../http/http.errors.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { poll, pollDelay } from '../domain/poll.ts';
import { createStoredOrder, isAnswered } from '../money/stored-order.ts';
import { cancelRecharge, createRecharge, rechargeInfo } from './recharge.endpoints.ts';
import {
  type RechargeContext,
  type RechargeEvent,
  type RechargeOrder,
  rechargeMachine,
} from './recharge.machine.ts';
import { rechargeMessage } from './recharge.messages.ts';
import type { Domain } from '../domain/domain.ts';

const orderSchema = object({ requestId: requestIdSchema, amount: pipe(number(), integer()) });

/** The current recharge: `keo.getActor(rechargeDomain)`. */
export const rechargeDomain: Domain<ActorRefFrom<typeof rechargeMachine>> = {
  name: 'recharge',
  create({ userId, call, ports, timers, hear, onOpened }) {
    const { storage } = ports;
    const kept = createStoredOrder({ storage, key: 'rechargeOrder', userId, schema: orderSchema });
    const create = fromPromise(async ({ input, signal }: { input: RechargeOrder; signal: AbortSignal }) => {
      // Stored before it is sent, so that a reload repeats the same idempotency key.
      kept.write(input);
      try {
        const recharge = await call(createRecharge, { ...input, method: 'VIETQR' }, { signal });
        kept.remove(input);
        return recharge;
      } catch (cause) {
        const error = toApiError(cause);
        if (isAnswered(error, signal)) kept.remove(input);
        throw error;
      }
    });
    const cancel = fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) =>
      call(cancelRecharge, { id: input }, { signal }).catch(rethrowAsApiError),
    );
    const pollRecharge = fromCallback<{ type: 'never' }, { id: string }>(({ input, sendBack }) => {
      const tell = (event: RechargeEvent): void => sendBack(event);
      const ask = async (signal: AbortSignal) => {
        const recharge = await call(rechargeInfo, { id: input.id }, { signal });
        tell({ type: 'recharge.pushed', recharge });
        // An expired code is still matched for a day; polling slows down.
        return { state: recharge.state, isSlow: recharge.state === 'EXPIRED' };
      };
      return poll({ ports, onOpened }, ask, (error) => tell({ type: 'recharge.missing', error }));
    });
    const listen = fromCallback<{ type: 'never' }>(({ sendBack }) => {
      const tell = (event: RechargeEvent): void => sendBack(event);
      return hear(rechargeMessage, (recharge) => tell({ type: 'recharge.pushed', recharge }));
    });
    const delays = {
      beforeNextTry: ({ context }: { context: RechargeContext }) => pollDelay(context.tries, ports.random()),
    };
    return createActor(
      rechargeMachine.provide({ actors: { create, cancel, poll: pollRecharge, listen }, delays }),
      {
        clock: timers,
        input: { order: kept.read() },
      },
    );
  },
};
