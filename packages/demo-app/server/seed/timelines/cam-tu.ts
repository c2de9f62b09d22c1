import { type Timeline, step } from '../timeline.ts';

/** An application to photograph the rice shelf, still waiting. */
const shelfApplication = (workerId: string, hoursAgo: number, ...more: Timeline['steps']): Timeline => ({
  jobId: 'j03',
  authorId: 'u03',
  workerId,
  steps: [step(hoursAgo, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 45_000 }), ...more],
});

const enhanced = step(30, 'JOB_OPPORTUNITY_ENHANCED', 'worker', { by: 'author', amount: 45_000 });

/** The rice shop: shelf photographs with applicants waiting, a website funded, its books about to be. */
export const camTuTimelines: readonly Timeline[] = [
  {
    authorId: 'u03',
    steps: [step(400, 'PAYMENT_PROCESSED', 'author', { amount: 35_000_000, reason: 'RECHARGE' })],
  },
  {
    jobId: 'j08',
    authorId: 'u03',
    workerId: 'u06',
    dealId: 'd08',
    steps: [
      step(200, 'JOB_CREATED', 'author'),
      step(190, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 30_000_000 }),
      step(170, 'APPLICATION_ACCEPTED', 'worker', { by: 'author' }),
      step(165, 'DEAL_PROPOSAL_CREATED', 'author', { by: 'worker', amount: 30_000_000 }),
      step(120, 'DEAL_PROPOSAL_UPDATED', 'worker', { by: 'author', amount: 27_000_000 }),
      step(92, 'NEW_MESSAGE', 'author', {
        by: 'worker',
        text: 'Chị cho em xin tài khoản nhận VietQR của cửa hàng để em làm bản chạy thử nhé.',
      }),
      step(70, 'DEAL_PROPOSAL_UPDATED', 'author', { by: 'worker', amount: 28_000_000 }),
      step(60, 'PROOF_CONDITIONS_SUBMITTED', 'worker', { by: 'author' }),
      step(40, 'DEAL_ACCEPTED', 'author', { by: 'worker', amount: 28_000_000 }),
      step(20, 'DEAL_APPROVED', 'worker', { by: 'author', amount: 28_000_000, dueInHours: 28 }),
      step(8, 'ACTION_REQUIRED', 'worker', { reason: 'START_WORK', dueInHours: 28 }),
    ],
  },
  {
    jobId: 'j03',
    authorId: 'u03',
    steps: [
      step(100, 'JOB_CREATED', 'author'),
      step(42, 'ACTION_REQUIRED', 'author', { reason: 'APPLICATIONS_WAITING' }),
    ],
  },
  shelfApplication('u05', 90, enhanced),
  shelfApplication('u04', 86, step(75, 'APPLICATION_CANCELLED', 'author', { by: 'worker' })),
  shelfApplication('u07', 70, enhanced),
  shelfApplication('u08', 60, enhanced),
  {
    jobId: 'j12',
    authorId: 'u03',
    workerId: 'u09',
    dealId: 'd12',
    steps: [
      step(110, 'JOB_CREATED', 'author'),
      step(104, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 2_500_000 }),
      step(98, 'APPLICATION_ACCEPTED', 'worker', { by: 'author' }),
      step(96, 'DEAL_PROPOSAL_CREATED', 'worker', { by: 'author', amount: 2_300_000 }),
      step(95, 'PROOF_CONDITIONS_SUBMITTED', 'worker', { by: 'author' }),
      step(60, 'DEAL_PROPOSAL_UPDATED', 'author', { by: 'worker', amount: 2_500_000 }),
      step(36, 'NEW_MESSAGE', 'author', {
        by: 'worker',
        text: 'Hạn nộp tờ khai quý IV gần rồi, chị chốt sớm để em kịp đối chiếu hoá đơn nhé.',
      }),
      step(15, 'DEAL_ACCEPTED', 'worker', { by: 'author', amount: 2_500_000 }),
      step(3, 'ACTION_REQUIRED', 'author', { reason: 'FUND_DEAL', amount: 2_625_000, dueInHours: 33 }),
    ],
  },
];
