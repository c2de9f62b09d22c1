import type { Folding, ReasonRow } from './code-row.ts';

const perJob = {
  how: 'replace',
  name: 'waiting',
  by: ['jobId'],
  within: Infinity,
  evenRead: false,
} satisfies Folding;

/** One unread row for each job, however often its words change. */
const perEditedJob = { ...perJob, name: 'edited' } satisfies Folding;

/** Why a log was written, for codes that say another thing for each reason. */
export const reasonRows = {
  ACTION_REQUIRED: {
    FUND_DEAL: { sentence: true, timeline: true, folding: null, warns: 'D9f' },
    START_WORK: { sentence: true, timeline: true, folding: null, warns: 'D13' },
    REVISION_DUE: { sentence: true, timeline: true, folding: null, warns: 'P11' },
    APPEAL_DUE: { sentence: true, timeline: true, folding: null, warns: 'P14' },
    APPLICATIONS_WAITING: { sentence: true, timeline: false, folding: perJob, warns: null },
    CANCEL_REQUESTED: { sentence: true, timeline: true, folding: null, warns: 'D24' },
    CANCEL_REFUSED: { sentence: true, timeline: true, folding: null, warns: null },
    CANCEL_LAPSED: { sentence: true, timeline: true, folding: null, warns: null },
    DISPUTE_OPENED: { sentence: true, timeline: true, folding: null, warns: 'D32' },
    DISPUTE_ANSWERED: { sentence: true, timeline: true, folding: null, warns: null },
    DISPUTE_WITHDRAWN: { sentence: true, timeline: true, folding: null, warns: null },
    DISPUTE_LAPSED: { sentence: true, timeline: true, folding: null, warns: null },
    AMOUNT_LOWERED: { sentence: true, timeline: true, folding: null, warns: null },
    CHANGE_REQUESTED: { sentence: true, timeline: true, folding: null, warns: null },
    JOB_EDITED: { sentence: true, timeline: false, folding: perEditedJob, warns: null },
    JOB_NEEDS_EDIT: { sentence: true, timeline: false, folding: null, warns: null },
    JOB_REMOVED: { sentence: true, timeline: false, folding: null, warns: null },
    SLOT_CLOSED: { sentence: true, timeline: false, folding: null, warns: null },
    FIX_BANK_CARD: { sentence: true, timeline: false, folding: null, warns: null },
    CLAIM_REFUSED: { sentence: true, timeline: false, folding: null, warns: null },
    REPORT_UPHELD: { sentence: true, timeline: false, folding: null, warns: null },
    REPORT_DISMISSED: { sentence: true, timeline: false, folding: null, warns: null },
    REVIEW_DUE: { sentence: true, timeline: true, folding: null, warns: null },
    REVIEW_HIDDEN: { sentence: true, timeline: false, folding: null, warns: null },
    NOTE_NEEDS_ANSWER: { sentence: true, timeline: true, folding: null, warns: null },
    VERIFY_ACCOUNT: { sentence: true, timeline: false, folding: null, warns: null },
  },
  DEAL_PROPOSAL_UPDATED: {
    CHANGE_REQUESTED: { sentence: true, timeline: true, folding: null, warns: null },
    CHANGE_REFUSED: { sentence: true, timeline: true, folding: null, warns: null },
    CHANGE_WITHDRAWN: { sentence: true, timeline: true, folding: null, warns: null },
    DEAL_MENDED: { sentence: true, timeline: true, folding: null, warns: null },
    DEAL_MENDED_BY_AUTHOR: { sentence: true, timeline: true, folding: null, warns: null },
    DEAL_MENDED_BY_KEO: { sentence: true, timeline: true, folding: null, warns: null },
  },
  DEAL_ACCEPTED: {
    CHANGE_AGREED: { sentence: true, timeline: true, folding: null, warns: null },
  },
  PROOF_REJECTED: {
    BEYOND_BUDGET: { sentence: true, timeline: true, folding: null, warns: null },
    REVISION_NOT_DELIVERED: { sentence: false, timeline: true, folding: null, warns: null },
  },
  PAYMENT_PROCESSED: {
    RECHARGE: { sentence: true, timeline: false, folding: null, warns: null },
    WITHDRAW_PAID: { sentence: true, timeline: false, folding: null, warns: null },
    WITHDRAW_REVERT: { sentence: true, timeline: false, folding: null, warns: null },
    ESCROW_LOCK: { sentence: true, timeline: false, folding: null, warns: null },
    ESCROW_RELEASE: { sentence: true, timeline: true, folding: null, warns: null },
    ESCROW_REFUND: { sentence: true, timeline: true, folding: null, warns: null },
    BONUS: { sentence: true, timeline: true, folding: null, warns: null },
  },
} satisfies Record<string, Record<string, ReasonRow>>;

type ReasonRows = typeof reasonRows;
/** Why ACTION_REQUIRED was sent. */
export type ActionReason = keyof ReasonRows['ACTION_REQUIRED'];
export const actionReasons: readonly ActionReason[] = /* @__PURE__ */ (() =>
  Object.keys(reasonRows.ACTION_REQUIRED).filter(isActionReason))();

function isActionReason(reason: string): reason is ActionReason {
  return Object.hasOwn(reasonRows.ACTION_REQUIRED, reason);
}

/** The reasons of a code that have a sentence of their own. */
export type WordedReason<Code> = Code extends keyof ReasonRows
  ? {
      [Reason in keyof ReasonRows[Code] & string]: ReasonRows[Code][Reason] extends { sentence: true }
        ? Reason
        : never;
    }[keyof ReasonRows[Code] & string]
  : never;

/** `CODE.REASON` of those that have a text of their own in the history of a deal. */
export type TimelineReason = {
  [Code in keyof ReasonRows]: {
    [Reason in keyof ReasonRows[Code] & string]: ReasonRows[Code][Reason] extends { timeline: true }
      ? `${Code}.${Reason}`
      : never;
  }[keyof ReasonRows[Code] & string];
}[keyof ReasonRows];

/** Undefined for a reason that changes nothing. */
export function getReasonRow(code: string, reason: string): ReasonRow | undefined {
  const reasons: Readonly<Record<string, Readonly<Record<string, ReasonRow>>>> = reasonRows;
  const ofCode = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return ofCode && Object.hasOwn(ofCode, reason) ? ofCode[reason] : undefined;
}
