import { type WorkKind, authorFeeFor, authorFeeOnMore } from '@keo/core/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { Clock } from '../../platform/clock.ts';
import { available, getEscrow, heldFor, platformLoss, fromTo } from './posting.ts';
import {
  type By,
  type Escrow,
  dealKey,
  feeLeft,
  jobKey,
  lock,
  lockIfThere,
  priceLeft,
  shut,
  take,
} from './escrow-rows.ts';
import { findPosted } from './ledger.repository.ts';
import type { Ledger } from './ledger.service.ts';
import { escrows } from './ledger.table.ts';

type Needs = { ledger: Ledger; clock: Pick<Clock, 'now'> };

export type DealFunding = {
  /** Holds price and fee; called again with a higher price, the difference. */
  lockDeal(
    unit: Unit,
    deal: By & {
      dealId: string;
      jobId: string;
      authorId: string;
      workerId: string;
      kind: WorkKind;
      /** Of the whole deal, never less than what is locked. */
      price: number;
      /** The approval or change request behind it. */
      event: string;
    },
  ): Promise<void>;
  /**
   * Repairs what older changes failed to lock: they ignored earlier refunds, so the escrow lacks at most what was
   * refunded. Paid from the author's balance or the platform's loss. Returns what it locked in đồng, and the fee that
   * is held now; null where nothing is lacking, or for another reason.
   */
  lockForgotten(
    unit: Unit,
    deal: By & {
      dealId: string;
      kind: WorkKind;
      /** Of the whole deal: held, paid and refunded. */
      price: number;
      paidBy: 'author' | 'platform';
      event: string;
    },
  ): Promise<{ price: number; fee: number; heldFee: number } | null>;
};

export type SlotFunding = {
  /** Rewards and fees of slots of a quick job. */
  lockJob(
    unit: Unit,
    job: By & { jobId: string; authorId: string; price: number; fee: number; event: string },
  ): Promise<void>;
  /** One slot's reward and fee, from the job to a deal. */
  assignSlot(
    unit: Unit,
    slot: By & { jobId: string; dealId: string; workerId: string; reward: number },
  ): Promise<void>;
  /** Of a deal that paid nothing, back to its job. */
  returnSlot(unit: Unit, slot: By & { dealId: string }): Promise<void>;
};

/** A slot returns to its job: less is assigned, and where its price rose, more is locked. */
async function takeBack(db: Database, job: Escrow, slot: { price: number; fee: number }): Promise<void> {
  const price = Math.min(slot.price, job.returnedPrice);
  const fee = Math.min(slot.fee, job.returnedFee);
  await take(db, job.id, { returnedPrice: -price, returnedFee: -fee });
  await db
    .update(escrows)
    .set({ price: job.price + slot.price - price, fee: job.fee + slot.fee - fee })
    .where(eq(escrows.id, job.id));
}

export function createDealFunding({ ledger, clock }: Needs): DealFunding {
  return {
    async lockDeal(unit, { dealId, jobId, authorId, workerId, kind, price, event, actor }) {
      const id = dealKey(dealId);
      const row = { id, kind, jobId, dealId, authorId, workerId, price: 0, fee: 0, createdAt: clock.now() };
      await unit.db.insert(escrows).values(row).onConflictDoNothing();
      const escrow = await lock(unit.db, id);
      const businessKey = `deal.fund:${dealId}:${event}`;
      if (await findPosted(unit.db, businessKey)) return;
      const rise = price - escrow.price;
      if (rise === 0) return;
      if (rise < 0) throw new RangeError('The price of a deal never falls');
      const more = { price: rise, fee: authorFeeOnMore(kind, escrow.paidPrice + priceLeft(escrow), rise) };
      const amount = more.price + more.fee;
      const { isNew } = await ledger.post(unit, {
        kind: 'ESCROW_LOCK',
        businessKey,
        legs: fromTo(available(authorId), getEscrow(dealId, authorId), amount),
        actor,
        ref: { dealId, jobId, gross: more.price, fee: more.fee },
      });
      if (!isNew) return;
      await unit.db
        .update(escrows)
        .set({ price, fee: escrow.fee + more.fee })
        .where(eq(escrows.id, id));
    },

    async lockForgotten(unit, { dealId, kind, price, paidBy, event, actor }) {
      const escrow = await lockIfThere(unit.db, dealKey(dealId));
      if (!escrow || escrow.closedAt) return null;
      const { jobId, authorId } = escrow;
      const rise = price - escrow.price;
      const heldFee = authorFeeOnMore(kind, escrow.paidPrice, priceLeft(escrow) + rise);
      const more = { price: rise, fee: heldFee - feeLeft(escrow) };
      if (more.price <= 0 || more.price > escrow.returnedPrice || more.fee < 0) return null;
      const amount = more.price + more.fee;
      const payer = paidBy === 'author' ? available(authorId) : platformLoss;
      await ledger.post(unit, {
        kind: 'ESCROW_LOCK',
        businessKey: `deal.mend:${dealId}:${event}`,
        legs: fromTo(payer, getEscrow(dealId, authorId), amount),
        actor,
        ref: { dealId, jobId, gross: more.price, fee: more.fee },
      });
      await unit.db
        .update(escrows)
        .set({ price, fee: escrow.fee + more.fee })
        .where(eq(escrows.id, escrow.id));
      return { ...more, heldFee };
    },
  };
}

async function lockJob(
  { ledger, clock }: Needs,
  unit: Unit,
  { jobId, authorId, price, fee, event, actor }: Parameters<SlotFunding['lockJob']>[1],
) {
  const id = jobKey(jobId);
  const kind = 'QUICK' as const;
  const row = { id, kind, jobId, dealId: null, authorId, workerId: null };
  await unit.db
    .insert(escrows)
    .values({ ...row, price: 0, fee: 0, createdAt: clock.now() })
    .onConflictDoNothing();
  await lock(unit.db, id);
  const { isNew } = await ledger.post(unit, {
    kind: 'ESCROW_LOCK',
    businessKey: `job.fund:${jobId}:${event}`,
    legs: fromTo(available(authorId), heldFor(jobId, authorId), price + fee),
    actor,
    ref: { jobId, gross: price, fee },
  });
  if (!isNew) return;
  await unit.db
    .update(escrows)
    .set({ price: sql`${escrows.price} + ${price}`, fee: sql`${escrows.fee} + ${fee}` })
    .where(eq(escrows.id, id));
}

async function assignSlot(
  { ledger, clock }: Needs,
  unit: Unit,
  { jobId, dealId, workerId, reward, actor }: Parameters<SlotFunding['assignSlot']>[1],
) {
  const job = await lock(unit.db, jobKey(jobId));
  const { authorId } = job;
  const fee = authorFeeFor('QUICK', reward);
  const { isNew } = await ledger.post(unit, {
    kind: 'ESCROW_ASSIGN',
    businessKey: `slot.assign:${dealId}`,
    legs: fromTo(heldFor(jobId, authorId), getEscrow(dealId, authorId), reward + fee),
    actor,
    ref: { dealId, jobId, gross: reward, fee },
  });
  if (!isNew) return;
  await take(unit.db, job.id, { returnedPrice: reward, returnedFee: fee });
  const row = { id: dealKey(dealId), kind: 'QUICK' as const, jobId, dealId, authorId, workerId };
  await unit.db.insert(escrows).values({ ...row, price: reward, fee, createdAt: clock.now() });
}

async function returnSlot({ ledger, clock }: Needs, unit: Unit, { dealId, actor }: By & { dealId: string }) {
  // Lock order: the job first, like `assignSlot`.
  const [found] = await unit.db
    .select()
    .from(escrows)
    .where(eq(escrows.id, dealKey(dealId)));
  if (!found) throw new Error(`There is no escrow ${dealKey(dealId)}`);
  const job = await lock(unit.db, jobKey(found.jobId));
  const deal = await lock(unit.db, dealKey(dealId));
  if (deal.closedAt) return;
  if (deal.paidPrice > 0) throw new Error('A slot that was paid in part does not return to its job');
  const [price, fee] = [priceLeft(deal), feeLeft(deal)];
  const { isNew } = await ledger.post(unit, {
    kind: 'ESCROW_ASSIGN',
    businessKey: `slot.return:${dealId}`,
    legs: fromTo(getEscrow(dealId, deal.authorId), heldFor(deal.jobId, deal.authorId), price + fee),
    actor,
    ref: { dealId, jobId: deal.jobId },
  });
  if (!isNew) return;
  await take(unit.db, deal.id, { returnedPrice: price, returnedFee: fee });
  await takeBack(unit.db, job, { price, fee });
  await shut(unit.db, deal, clock.now());
}

/** For the slots of a job, from it to a deal, and back. */
export const createSlotFunding = (needs: Needs): SlotFunding => ({
  lockJob: (unit, job) => lockJob(needs, unit, job),
  assignSlot: (unit, slot) => assignSlot(needs, unit, slot),
  returnSlot: (unit, slot) => returnSlot(needs, unit, slot),
});
