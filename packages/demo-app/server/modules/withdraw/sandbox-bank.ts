import { createHash } from 'node:crypto';
import type { EndpointInput, sandboxEndpoints } from '@keo/core/contract';
import { object, string } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import { isAnswerLost, toLostAnswer } from './lost-answer.ts';
import type { Payouts } from './payouts.service.ts';
import { type WithdrawRow, lockWithdraw, updateWithdraw } from './withdraw.repository.ts';

type Outcome = EndpointInput<typeof sandboxEndpoints.bankPayout>['outcome'];

export type SandboxBank = {
  /** A waiting withdrawal is sent first. */
  decide(id: string, outcome: Outcome): Promise<WithdrawRow>;
};

const payJob = 'sandbox-bank.pay';
const paysAfter = 10 * 60_000;

/** As banks write theirs; the same for each repeat of a payout. */
const getNumber = (id: string) => `FT${createHash('sha256').update(id).digest().readUIntBE(0, 6)}`;

/** Pays after ten minutes, unless told otherwise. Create it before the queue starts. */
export function createSandboxBank(
  needs: Pick<Platform, 'transact' | 'queue' | 'clock'> & { payouts: Payouts },
): SandboxBank & { accept(id: string): Promise<void> } {
  const { transact, queue, clock } = needs;

  const { payouts } = needs;
  queue.define(payJob, object({ id: string() }), ({ id }) =>
    transact(async (unit) => {
      const row = await lockWithdraw(unit.db, id);
      if (row && isAnswerLost(row)) return;
      await payouts.markPaid(unit, id, getNumber(id));
    }),
  );
  return {
    accept: (id) =>
      transact(async (unit) => {
        const { state } = await payouts.markSent(unit, id);
        const at = new Date(+clock.now() + paysAfter);
        if (state === 'PROCESSING') await queue.send(unit.db, payJob, { id }, { at, key: id });
      }),
    decide: (id, outcome) =>
      transact(async (unit) => {
        const row = await payouts.markSent(unit, id);
        if (outcome === 'PAY') return payouts.markPaid(unit, id, getNumber(id));
        if (outcome === 'FAIL') return payouts.markFailed(unit, id, 'ACCOUNT_NOT_FOUND');
        if (outcome === 'REVERSE') return payouts.markReversed(unit, id, 'REJECTED');
        return row.state === 'PROCESSING'
          ? updateWithdraw(unit.db, id, { providerRef: toLostAnswer(id) })
          : row;
      }),
  };
}
