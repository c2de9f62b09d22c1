import { type Timeline, step } from '../timeline.ts';

const screenshots = { no: 1, title: '3 ảnh chụp màn hình các bước' };
const findings = { no: 2, title: 'Mô tả lỗi hoặc “không lỗi” ≥ 50 ký tự' };
const rooms = { no: 1, title: '8 ảnh trước/sau từng phòng' };

/** One slot of the sign-up test, approved by hand and paid at once. */
const testSlot = (
  dealId: string,
  workerId: string,
  startedHoursAgo: number,
  reviewHours: number,
): Timeline => {
  const submitted = startedHoursAgo - 1;
  const approved = submitted - reviewHours;
  const reviewDue = { proof: findings, dueInHours: 72 - submitted };
  return {
    jobId: 'j01',
    authorId: 'u02',
    workerId,
    dealId,
    steps: [
      step(startedHoursAgo, 'COLLABORATION_STARTED', 'author', {
        by: 'worker',
        dueInHours: 1 - startedHoursAgo,
      }),
      step(submitted, 'PROOF_EVIDENCE_SUBMITTED', 'author', { by: 'worker', ...reviewDue }),
      step(approved, 'PROOF_APPROVED', 'worker', { by: 'author', proof: screenshots }),
      step(approved, 'PROOF_APPROVED', 'worker', { by: 'author', proof: findings }),
      step(approved, 'TASK_COMPLETED', 'both'),
      step(approved, 'PAYMENT_PROCESSED', 'worker', { amount: 31_500, reason: 'ESCROW_RELEASE' }),
      step(approved - 72, 'ACTION_REQUIRED', 'worker', {
        reason: 'REVIEW_DUE',
        dueInHours: 336 - approved,
      }),
    ],
  };
};

/** The delivery app: sign-up tests at every stage, a label job paused, a translation being negotiated. */
export const quocHuyTimelines: readonly Timeline[] = [
  {
    authorId: 'u02',
    steps: [step(475, 'PAYMENT_PROCESSED', 'author', { amount: 15_000_000, reason: 'RECHARGE' })],
  },
  {
    jobId: 'j11',
    authorId: 'u02',
    workerId: 'u05',
    dealId: 'd11',
    steps: [
      step(270, 'JOB_CREATED', 'author'),
      step(262, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 900_000 }),
      step(258, 'APPLICATION_ACCEPTED', 'worker', { by: 'author' }),
      step(257, 'DEAL_PROPOSAL_CREATED', 'worker', { by: 'author', amount: 900_000 }),
      step(252, 'DEAL_ACCEPTED', 'author', { by: 'worker', amount: 900_000 }),
      step(250, 'DEAL_APPROVED', 'worker', { by: 'author', amount: 900_000 }),
      step(240, 'COLLABORATION_STARTED', 'author', { by: 'worker', dueInHours: -216 }),
      step(218, 'DEAL_DEADLINE_REMINDER', 'worker', { dueInHours: -216 }),
      step(217, 'PROOF_EVIDENCE_SUBMITTED', 'author', { by: 'worker', proof: rooms, dueInHours: -97 }),
      step(205, 'PROOF_APPROVED', 'worker', { by: 'author', proof: rooms }),
      step(205, 'ALL_PROOFS_APPROVED', 'both'),
      step(200, 'TASK_COMPLETED', 'both', { by: 'author' }),
      step(200, 'PAYMENT_PROCESSED', 'worker', { amount: 810_000, reason: 'ESCROW_RELEASE' }),
      step(128, 'ACTION_REQUIRED', 'author', { reason: 'REVIEW_DUE', dueInHours: 136 }),
    ],
  },
  { jobId: 'j01', authorId: 'u02', steps: [step(230, 'JOB_CREATED', 'author')] },
  testSlot('d01', 'u05', 226, 15),
  testSlot('d02', 'u07', 180, 6),
  {
    jobId: 'j01',
    authorId: 'u02',
    workerId: 'u09',
    dealId: 'd03',
    steps: [
      step(130, 'COLLABORATION_STARTED', 'author', { by: 'worker', dueInHours: -129 }),
      step(129, 'PROOF_EVIDENCE_SUBMITTED', 'author', { by: 'worker', proof: findings, dueInHours: -57 }),
      step(81, 'URGENT_PROOF_REVIEW_NEEDED', 'author', { proof: findings, dueInHours: -57 }),
      step(57, 'PROOF_AUTO_APPROVED_FOR_AUTHOR', 'author', { proof: findings, amount: 35_000 }),
      step(57, 'PROOF_AUTO_APPROVED_FOR_WORKER', 'worker', { proof: findings, amount: 35_000 }),
      step(57, 'ALL_PROOFS_APPROVED', 'both'),
      step(57, 'TASK_COMPLETED', 'both'),
      step(57, 'PAYMENT_PROCESSED', 'worker', { amount: 31_500, reason: 'ESCROW_RELEASE' }),
    ],
  },
  {
    jobId: 'j01',
    authorId: 'u02',
    workerId: 'u08',
    dealId: 'd04',
    steps: [
      step(53, 'COLLABORATION_STARTED', 'author', { by: 'worker', dueInHours: -52 }),
      step(52.25, 'DEAL_DEADLINE_REMINDER', 'worker', { dueInHours: -52 }),
      step(52, 'PROOF_EVIDENCE_SUBMITTED', 'author', { by: 'worker', proof: screenshots, dueInHours: 20 }),
      step(52, 'PROOF_EVIDENCE_SUBMITTED', 'author', { by: 'worker', proof: findings, dueInHours: 20 }),
      step(4, 'URGENT_PROOF_REVIEW_NEEDED', 'author', { proof: screenshots, dueInHours: 20 }),
      step(4, 'URGENT_PROOF_REVIEW_NEEDED', 'author', { proof: findings, dueInHours: 20 }),
    ],
  },
  {
    jobId: 'j02',
    authorId: 'u02',
    workerId: 'u08',
    dealId: 'd05',
    steps: [
      step(160, 'JOB_CREATED', 'author'),
      step(158, 'COLLABORATION_STARTED', 'author', { by: 'worker', dueInHours: -154 }),
      step(155, 'DEAL_DEADLINE_REMINDER', 'worker', { dueInHours: -154 }),
      step(154, 'DEAL_EXPIRED_FOR_AUTHOR', 'author'),
      step(154, 'DEAL_EXPIRED_FOR_WORKER', 'worker'),
    ],
  },
  {
    jobId: 'j07',
    authorId: 'u02',
    workerId: 'u06',
    steps: [
      step(140, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 5_000_000 }),
      step(128, 'APPLICATION_REJECTED', 'worker', { by: 'author' }),
    ],
  },
  {
    jobId: 'j07',
    authorId: 'u02',
    workerId: 'u07',
    dealId: 'd07',
    steps: [
      step(150, 'JOB_CREATED', 'author'),
      step(146, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 5_400_000 }),
      step(130, 'APPLICATION_ACCEPTED', 'worker', { by: 'author' }),
      step(120, 'DEAL_PROPOSAL_CREATED', 'author', { by: 'worker', amount: 5_400_000, dueInHours: -48 }),
      step(81, 'PROOF_CONDITIONS_SUBMITTED', 'worker', { by: 'author' }),
      step(80, 'DEAL_PROPOSAL_UPDATED', 'worker', { by: 'author', amount: 4_500_000, dueInHours: -8 }),
      step(42, 'DEAL_PROPOSAL_UPDATED', 'author', { by: 'worker', amount: 4_800_000, dueInHours: 30 }),
      step(40, 'NEW_MESSAGE', 'author', {
        by: 'worker',
        text: 'Em gửi lại giá 4,800,000đ, đã gồm bảng thuật ngữ. Anh xem giúp em với ạ.',
      }),
    ],
  },
];
