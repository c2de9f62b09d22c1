import type { Side } from '../../terms/side.schema.ts';

/** In ms, for `within`. */
export const minute = 60_000;
export const day = 24 * 60 * minute;

/** Its icon and that icon's name. */
export type NotificationKind =
  | 'job'
  | 'application'
  | 'deal'
  | 'proof'
  | 'money'
  | 'message'
  | 'done'
  | 'clock'
  | 'urgent'
  | 'other';

export const notificationGroups = ['urgent', 'jobs', 'deals', 'proofs', 'money', 'messages'] as const;
/** A filter of the list. */
export type NotificationGroup = (typeof notificationGroups)[number];

export type ActionUrl = '/dashboard/my-jobs' | '/dashboard/my-tasks' | '/dashboard/wallet' | '/dashboard';

/**
 * `replace`: instead of the earlier log of the key, with a new number, while it is unread (with `evenRead`: always) and
 * not older than `within` ms.
 * `drop`: not written while a log of the key is younger than `within` ms, or there are `atMost` of the code in a day.
 */
export type Folding = {
  /** The key: codes with the same name share it. */
  name: string;
  /** The rest of the key: logs without one of these are not folded. */
  by: readonly ('roomId' | 'dealId' | 'jobId' | 'workerId')[];
  within: number;
} & ({ how: 'replace'; evenRead: boolean } | { how: 'drop'; atMost: number });

/** The transitions whose timers are warned of, see docs/lifecycles.md. */
export type WarnedTimer = 'D9f' | 'D13' | 'D15' | 'D24' | 'D32' | 'P9' | 'P11' | 'P14';

/** All that a code is, but its texts: they have its name, and `CodeTexts` demands them. */
export type CodeRow = {
  kind: NotificationKind;
  /** As specified: one link for each code, four in all. */
  link: ActionUrl;
  /** The filters that let it through. */
  groups: readonly NotificationGroup[];
  /** Who gets it; samples are for the first. */
  to: readonly Side[];
  /** `law`: a transition tells it. `service`: only the server does. `socket`: pushed, never stored or listed. */
  sender: 'law' | 'service' | 'socket';
  /** Null: each log is a row of its own. */
  folding: Folding | null;
  /**
   * In the history of a deal its amount is that which both `agreed` on, or the recipient's `own`, fees included. Null
   * for what happens outside a deal.
   */
  timeline: 'agreed' | 'own' | null;
  /** The timers that it warns of: of its proof, or of the whole deal. */
  warns: { ofDeal: WarnedTimer; ofProof: WarnedTimer } | null;
};

/** What a reason changes of its code. */
export type ReasonRow = {
  /** It has a sentence of its own, and a text of its own in the history of a deal. */
  sentence: boolean;
  timeline: boolean;
  folding: Folding | null;
  warns: WarnedTimer | null;
};
