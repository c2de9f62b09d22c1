import type { WorkKind } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { escrowFunding } from './escrow-funding.ts';
import { escrowPayments } from './escrow-payments.ts';
import type { Ledger } from './ledger.service.ts';

/** Who caused it: a user's id, `timer`, `operator:…`. */
export type By = { actor: string };

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

export type EscrowTools = { ledger: Ledger; clock: Pick<Clock, 'now'> };

export const createEscrows = (tools: EscrowTools): Escrows => ({
  ...escrowFunding(tools),
  ...escrowPayments(tools),
});
