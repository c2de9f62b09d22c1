import type { Move, WorkKind } from '@keo/core/contract';
import {
  type DealFunding,
  type SlotFunding,
  createDealFunding,
  createSlotFunding,
} from './escrow-funding.ts';
import { type EscrowPayments, createEscrowPayments } from './escrow-payments.ts';
import type { By } from './escrow-rows.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ledger } from './ledger.service.ts';

/** In đồng. */
type Deal = {
  id: string;
  jobId: string;
  authorId: string;
  workerId: string;
  kind: WorkKind;
  heldPrice: number;
  paid: number;
  refunded: number;
};

/** `event` is part of the business keys: a repeat moves nothing. */
type Decided = By & { moves: readonly Move[]; event: string };

/**
 * Money of deals and quick jobs, in đồng. Commands run in the caller's transaction, lock the escrow before the
 * accounts, and are idempotent by the event that causes them.
 */
export type Escrows = DealFunding &
  SlotFunding &
  EscrowPayments & {
    /** What the law decided about the money of a deal, as it was before. */
    moveDeal(unit: Unit, deal: Deal, decided: Decided): Promise<void>;
    moveJob(unit: Unit, job: { id: string; authorId: string }, decided: Decided): Promise<void>;
  };

export function createEscrows(needs: { ledger: Ledger; clock: Pick<Clock, 'now'> }): Escrows {
  const funding = { ...createDealFunding(needs), ...createSlotFunding(needs) };
  const payments = createEscrowPayments(needs);

  async function moveOfDeal(unit: Unit, deal: Deal, move: Move, by: By & { event: string }): Promise<void> {
    const { id: dealId, jobId, authorId, workerId, kind, heldPrice, paid, refunded } = deal;
    const { price, fee } = move;
    if (move.move === 'ASSIGN_SLOT')
      return funding.assignSlot(unit, { ...by, jobId, dealId, workerId, reward: price });
    if (move.move === 'RETURN_SLOT') return funding.returnSlot(unit, { ...by, dealId });
    if (move.move === 'LOCK_DEAL') {
      const whole = heldPrice + paid + refunded + price;
      return funding.lockDeal(unit, { ...by, dealId, jobId, authorId, workerId, kind, price: whole });
    }
    if (move.move === 'RELEASE')
      return payments.release(unit, { ...by, ...move, dealId, payoutId: `${dealId}:${by.event}` });
    if (move.move === 'REFUND') return payments.refund(unit, { ...by, dealId, price, fee });
    if (move.move === 'BONUS') return payments.bonus(unit, { ...by, ...move, dealId });
    throw new Error(`${move.move} is not a move of a deal`);
  }

  return {
    ...funding,
    ...payments,
    async moveDeal(unit, deal, { moves, ...by }) {
      for (const move of moves) await moveOfDeal(unit, deal, move, by);
    },
    async moveJob(unit, { id: jobId, authorId }, { moves, ...by }) {
      for (const { move, price, fee } of moves) {
        if (move === 'LOCK_JOB') await funding.lockJob(unit, { ...by, jobId, authorId, price, fee });
        else if (move === 'REFUND_JOB') await payments.refundJob(unit, { ...by, jobId, closing: false });
        else throw new Error(`${move} is not a move of a job`);
      }
    },
  };
}
