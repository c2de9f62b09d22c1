import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { integer, number, object, pipe, safeParse } from 'valibot';
import type { Domain } from '../client/domains.ts';
import type { KeyValueStorage } from '../client/ports.ts';
import { toApiError, toApiErrorOf } from '../http/http.errors.ts';
import { requestIdSchema } from '../money/money-command.schema.ts';
import { cancelRecharge, createRecharge, rechargeInfo } from './recharge.endpoints.ts';
import { type RechargeEvent, type RechargeOrder, rechargeMachine } from './recharge.machine.ts';
import { rechargeMessage } from './recharge.messages.ts';

const orderKey = 'rechargeOrder';
const orderSchema = object({ requestId: requestIdSchema, amount: pipe(number(), integer()) });

/** The socket tells at once; looking is for when it does not. */
const lookEvery = 4000;
/** An expired code is still matched for a day; nobody waits for it by the second. */
const lookLaterEvery = 30_000;

function readOrder(storage: KeyValueStorage): RechargeOrder | null {
  try {
    const read = safeParse(orderSchema, JSON.parse(storage.read(orderKey) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The recharge that is under way: `keo.actorOf(rechargeDomain)`. */
export const rechargeDomain: Domain<ActorRefFrom<typeof rechargeMachine>> = {
  name: 'recharge',
  create({ call, ports, timers, hear }) {
    const { clock, storage } = ports;
    const create = fromPromise(async ({ input, signal }: { input: RechargeOrder; signal: AbortSignal }) => {
      // Kept before it leaves: whatever happens to the answer, the same is asked for again.
      storage.write(orderKey, JSON.stringify(input));
      try {
        const recharge = await call(createRecharge, { ...input, method: 'VIETQR' }, { signal });
        storage.remove(orderKey);
        return recharge;
      } catch (cause) {
        const error = toApiErrorOf(cause);
        if (!error.isUnknownOutcome && error.reason !== 'IN_PROGRESS') storage.remove(orderKey);
        throw error;
      }
    });
    const cancel = fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) =>
      call(cancelRecharge, { id: input }, { signal }).catch(toApiError),
    );
    const watch = fromCallback<{ type: 'never' }, { id: string }>(({ input, sendBack }) => {
      const tell = (event: RechargeEvent): void => sendBack(event);
      const life = new AbortController();
      const look = async () => {
        let next = lookEvery;
        try {
          const recharge = await call(rechargeInfo, { id: input.id }, { signal: life.signal });
          if (recharge.state === 'EXPIRED') next = lookLaterEvery;
          tell({ type: 'recharge.told', recharge });
        } catch {
          // It is looked again; what is shown stays.
        }
        if (!life.signal.aborted) timer = clock.after(next, () => void look());
      };
      let timer = clock.after(0, () => void look());
      const stopHearing = hear(rechargeMessage, (recharge) => tell({ type: 'recharge.told', recharge }));
      return () => {
        life.abort();
        timer.cancel();
        stopHearing();
      };
    });
    return createActor(rechargeMachine.provide({ actors: { create, cancel, watch } }), {
      clock: timers,
      input: { order: readOrder(ports.storage) },
    });
  },
};
