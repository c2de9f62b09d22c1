import { useMemo } from 'react';
import { type RechargeSnapshot, rechargeDomain, selectRecharge } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';

/** The recharge that is under way. */
export function useRecharge(): ReturnType<typeof selectRecharge> {
  return useActorValue(useDomain(rechargeDomain), (snapshot: RechargeSnapshot | undefined) =>
    selectRecharge(snapshot),
  );
}

export type RechargeCommands = {
  /** Asks for a transfer of that many đồng. */
  ask: (amount: number) => void;
  /** Goes on with one that was asked for before. */
  watch: (id: string) => void;
  cancel: () => void;
  /** Begins anew. */
  again: () => void;
};

/** What can be done about a recharge; the functions change only with the person. */
export function useRechargeCommands(): RechargeCommands {
  const recharge = useDomain(rechargeDomain);
  return useMemo(
    () => ({
      ask: (amount) =>
        recharge?.send({ type: 'recharge.ask', order: { requestId: crypto.randomUUID(), amount } }),
      watch: (id) => recharge?.send({ type: 'recharge.watch', id }),
      cancel: () => recharge?.send({ type: 'recharge.cancel' }),
      again: () => recharge?.send({ type: 'recharge.again' }),
    }),
    [recharge],
  );
}
