import { type Timeline, step } from '../timeline.ts';

const logo = { no: 1, title: 'Mốc 1, 3 hướng logo' };
const logoSet = { no: 2, title: 'Mốc 2, bộ logo hoàn chỉnh' };
const articles = { no: 1, title: '20 đường dẫn Google Docs' };
const videos = { no: 1, title: '10 tệp mp4 dọc 9:16' };

/** The cosmetics shop: a survey just posted, a brand identity under way, videos in dispute, a blog well ended. */
export const minhAnhTimelines: readonly Timeline[] = [
  {
    authorId: 'u01',
    steps: [step(479, 'PAYMENT_PROCESSED', 'author', { amount: 22_000_000, reason: 'RECHARGE' })],
  },
  {
    jobId: 'j05',
    authorId: 'u01',
    steps: [step(96, 'JOB_CREATED', 'author')],
  },
  {
    jobId: 'j10',
    authorId: 'u01',
    workerId: 'u07',
    dealId: 'd10',
    steps: [
      step(478, 'JOB_CREATED', 'author'),
      step(466, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 3_000_000 }),
      step(452, 'APPLICATION_ACCEPTED', 'worker', { by: 'author' }),
      step(450, 'DEAL_PROPOSAL_CREATED', 'worker', { by: 'author', amount: 3_000_000 }),
      step(447, 'DEAL_ACCEPTED', 'author', { by: 'worker', amount: 3_000_000 }),
      step(446, 'DEAL_APPROVED', 'worker', { by: 'author', amount: 3_000_000 }),
      step(440, 'COLLABORATION_STARTED', 'author', { by: 'worker', dueInHours: -200 }),
      step(298, 'NEW_MESSAGE', 'worker', {
        by: 'author',
        text: 'Em viết giọng nhẹ nhàng như bài mẫu nhé, đừng dùng từ “thần dược”.',
      }),
      step(227, 'PROOF_UPLOADED', 'author', { by: 'worker', proof: articles }),
      step(226, 'PROOF_EVIDENCE_SUBMITTED', 'author', { by: 'worker', proof: articles, dueInHours: -106 }),
      step(223, 'PROOF_APPROVED', 'worker', { by: 'author', proof: articles }),
      step(223, 'ALL_PROOFS_APPROVED', 'both'),
      step(222, 'TASK_COMPLETED', 'both', { by: 'author' }),
      step(222, 'PAYMENT_PROCESSED', 'worker', { amount: 2_700_000, reason: 'ESCROW_RELEASE' }),
      step(222, 'PAYMENT_PROCESSED', 'worker', { amount: 100_000, reason: 'BONUS' }),
      step(150, 'ACTION_REQUIRED', 'author', { reason: 'REVIEW_DUE', dueInHours: 114 }),
    ],
  },
  {
    jobId: 'j09',
    authorId: 'u01',
    workerId: 'u04',
    dealId: 'd09',
    steps: [
      step(420, 'JOB_CREATED', 'author'),
      step(415, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 5_000_000 }),
      step(412, 'APPLICATION_ACCEPTED', 'worker', { by: 'author' }),
      step(410, 'DEAL_PROPOSAL_CREATED', 'worker', { by: 'author', amount: 5_000_000 }),
      step(405, 'DEAL_ACCEPTED', 'author', { by: 'worker', amount: 5_000_000 }),
      step(400, 'DEAL_APPROVED', 'worker', { by: 'author', amount: 5_000_000 }),
      step(390, 'COLLABORATION_STARTED', 'author', { by: 'worker', dueInHours: -150 }),
      step(174, 'DEAL_DEADLINE_REMINDER', 'worker', { dueInHours: -150 }),
      step(167, 'PROOF_EVIDENCE_SUBMITTED', 'author', { by: 'worker', proof: videos, dueInHours: -47 }),
      step(140, 'PROOF_REVISION_REQUESTED', 'worker', {
        by: 'author',
        proof: videos,
        dueInHours: -92,
        text: 'Phụ đề che mất sản phẩm ở video 3, 6 và 9, nhờ em đẩy lên cao hơn.',
      }),
      step(110, 'PROOF_EVIDENCE_SUBMITTED', 'author', { by: 'worker', proof: videos, dueInHours: 10 }),
      step(90, 'PROOF_REJECTED', 'worker', {
        by: 'author',
        proof: videos,
        dueInHours: -18,
        text: 'Ba video vẫn chưa sửa phụ đề như đã trao đổi.',
      }),
      step(54, 'ACTION_REQUIRED', 'author', {
        by: 'worker',
        reason: 'DISPUTE_OPENED',
        amount: 5_000_000,
        dueInHours: 18,
      }),
      step(6, 'URGENT_REVIEW_REQUIRED', 'author', {
        reason: 'DISPUTE_OPENED',
        amount: 5_000_000,
        dueInHours: 18,
      }),
    ],
  },
  {
    jobId: 'j06',
    authorId: 'u01',
    workerId: 'u04',
    dealId: 'd06',
    steps: [
      step(300, 'JOB_CREATED', 'author'),
      step(290, 'JOB_APPLICATION_RECEIVED', 'author', { by: 'worker', amount: 7_000_000 }),
      step(286, 'APPLICATION_ACCEPTED', 'worker', { by: 'author' }),
      step(284, 'DEAL_PROPOSAL_CREATED', 'author', { by: 'worker', amount: 7_000_000 }),
      step(276, 'DEAL_PROPOSAL_UPDATED', 'worker', { by: 'author', amount: 6_500_000 }),
      step(275, 'PROOF_CONDITIONS_SUBMITTED', 'worker', { by: 'author' }),
      step(270, 'DEAL_ACCEPTED', 'author', { by: 'worker', amount: 6_500_000 }),
      step(262, 'DEAL_APPROVED', 'worker', { by: 'author', amount: 6_500_000 }),
      step(250, 'COLLABORATION_STARTED', 'author', { by: 'worker', dueInHours: 86 }),
      step(190, 'PROOF_UPLOADED', 'author', { by: 'worker', proof: logo }),
      step(189, 'PROOF_EVIDENCE_SUBMITTED', 'author', {
        by: 'worker',
        proof: logo,
        amount: 2_000_000,
        dueInHours: -69,
      }),
      step(180, 'PROOF_REVISION_REQUESTED', 'worker', {
        by: 'author',
        proof: logo,
        dueInHours: -132,
        text: 'Hướng 2 hơi giống logo của một hãng khác, em thử lại với nét mảnh hơn nhé.',
      }),
      step(144, 'ACTION_REQUIRED', 'worker', { reason: 'REVISION_DUE', proof: logo, dueInHours: -132 }),
      step(139, 'PROOF_EVIDENCE_SUBMITTED', 'author', {
        by: 'worker',
        proof: logo,
        amount: 2_000_000,
        dueInHours: -19,
      }),
      step(130, 'PROOF_APPROVED', 'worker', { by: 'author', proof: logo, amount: 2_000_000 }),
      step(130, 'PAYMENT_PROCESSED', 'worker', { amount: 1_800_000, reason: 'ESCROW_RELEASE' }),
      step(117, 'PROOF_UPLOADED', 'author', { by: 'worker', proof: logoSet }),
      step(115, 'PROOF_EVIDENCE_SUBMITTED', 'author', {
        by: 'worker',
        proof: logoSet,
        amount: 2_500_000,
        dueInHours: 5,
      }),
      step(44, 'NEW_MESSAGE', 'worker', {
        by: 'author',
        text: 'Chị xem bộ logo rồi, đẹp lắm. Để chị hỏi thêm ý cô chủ xưởng rồi duyệt nhé.',
      }),
      step(19, 'URGENT_PROOF_REVIEW_NEEDED', 'author', {
        proof: logoSet,
        amount: 2_500_000,
        dueInHours: 5,
      }),
      step(3, 'NEW_MESSAGE', 'author', {
        by: 'worker',
        text: 'Chị ơi, bộ logo sắp tự duyệt rồi, chị cần em chỉnh gì thêm không ạ?',
      }),
      step(1, 'URGENT_REVIEW_REQUIRED', 'author', {
        reason: 'PROOF_LAST_CALL',
        amount: 2_500_000,
        dueInHours: 5,
      }),
    ],
  },
];
