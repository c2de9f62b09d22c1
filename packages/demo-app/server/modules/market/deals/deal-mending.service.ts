import type { ConditionInput, Terms } from '@keo/core/contract';
import type { Clock } from '../../../platform/clock.ts';
import { toHash } from '../../../platform/database/idempotency.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { Escrows } from '../../wallet/escrow.service.ts';
import type { DealHistory } from './deal-history.service.ts';
import type { Log, MendReason } from './deal-logs.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { lockDealIfAny } from '../law/loaded-deal.ts';
import * as proofs from '../proofs/proofs.repository.ts';
import type { ProofRow } from '../proofs/proofs.table.ts';

export type Payer = 'author' | 'platform';

/** In đồng. */
export type Mended = {
  deal: DealRow;
  /** Added to the escrow; zero where only its parts were wrong. */
  locked: { price: number; fee: number };
  hasNewParts: boolean;
};

export type DealMending = {
  /**
   * Repairs a deal that older versions left wrong, in the caller's transaction: parts get the amounts of their proofs,
   * and the escrow what a change after a refund failed to lock. Notifies both sides.
   * @throws NotMendable where its money is right, or wrong in another way.
   * @throws RefusalError INSUFFICIENT_BALANCE where the author is to pay and has too little.
   */
  mend(unit: Unit, order: { dealId: string; paidBy: Payer; by: string }): Promise<Mended>;
};

/** `MISSING`: no such deal. `SOUND`: its money is right. Else wrong in a way that this cannot repair. */
export class NotMendable extends Error {
  override readonly name = 'NotMendable' as const;
  readonly why: 'MISSING' | 'SOUND' | 'UNKNOWN';
  constructor(why: NotMendable['why'], detail = '') {
    super(detail);
    this.why = why;
  }
}

/** With the amounts of their proofs, which are what is paid; unchanged where the two do not match. */
function toParts({ releaseMode, price, conditions }: Terms, ofDeal: readonly ProofRow[]): ConditionInput[] {
  const isProven =
    releaseMode === 'PER_PROOF' &&
    ofDeal.length === conditions.length &&
    ofDeal.reduce((sum, { amount }) => sum + amount, 0) === price;
  return conditions.map((condition, index) => {
    const amount = ofDeal[index]?.amount ?? 0;
    return isProven && amount !== (condition.amount ?? 0) ? { ...condition, amount } : condition;
  });
}

/** The author reads the amount with the fee, the worker the part for the work. */
function toLogs({ price, fee }: Mended['locked'], paidBy: Payer): Log[] {
  const code = 'DEAL_PROPOSAL_UPDATED' as const;
  const by = paidBy === 'author' ? 'DEAL_MENDED_BY_AUTHOR' : 'DEAL_MENDED_BY_KEO';
  const reason: MendReason = price === 0 ? 'DEAL_MENDED' : by;
  if (price === 0) return (['author', 'worker'] as const).map((to) => ({ code, to, reason }));
  return [
    { code, to: 'author', reason, amount: price + fee },
    { code, to: 'worker', reason, amount: price },
  ];
}

export function createDealMending(
  needs: { clock: Pick<Clock, 'now'> } & { escrows: Pick<Escrows, 'lockForgotten'>; history: DealHistory },
): DealMending {
  const { clock } = needs;

  const { escrows, history } = needs;
  return {
    async mend(unit, { dealId, paidBy, by }) {
      const dealAndJob = await lockDealIfAny(unit.db, dealId);
      if (!dealAndJob) throw new NotMendable('MISSING');
      const { job, row } = dealAndJob;
      const fault = await deals.findMoneyFault(unit.db, dealId);
      if (fault === null) throw new NotMendable('SOUND');
      const { terms, kind, heldPrice, paid, refunded } = row;
      if (terms === null) throw new NotMendable('UNKNOWN', fault);
      const conditions = toParts(terms, await proofs.listOfDeal(unit.db, dealId));
      const hasNewParts = conditions.some((condition, index) => condition !== terms.conditions[index]);
      const price = heldPrice + paid + refunded;
      const isWhole = price === terms.price;
      const event = String(row.version);
      const order = { dealId, kind, price, paidBy, event, actor: by };
      const locked = isWhole ? await escrows.lockForgotten(unit, order) : null;
      const now = { ...terms, conditions };
      const deal = await deals.mendDeal(unit.db, dealId, {
        terms: now,
        termsHash: hasNewParts ? toHash(now) : row.termsHash,
        // Parts paid while the escrow was short took other shares of the fee than the deal counted.
        heldFee: locked?.heldFee ?? row.heldFee,
        updatedAt: clock.now(),
      });
      const left = await deals.findMoneyFault(unit.db, dealId);
      if (left !== null) throw new NotMendable('UNKNOWN', left);
      const money = { price: locked?.price ?? 0, fee: locked?.fee ?? 0 };
      await history.write(unit, toLogs(money, paidBy), { job, deal, proof: null, actorId: null });
      return { deal, locked: money, hasNewParts };
    },
  };
}
