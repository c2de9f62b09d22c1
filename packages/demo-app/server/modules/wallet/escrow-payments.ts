import { bonusFeesFor, workerFeeFor } from '@keo/core/contract';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { available, getEscrow, platformFee } from './accounts.ts';
import { type Escrow, dealKey, feeWith, heldIn, jobKey, lock, priceLeft, shut, take } from './escrow-rows.ts';
import type { By, EscrowTools, Escrows } from './escrow.service.ts';
import { findPosted } from './ledger.repository.ts';
import type { Ledger } from './ledger.service.ts';
import { type LedgerRef, fromTo } from './posting.ts';

/** The amount that this event moved before. @throws Error where it differs: the caller reused an event. */
function sameAs(known: LedgerRef, part: number): number {
  if (known.gross !== part) throw new Error(`That event moved ${known.gross}đ, not ${part}đ`);
  return part;
}

/** Part of the price, with the fee that the rest does not need. */
async function giveBack(
  ledger: Ledger,
  unit: Unit,
  escrow: Escrow,
  by: By & { price: number; event: string },
) {
  const businessKey = `refund:${escrow.id}:${by.event}`;
  const known = await findPosted(unit.db, businessKey);
  if (known) return sameAs(known, by.price) + (known.fee ?? 0);
  if (by.price === 0) return 0;
  const fee = feeWith(escrow, 'author', by.price);
  const amount = by.price + fee;
  const { dealId, jobId, authorId } = escrow;
  await ledger.post(unit, {
    kind: 'ESCROW_REFUND',
    businessKey,
    legs: fromTo(heldIn(escrow), available(authorId), amount),
    actor: by.actor,
    ref: { jobId, ...(dealId !== null && { dealId }), gross: by.price, fee },
  });
  await take(unit.db, escrow.id, { returnedPrice: by.price, returnedFee: fee });
  return amount;
}

/** To the worker, or back to the author. */
export function escrowPayments({ ledger, clock }: EscrowTools) {
  return {
    async release(unit, { dealId, gross, workerBps, payoutId, actor }) {
      const escrow = await lock(unit.db, dealKey(dealId));
      const { workerId, authorId, jobId } = escrow;
      if (workerId === null) throw new Error('A deal is paid to its worker');
      const businessKey = `payout:${payoutId}`;
      const known = await findPosted(unit.db, businessKey);
      if (known) return { net: sameAs(known, gross) - (known.fee ?? 0), fee: known.fee ?? 0 };
      const fee = workerFeeFor(escrow.paidPrice, gross, workerBps);
      const authorFee = feeWith(escrow, 'worker', gross);
      const net = gross - fee;
      await ledger.post(unit, {
        kind: 'ESCROW_RELEASE',
        businessKey,
        legs: [
          { account: getEscrow(dealId, authorId), amount: -(gross + authorFee) },
          { account: available(workerId), amount: net },
          { account: platformFee, amount: fee + authorFee },
        ],
        actor,
        ref: { dealId, jobId, gross, fee },
      });
      await take(unit.db, escrow.id, { paidPrice: gross, paidFee: authorFee });
      return { net, fee };
    },

    async refund(unit, { dealId, price, event, actor }) {
      return giveBack(ledger, unit, await lock(unit.db, dealKey(dealId)), { price, event, actor });
    },

    async close(unit, { dealId, actor }) {
      const escrow = await lock(unit.db, dealKey(dealId));
      if (escrow.closedAt) return 0;
      const rest = { price: priceLeft(escrow), event: 'close', actor };
      const amount = await giveBack(ledger, unit, escrow, rest);
      await shut(unit.db, escrow, clock.now());
      return amount;
    },

    async refundJob(unit, { jobId, event, closing, actor }) {
      const escrow = await lock(unit.db, jobKey(jobId));
      if (escrow.closedAt) return 0;
      const amount = await giveBack(ledger, unit, escrow, { price: priceLeft(escrow), event, actor });
      if (closing) await shut(unit.db, escrow, clock.now());
      return amount;
    },

    async bonus(unit, { dealId, amount, workerBps, actor }) {
      const { kind, jobId, authorId, workerId, paidPrice } = await lock(unit.db, dealKey(dealId));
      if (workerId === null) throw new Error('A bonus is for the worker of a deal');
      const fees = bonusFeesFor({ kind, paid: paidPrice, workerBps }, amount);
      const ofPlatform = fees.author + fees.worker;
      await ledger.post(unit, {
        kind: 'BONUS',
        businessKey: `bonus:${dealId}`,
        legs: [
          { account: available(authorId), amount: -(amount + fees.author) },
          { account: available(workerId), amount: amount - fees.worker },
          ...(ofPlatform > 0 ? [{ account: platformFee, amount: ofPlatform }] : []),
        ],
        actor,
        ref: { dealId, jobId, gross: amount, fee: fees.worker, authorFee: fees.author },
      });
    },
  } satisfies Partial<Escrows>;
}
