import { type WorkKind, authorFeeFor, bonusFeesFor, shareOfFee, workerFeeFor } from '@keo/core/contract';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { available, escrowOf, heldFor, platformFee, platformLoss } from './accounts.ts';
import { closeAccount, findPosted } from './ledger.repository.ts';
import type { Ledger } from './ledger.service.ts';
import { escrows } from './ledger.table.ts';
import type { LedgerRef } from './posting.ts';

type Escrow = typeof escrows.$inferSelect;
type Gone = Pick<Escrow, 'paidPrice' | 'paidFee' | 'returnedPrice' | 'returnedFee'>;
/** Who caused it: a user's id, `timer`, `operator:…`. */
type By = { actor: string };

/**
 * Money of deals and quick jobs, in đồng. Commands run in the caller's transaction, lock the escrow before the
 * accounts, and are idempotent by the event that causes them.
 */
export type Escrows = {
  /** Holds the author's price and fee for a deal; called again with a higher price, the difference. */
  lockDeal(
    unit: Unit,
    deal: By & {
      dealId: string;
      jobId: string;
      authorId: string;
      workerId: string;
      kind: WorkKind;
      /** The whole price of the deal, never less than what is locked. */
      price: number;
      /** The approval or change request behind it. */
      event: string;
    },
  ): Promise<void>;
  /**
   * Locks what older changes failed to lock: they ignored earlier returns, so the escrow lacks at most what was
   * returned. Paid from the author's balance or the platform's loss. Returns what it locked in đồng, and the fee that
   * is held now; null where nothing is lacking, or for another reason.
   */
  lockForgotten(
    unit: Unit,
    deal: By & {
      dealId: string;
      kind: WorkKind;
      /** The whole price of the deal: held, paid and returned. */
      price: number;
      paidBy: 'author' | 'platform';
      event: string;
    },
  ): Promise<{ price: number; fee: number; heldFee: number } | null>;
  /** Holds rewards and fees for slots of a quick job. */
  lockJob(
    unit: Unit,
    job: By & { jobId: string; authorId: string; price: number; fee: number; event: string },
  ): Promise<void>;
  /** Moves one slot's reward and fee from the job to a deal. */
  assignSlot(
    unit: Unit,
    slot: By & { jobId: string; dealId: string; workerId: string; reward: number },
  ): Promise<void>;
  /** Moves the money of a deal that paid nothing back to its job. */
  returnSlot(unit: Unit, slot: By & { dealId: string }): Promise<void>;
  /** Pays a part of the price to the worker, less their fee, and its share of the author's fee to the platform. */
  release(
    unit: Unit,
    payment: By & { dealId: string; gross: number; workerBps: number; payoutId: string },
  ): Promise<{ net: number; fee: number }>;
  /** Refunds a part of the price to the author, with its share of the fee. */
  refund(unit: Unit, refund: By & { dealId: string; price: number; event: string }): Promise<number>;
  /** Refunds the rest to the author and closes the deal's account. Returns the amount. */
  close(unit: Unit, closing: By & { dealId: string }): Promise<number>;
  /** Refunds free slots to the author; `closing` closes the job's account. */
  refundJob(unit: Unit, refund: By & { jobId: string; event: string; closing: boolean }): Promise<number>;
  /**
   * Pays a bonus from the author's balance, less the worker's fee, after the deal is paid; the author's fee is added to
   * it.
   */
  bonus(unit: Unit, bonus: By & { dealId: string; amount: number; workerBps: number }): Promise<void>;
};

const dealKey = (dealId: string) => `deal:${dealId}`;
const jobKey = (jobId: string) => `job:${jobId}`;
const priceLeft = ({ price, paidPrice, returnedPrice }: Escrow) => price - paidPrice - returnedPrice;
const feeLeft = ({ fee, paidFee, returnedFee }: Escrow) => fee - paidFee - returnedFee;
/** The author's fee on one more part of the price. */
const feeWith = (escrow: Escrow, part: number) => shareOfFee(feeLeft(escrow), priceLeft(escrow), part);

/** The amount that this event moved before. @throws Error where it differs: the caller reused an event. */
function sameAs(known: LedgerRef, part: number): number {
  if (known.gross !== part) throw new Error(`That event moved ${known.gross}đ, not ${part}đ`);
  return part;
}

/** The row, locked: concurrent commands on one escrow are serialised. */
async function lock(db: Database, id: string): Promise<Escrow> {
  const row = await lockIfThere(db, id);
  if (!row) throw new Error(`There is no escrow ${id}`);
  return row;
}

async function lockIfThere(db: Database, id: string): Promise<Escrow | undefined> {
  const [row] = await db.select().from(escrows).where(eq(escrows.id, id)).for('update');
  return row;
}

/** Records what was paid and returned; CHECKs of the table refuse more than is held. */
async function take(
  db: Database,
  id: string,
  { paidPrice = 0, paidFee = 0, returnedPrice = 0, returnedFee = 0 }: Partial<Gone>,
): Promise<void> {
  await db
    .update(escrows)
    .set({
      paidPrice: sql`${escrows.paidPrice} + ${paidPrice}`,
      paidFee: sql`${escrows.paidFee} + ${paidFee}`,
      returnedPrice: sql`${escrows.returnedPrice} + ${returnedPrice}`,
      returnedFee: sql`${escrows.returnedFee} + ${returnedFee}`,
    })
    .where(eq(escrows.id, id));
}

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

export function createEscrows(deps: { ledger: Ledger; clock: Pick<Clock, 'now'> }): Escrows {
  const { ledger, clock } = deps;

  /** Refunds part of the price and its share of the fee. */
  async function giveBack(
    unit: Unit,
    escrow: Escrow,
    by: By & { price: number; event: string },
  ): Promise<number> {
    const businessKey = `refund:${escrow.id}:${by.event}`;
    const known = await findPosted(unit.db, businessKey);
    if (known) return sameAs(known, by.price) + (known.fee ?? 0);
    if (by.price === 0) return 0;
    const fee = feeWith(escrow, by.price);
    const amount = by.price + fee;
    const { dealId, jobId, authorId } = escrow;
    const account = dealId === null ? heldFor(jobId, authorId) : escrowOf(dealId, authorId);
    await ledger.post(unit, {
      kind: 'ESCROW_REFUND',
      businessKey,
      legs: [
        { account, amount: -amount },
        { account: available(authorId), amount },
      ],
      actor: by.actor,
      ref: { jobId, ...(dealId !== null && { dealId }), gross: by.price, fee },
    });
    await take(unit.db, escrow.id, { returnedPrice: by.price, returnedFee: fee });
    return amount;
  }

  async function shut(unit: Unit, escrow: Escrow): Promise<void> {
    const { dealId, jobId, authorId } = escrow;
    const account = dealId === null ? heldFor(jobId, authorId) : escrowOf(dealId, authorId);
    const at = clock.now();
    await closeAccount(unit.db, account.id, at);
    await unit.db.update(escrows).set({ closedAt: at }).where(eq(escrows.id, escrow.id));
  }

  return {
    async lockDeal(unit, { dealId, jobId, authorId, workerId, kind, price, event, actor }) {
      const id = dealKey(dealId);
      const row = { id, kind, jobId, dealId, authorId, workerId, price: 0, fee: 0, createdAt: clock.now() };
      await unit.db.insert(escrows).values(row).onConflictDoNothing();
      const escrow = await lock(unit.db, id);
      const businessKey = `deal.fund:${dealId}:${event}`;
      if (await findPosted(unit.db, businessKey)) return;
      const fee = authorFeeFor(kind, price);
      const more = { price: price - escrow.price, fee: fee - escrow.fee };
      if (more.price === 0) return;
      if (more.price < 0) throw new RangeError('The price of a deal never falls');
      const amount = more.price + more.fee;
      const { isNew } = await ledger.post(unit, {
        kind: 'ESCROW_LOCK',
        businessKey,
        legs: [
          { account: available(authorId), amount: -amount },
          { account: escrowOf(dealId, authorId), amount },
        ],
        actor,
        ref: { dealId, jobId, gross: more.price, fee: more.fee },
      });
      if (isNew) await unit.db.update(escrows).set({ price, fee }).where(eq(escrows.id, id));
    },

    async lockForgotten(unit, { dealId, kind, price, paidBy, event, actor }) {
      const escrow = await lockIfThere(unit.db, dealKey(dealId));
      if (!escrow || escrow.closedAt) return null;
      const { jobId, authorId } = escrow;
      const fee = authorFeeFor(kind, price);
      const more = { price: price - escrow.price, fee: fee - escrow.fee };
      if (more.price <= 0 || more.price > escrow.returnedPrice || more.fee < 0) return null;
      const amount = more.price + more.fee;
      await ledger.post(unit, {
        kind: 'ESCROW_LOCK',
        businessKey: `deal.mend:${dealId}:${event}`,
        legs: [
          { account: paidBy === 'author' ? available(authorId) : platformLoss, amount: -amount },
          { account: escrowOf(dealId, authorId), amount },
        ],
        actor,
        ref: { dealId, jobId, gross: more.price, fee: more.fee },
      });
      await unit.db.update(escrows).set({ price, fee }).where(eq(escrows.id, escrow.id));
      return { ...more, heldFee: feeLeft({ ...escrow, fee }) };
    },

    async lockJob(unit, { jobId, authorId, price, fee, event, actor }) {
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
        legs: [
          { account: available(authorId), amount: -(price + fee) },
          { account: heldFor(jobId, authorId), amount: price + fee },
        ],
        actor,
        ref: { jobId, gross: price, fee },
      });
      if (!isNew) return;
      await unit.db
        .update(escrows)
        .set({ price: sql`${escrows.price} + ${price}`, fee: sql`${escrows.fee} + ${fee}` })
        .where(eq(escrows.id, id));
    },

    async assignSlot(unit, { jobId, dealId, workerId, reward, actor }) {
      const job = await lock(unit.db, jobKey(jobId));
      const { authorId } = job;
      const fee = authorFeeFor('QUICK', reward);
      const { isNew } = await ledger.post(unit, {
        kind: 'ESCROW_ASSIGN',
        businessKey: `slot.assign:${dealId}`,
        legs: [
          { account: heldFor(jobId, authorId), amount: -(reward + fee) },
          { account: escrowOf(dealId, authorId), amount: reward + fee },
        ],
        actor,
        ref: { dealId, jobId, gross: reward, fee },
      });
      if (!isNew) return;
      await take(unit.db, job.id, { returnedPrice: reward, returnedFee: fee });
      const row = { id: dealKey(dealId), kind: 'QUICK' as const, jobId, dealId, authorId, workerId };
      await unit.db.insert(escrows).values({ ...row, price: reward, fee, createdAt: clock.now() });
    },

    async returnSlot(unit, { dealId, actor }) {
      // Locks the job first, like `assignSlot`.
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
        legs: [
          { account: escrowOf(dealId, deal.authorId), amount: -(price + fee) },
          { account: heldFor(deal.jobId, deal.authorId), amount: price + fee },
        ],
        actor,
        ref: { dealId, jobId: deal.jobId },
      });
      if (!isNew) return;
      await take(unit.db, deal.id, { returnedPrice: price, returnedFee: fee });
      await takeBack(unit.db, job, { price, fee });
      await shut(unit, deal);
    },

    async release(unit, { dealId, gross, workerBps, payoutId, actor }) {
      const escrow = await lock(unit.db, dealKey(dealId));
      const { workerId, authorId, jobId } = escrow;
      if (workerId === null) throw new Error('A deal is paid to its worker');
      const businessKey = `payout:${payoutId}`;
      const known = await findPosted(unit.db, businessKey);
      if (known) return { net: sameAs(known, gross) - (known.fee ?? 0), fee: known.fee ?? 0 };
      const fee = workerFeeFor(escrow.paidPrice, gross, workerBps);
      const authorFee = feeWith(escrow, gross);
      const net = gross - fee;
      await ledger.post(unit, {
        kind: 'ESCROW_RELEASE',
        businessKey,
        legs: [
          { account: escrowOf(dealId, authorId), amount: -(gross + authorFee) },
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
      return giveBack(unit, await lock(unit.db, dealKey(dealId)), { price, event, actor });
    },

    async close(unit, { dealId, actor }) {
      const escrow = await lock(unit.db, dealKey(dealId));
      if (escrow.closedAt) return 0;
      const amount = await giveBack(unit, escrow, { price: priceLeft(escrow), event: 'close', actor });
      await shut(unit, escrow);
      return amount;
    },

    async refundJob(unit, { jobId, event, closing, actor }) {
      const escrow = await lock(unit.db, jobKey(jobId));
      if (escrow.closedAt) return 0;
      const amount = await giveBack(unit, escrow, { price: priceLeft(escrow), event, actor });
      if (closing) await shut(unit, escrow);
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
  };
}
