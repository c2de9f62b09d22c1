import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Domain } from '../client/domains.ts';
import { toApiError, toApiErrorOf } from '../http/http.errors.ts';
import { cancelWithdraw, createWithdraw, withdrawInfo } from './withdraw.endpoints.ts';
import { type WithdrawEvent, type WithdrawOrder, withdrawMachine } from './withdraw.machine.ts';
import { withdrawMessage } from './withdraw.messages.ts';

const lookEvery = 5000;

/** The withdrawal that is under way: `keo.actorOf(withdrawDomain)`. */
export const withdrawDomain: Domain<ActorRefFrom<typeof withdrawMachine>> = {
  name: 'withdraw',
  create({ call, ports, timers, hear }) {
    const { clock } = ports;
    const ask = fromPromise(async ({ input, signal }: { input: WithdrawOrder; signal: AbortSignal }) => {
      try {
        return await call(createWithdraw, input, { signal });
      } catch (cause) {
        const error = toApiErrorOf(cause);
        // That is the answer: the code is on its way.
        if (error.reason === 'OTP_REQUIRED') return null;
        throw error;
      }
    });
    const place = fromPromise(
      ({ input, signal }: { input: WithdrawOrder & { otp: string }; signal: AbortSignal }) =>
        call(createWithdraw, input, { signal }).catch(toApiError),
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
    return createActor(withdrawMachine.provide({ actors: { ask, place, cancel, watch } }), { clock: timers });
  },
};
