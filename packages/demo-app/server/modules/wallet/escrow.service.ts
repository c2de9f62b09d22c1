import type { WorkKind } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { escrowFunding } from './escrow-funding.ts';
import { escrowPayments } from './escrow-payments.ts';
import type { Ledger } from './ledger.service.ts';

/** A user's id, `timer` or `operator:…`. */
export type By = { actor: string };

/**
 * Money of deals and quick jobs, in đồng. Commands run in the caller's transaction, lock the escrow before the
 * accounts, and are idempotent by the event that causes them.
 */
export type Escrows = {
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
  /** Part of the price to the worker, less their fee, and the author's fee on it to the platform. */
  release(
    unit: Unit,
    payment: By & { dealId: string; gross: number; workerBps: number; payoutId: string },
  ): Promise<{ net: number; fee: number }>;
  /** Part of the price to the author, with the fee that the rest does not need. */
  refund(unit: Unit, refund: By & { dealId: string; price: number; event: string }): Promise<number>;
  /** Refunds the rest and closes the deal's account. Returns the amount. */
  close(unit: Unit, closing: By & { dealId: string }): Promise<number>;
  /** Free slots, to the author; `closing` closes the job's account. */
  refundJob(unit: Unit, refund: By & { jobId: string; event: string; closing: boolean }): Promise<number>;
  /** A bonus from the author's balance after the deal is paid, with the fees of both sides. */
  bonus(unit: Unit, bonus: By & { dealId: string; amount: number; workerBps: number }): Promise<void>;
};

export type EscrowTools = { ledger: Ledger; clock: Pick<Clock, 'now'> };

export const createEscrows = (tools: EscrowTools): Escrows => ({
  ...escrowFunding(tools),
  ...escrowPayments(tools),
});
