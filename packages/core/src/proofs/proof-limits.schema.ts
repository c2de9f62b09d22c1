/** Times in hours unless their name says otherwise. */
export const proofLimits = {
  perDealMax: 20,
  /** Left when the author is told that silence will approve it. */
  urgentHours: 24,
  lastCallHours: 6,
  revisionHours: 48,
  /** Of the note that goes with a revision, in characters. */
  noteMin: 10,
  appealHours: 72,
  /** Left at least after a dispute about something else, in which nothing could be appealed. */
  appealAfterDisputeHours: 24,
  /** Of what was submitted to a quick job, how much its author may reject. */
  rejectionPercent: 30,
  /** And always this many. */
  rejectionsFloor: 3,
  /** Uploads of one proof within so many minutes are one piece of news. */
  uploadNewsMinutes: 30,
} as const;

/** How many proofs the author of a quick job may reject, of so many submitted. */
export const rejectionsMax = (submitted: number): number =>
  Math.max(proofLimits.rejectionsFloor, Math.floor((submitted * proofLimits.rejectionPercent) / 100));
