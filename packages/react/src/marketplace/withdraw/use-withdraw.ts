import { useMemo } from 'react';
import { waitFor } from 'xstate';
import { type WithdrawSnapshot, randomId, selectWithdraw, withdrawDomain } from '@keo/core';
import { useActorValue } from '../../client/use-actor-value.ts';
import { useDomain } from '../../client/use-domain.ts';
import { useDomainSend } from '../../client/use-domain-send.ts';

export function useWithdraw(): ReturnType<typeof selectWithdraw> {
  return useActorValue(useDomain(withdrawDomain), (snapshot: WithdrawSnapshot | undefined) =>
    selectWithdraw(snapshot),
  );
}

export type WithdrawCommands = {
  /** Requests a code, valid for this amount and card only. */
  ask: (amount: number, cardId: string) => void;
  confirm: (otp: string) => void;
  /** Whether a new code was sent; if not, `error` says why. */
  resend: () => Promise<boolean>;
  back: () => void;
  watch: (id: string) => void;
  cancel: () => void;
  again: () => void;
};

/** The functions are stable for a user. */
export function useWithdrawCommands(): WithdrawCommands {
  const send = useDomainSend(withdrawDomain);
  const actor = useDomain(withdrawDomain);
  return useMemo(
    () => ({
      ask: (amount, cardId) =>
        send({ type: 'withdraw.ask', order: { requestId: randomId(), amount, cardId } }),
      confirm: (otp) => send({ type: 'withdraw.confirm', otp }),
      resend: async () => {
        if (!actor) return false;
        actor.send({ type: 'withdraw.resend' });
        return waitFor(actor, (snapshot) => !snapshot.matches('resending')).then(
          ({ context }) => context.error === null,
          // Signed out meanwhile.
          () => false,
        );
      },
      back: () => send({ type: 'withdraw.back' }),
      watch: (id) => send({ type: 'withdraw.watch', id }),
      cancel: () => send({ type: 'withdraw.cancel' }),
      again: () => send({ type: 'withdraw.again' }),
    }),
    [send, actor],
  );
}
