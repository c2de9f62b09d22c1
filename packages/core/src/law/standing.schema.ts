/** Reliability points for each way in which one side ended a deal. */
export const standingChanges = {
  completed: 1,
  /** Besides `completed`: handed in after the deadline. */
  late: -1,
  notStarted: -1,
  abandoned: -2,
  /** The deadline passed and nothing was handed in. */
  notDelivered: -2,
  /** Handed in and rejected for good. */
  rejected: -2,
  disputeLost: -5,
  /** Of the author: agreed, but never funded. */
  notFunded: -3,
} as const;
export type StandingName = keyof typeof standingChanges;

/** How a deal ended for one of its sides, for their reliability. */
export const dealMarks = [
  'completed',
  'notStarted',
  'abandoned',
  'notDelivered',
  'rejected',
  'disputeLost',
  'notFunded',
] as const satisfies readonly StandingName[];
export type DealMark = (typeof dealMarks)[number];
