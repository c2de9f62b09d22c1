import { type Timeline, step } from '../timeline.ts';

/** A job that was just posted, told to a worker whose trade it is. */
const matched = (jobId: string, authorId: string, workerId: string, hoursAgo: number): Timeline => ({
  jobId,
  authorId,
  workerId,
  steps: [step(hoursAgo, 'JOB_CREATED', 'worker', { by: 'author' })],
});

/** A withdrawal, the accountant's recharge and her own expired job, and jobs that matched someone's trade. */
export const walletAndMatchTimelines: readonly Timeline[] = [
  {
    workerId: 'u07',
    steps: [step(120, 'PAYMENT_PROCESSED', 'worker', { amount: 1_500_000, reason: 'WITHDRAW_PAID' })],
  },
  {
    authorId: 'u09',
    steps: [step(380, 'PAYMENT_PROCESSED', 'author', { amount: 3_000_000, reason: 'RECHARGE' })],
  },
  {
    jobId: 'j04',
    authorId: 'u09',
    steps: [
      step(350, 'JOB_CREATED', 'author'),
      step(14, 'JOB_EXPIRED', 'author'),
      step(14, 'PAYMENT_PROCESSED', 'author', { amount: 1_680_000, reason: 'ESCROW_REFUND' }),
    ],
  },
  matched('j04', 'u09', 'u05', 349),
  matched('j01', 'u02', 'u05', 229),
  matched('j01', 'u02', 'u08', 229),
  matched('j02', 'u02', 'u08', 159),
  matched('j03', 'u03', 'u08', 99),
  matched('j05', 'u01', 'u05', 95),
  matched('j05', 'u01', 'u08', 95),
  matched('j06', 'u01', 'u04', 299),
  matched('j09', 'u01', 'u04', 419),
  matched('j08', 'u03', 'u06', 199),
  matched('j07', 'u02', 'u07', 149),
  matched('j10', 'u01', 'u07', 477),
  matched('j12', 'u03', 'u09', 109),
];
