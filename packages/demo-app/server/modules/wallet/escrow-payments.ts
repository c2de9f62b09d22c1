import type { Clock } from '../../platform/clock.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
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
import type { Ledger } from './ledger.service.ts';
import { available, fromTo, getEscrow, platformFee } from './posting.ts';

/** A part of the price to the worker; the law decides the fees: `fee` is the author's. */
type Payment = By & { dealId: string; price: number; fee: number; workerFee: number };

export type EscrowPayments = {
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
export function createEscrowPayments(needs: Needs): EscrowPayments {
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
