import type { Move, WorkKind } from '@keo/core/contract';
import {
  type DealFunding,
  type SlotFunding,
  createDealFunding,
  createSlotFunding,
} from './escrow-funding.ts';
import {
  type By,
  type Escrow,
  dealKey,
  feeLeft,
  heldIn,
  jobKey,
  lock,
  priceLeft,
  shut,
  take,
} from './escrow-rows.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { Clock } from '../../platform/clock.ts';
import { available, fromTo, getEscrow, platformFee } from './posting.ts';
import type { Ledger } from './ledger.service.ts';

/** A part of the price to the worker; the law decides the fees: `fee` is the author's. */
type Payment = By & { dealId: string; price: number; fee: number; workerFee: number };

type EscrowPayments = {
  /** Out of what is held: the price less the worker's fee to the worker, both fees to the platform. */
  release(unit: Unit, payment: Payment & { payoutId: string }): Promise<void>;
  /** Out of the author's balance, after the deal is paid. */
  bonus(unit: Unit, bonus: Payment): Promise<void>;
  /** Part of the price to the author, with the fee that the rest does not need. */
  refund(
    unit: Unit,
    refund: By & { dealId: string; price: number; fee: number; event: string },
  ): Promise<void>;
  /** Refunds the rest and closes the deal's account. */
  close(unit: Unit, closing: By & { dealId: string }): Promise<void>;
  /** Free slots, to the author; `closing` closes the job's account. */
  refundJob(unit: Unit, refund: By & { jobId: string; event: string; closing: boolean }): Promise<void>;
};

const rest = (escrow: Escrow) => ({ price: priceLeft(escrow), fee: feeLeft(escrow) });

type Back = By & { price: number; fee: number; event: string };

type Needs = { ledger: Ledger; clock: Pick<Clock, 'now'> };

function workerIn({ id, workerId }: Escrow): string {
  if (workerId === null) throw new Error(`The escrow ${id} has no worker to be paid`);
  return workerId;
}

async function giveBack({ ledger }: Needs, unit: Unit, escrow: Escrow, { price, fee, event, actor }: Back) {
  if (price === 0) return;
  const { dealId, jobId, authorId } = escrow;
  const { isNew } = await ledger.post(unit, {
    kind: 'ESCROW_REFUND',
    businessKey: `refund:${escrow.id}:${event}`,
    legs: fromTo(heldIn(escrow), available(authorId), price + fee),
    actor,
    ref: { jobId, ...(dealId !== null && { dealId }), gross: price, fee },
  });
  if (isNew) await take(unit.db, escrow.id, { returnedPrice: price, returnedFee: fee });
}

async function release(
  { ledger }: Needs,
  unit: Unit,
  { dealId, price, fee, workerFee, payoutId, actor }: Payment & { payoutId: string },
) {
  const escrow = await lock(unit.db, dealKey(dealId));
  const { isNew } = await ledger.post(unit, {
    kind: 'ESCROW_RELEASE',
    businessKey: `payout:${payoutId}`,
    legs: [
      { account: getEscrow(dealId, escrow.authorId), amount: -(price + fee) },
      { account: available(workerIn(escrow)), amount: price - workerFee },
      { account: platformFee, amount: workerFee + fee },
    ],
    actor,
    ref: { dealId, jobId: escrow.jobId, gross: price, fee: workerFee },
  });
  if (isNew) await take(unit.db, escrow.id, { paidPrice: price, paidFee: fee });
}

async function bonus({ ledger }: Needs, unit: Unit, { dealId, price, fee, workerFee, actor }: Payment) {
  const escrow = await lock(unit.db, dealKey(dealId));
  await ledger.post(unit, {
    kind: 'BONUS',
    businessKey: `bonus:${dealId}`,
    legs: [
      { account: available(escrow.authorId), amount: -(price + fee) },
      { account: available(workerIn(escrow)), amount: price - workerFee },
      { account: platformFee, amount: workerFee + fee },
    ],
    actor,
    ref: { dealId, jobId: escrow.jobId, gross: price, fee: workerFee, authorFee: fee },
  });
}

/** To the worker, or back to the author. A repeat of an event moves nothing; the ledger refuses another sum for it. */
function createEscrowPayments(needs: Needs): EscrowPayments {
  return {
    release: (unit, payment) => release(needs, unit, payment),
    bonus: (unit, payment) => bonus(needs, unit, payment),

    async refund(unit, { dealId, ...back }) {
      await giveBack(needs, unit, await lock(unit.db, dealKey(dealId)), back);
    },

    async close(unit, { dealId, actor }) {
      const escrow = await lock(unit.db, dealKey(dealId));
      if (escrow.closedAt) return;
      await giveBack(needs, unit, escrow, { ...rest(escrow), event: 'close', actor });
      await shut(unit.db, escrow, needs.clock.now());
    },

    async refundJob(unit, { jobId, event, closing, actor }) {
      const escrow = await lock(unit.db, jobKey(jobId));
      if (escrow.closedAt) return;
      await giveBack(needs, unit, escrow, { ...rest(escrow), event, actor });
      if (closing) await shut(unit.db, escrow, needs.clock.now());
    },
  };
}

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

export function createEscrows(needs: Needs): Escrows {
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
