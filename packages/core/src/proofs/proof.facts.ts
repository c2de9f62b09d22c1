import type { WorkKind } from '../terms/fees.schema.ts';
import type { Terms } from '../terms/terms.schema.ts';
import type { At, Plain } from '../law/decision.ts';
import type { ProofCheck, ProofState } from './proof.schema.ts';
import type { RejectionRule } from './rejection-rules.schema.ts';
import type { DealState } from '../terms/deal-state.schema.ts';

/** Facts of a proof; `NONE` until its deal is funded. Money in đồng. */
export type ProofFacts = {
  state: ProofState | 'NONE';
  /** Its own amount; 0 where the deal is paid as a whole. */
  amount: number;
  /** Rules of its condition, which a rejection may name. */
  rules: readonly RejectionRule[];
  /** Automatic checks that its draft fails. */
  failedChecks: readonly ProofCheck[];
  submittedAt: At | null;
  reviewDueAt: At | null;
  revisionCount: number;
  /** Stays when the revision is in: it extended the deadline of the work. */
  revisionDueAt: At | null;
  appealUntil: At | null;
  /** Rejected beyond the budget: the author's side of a dispute about it, which only the worker's silence decides. */
  isBeyondBudget: boolean;
  /** When the last reminder was sent. */
  remindedAt: At | null;
  /** Approved by the timer. */
  isAuto: boolean;

  deal: {
    state: DealState;
    kind: WorkKind;
    releaseMode: Terms['releaseMode'];
    reviewHours: number;
    revisionsMax: number;
    effectiveDueAt: At | null;
    held: { price: number; fee: number };
    paid: number;
    workerBps: number;
  };
  /** Rejections used and allowed: of the whole job where it is quick, else of the deal. */
  rejections: { used: number; max: number };
};

export type ProofCommand =
  | Plain<'TERMS_FIXED' | 'SUBMIT' | 'APPROVE' | 'UNDO_REJECT' | 'APPEAL'>
  /** `failedChecks`: of the draft after the upload. */
  | { type: 'UPLOAD'; failedChecks: readonly ProofCheck[] }
  | { type: 'REMOVE_FILE'; failedChecks: readonly ProofCheck[]; isEmpty: boolean }
  | { type: 'REQUEST_REVISION'; note: string }
  | { type: 'REJECT'; reasonCode: RejectionRule | null; note: string }
  | Plain<'AUTO_SUBMIT' | 'URGENT' | 'LAST_CALL' | 'AUTO_APPROVE'>
  | Plain<'REVISION_REMINDER' | 'REVISION_TIMEOUT' | 'APPEAL_REMINDER' | 'APPEAL_TIMEOUT' | 'DEAL_ENDED'>
  | { type: 'RAISE'; amount: number }
  | { type: 'DISPUTE_SETTLED'; isPaid: boolean; how: 'decision' | 'timeout' }
  | Plain<'DISPUTE_OVER' | 'NOT_DELIVERED'>;

export type CommandNamed<Type extends ProofCommand['type']> = Extract<ProofCommand, { type: Type }>;
