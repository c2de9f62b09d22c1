import { useMemo } from 'react';
import { type RechargeSnapshot, rechargeDomain, selectRecharge, randomId } from '@keo/core';
import { useActorValue } from '../../client/use-actor-value.ts';
import { useDomain } from '../../client/use-domain.ts';
import { useDomainSend } from '../../client/use-domain-send.ts';

export function useRecharge(): ReturnType<typeof selectRecharge> {
  return useActorValue(useDomain(rechargeDomain), (snapshot: RechargeSnapshot | undefined) =>
    selectRecharge(snapshot),
  );
}

export type RechargeCommands = {
  /** `amount` in đồng. */
  ask: (amount: number) => void;
  watch: (id: string) => void;
  cancel: () => void;
  again: () => void;
};

/** The functions are stable for a user. */
export function useRechargeCommands(): RechargeCommands {
  const send = useDomainSend(rechargeDomain);
  return useMemo(
    () => ({
      ask: (amount) => send({ type: 'recharge.ask', order: { requestId: randomId(), amount } }),
      watch: (id) => send({ type: 'recharge.watch', id }),
      cancel: () => send({ type: 'recharge.cancel' }),
      again: () => send({ type: 'recharge.again' }),
    }),
    [send],
  );
}
