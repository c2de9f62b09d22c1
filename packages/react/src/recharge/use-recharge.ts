import { useMemo } from 'react';
import { type RechargeSnapshot, rechargeDomain, selectRecharge } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';
import { useDomainSend } from '../client/use-domain-send.ts';

/** The current recharge. */
export function useRecharge(): ReturnType<typeof selectRecharge> {
  return useActorValue(useDomain(rechargeDomain), (snapshot: RechargeSnapshot | undefined) =>
    selectRecharge(snapshot),
  );
}

export type RechargeCommands = {
  /** Requests a recharge of that many đồng. */
  ask: (amount: number) => void;
  /** Opens an earlier one. */
  watch: (id: string) => void;
  cancel: () => void;
  /** Starts again. */
  again: () => void;
};

/** Commands of a recharge; the functions change only with the user. */
export function useRechargeCommands(): RechargeCommands {
  const send = useDomainSend(rechargeDomain);
  return useMemo(
    () => ({
      ask: (amount) => send({ type: 'recharge.ask', order: { requestId: crypto.randomUUID(), amount } }),
      watch: (id) => send({ type: 'recharge.watch', id }),
      cancel: () => send({ type: 'recharge.cancel' }),
      again: () => send({ type: 'recharge.again' }),
    }),
    [send],
  );
}
