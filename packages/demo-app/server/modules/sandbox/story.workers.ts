import { type Plot, type Scene, deals, pick, proofs } from './story.scene.ts';

const smallJobs = [
  { jobId: 'j05', authorId: 'u01', proof: proofs.surveyCode, net: 13_500 },
  { jobId: 'j01', authorId: 'u02', proof: proofs.screenshots, net: 31_500 },
  { jobId: 'j03', authorId: 'u03', proof: proofs.shelfPhotos, net: 40_500 },
] as const;

const thanks = [
  'Cảm ơn bạn, ảnh rõ và đủ thông tin. Lần sau mình mời tiếp nhé.',
  'Mình duyệt rồi nhé, tiền về ví ngay.',
  'Bạn làm nhanh quá, mai mình còn thêm suất, bạn nhận tiếp không?',
] as const;

const openJobs = [...smallJobs, { jobId: 'j07', authorId: 'u02' }] as const;

/** A small job from the worker's side: approved, done, paid, thanked. */
const slotPaid =
  (workerId: string) =>
  (round: number): Scene[] => {
    const { proof, net, ...job } = pick(smallJobs, round);
    const slot = { ...job, workerId };
    return [
      { ...slot, step: { action: 'PROOF_APPROVED', to: 'worker', by: 'author', proof } },
      { ...slot, step: { action: 'TASK_COMPLETED', to: 'worker' } },
      { ...slot, step: { action: 'PAYMENT_PROCESSED', to: 'worker', amount: net, reason: 'ESCROW_RELEASE' } },
      { ...slot, step: { action: 'NEW_MESSAGE', to: 'worker', by: 'author', text: pick(thanks, round) } },
    ];
  };

/** The seed id that stands for whoever signed up in the demo. */
export const newcomer = 'newcomer';

/** Someone without a history hears of work that fits them. */
export const newcomerPlot: Plot = {
  opening: [],
  daily: (round) => {
    const { jobId, authorId } = pick(openJobs, round);
    return [
      { jobId, authorId, workerId: newcomer, step: { action: 'JOB_CREATED', to: 'worker', by: 'author' } },
    ];
  },
};

/** Those who work, by username: decisions, pay and words from the people they work for. */
export const workerPlots: Readonly<Record<string, Plot>> = {
  giabao: {
    opening: [
      {
        ...deals.brand,
        step: {
          action: 'NEW_MESSAGE',
          to: 'worker',
          by: 'author',
          text: 'Cô chủ xưởng duyệt rồi em nhé, chị bấm duyệt ngay đây.',
        },
      },
      {
        ...deals.brand,
        step: {
          action: 'PROOF_APPROVED',
          to: 'worker',
          by: 'author',
          proof: proofs.logoSet,
          amount: 2_500_000,
        },
      },
      {
        ...deals.brand,
        step: { action: 'PAYMENT_PROCESSED', to: 'worker', amount: 2_250_000, reason: 'ESCROW_RELEASE' },
      },
    ],
    daily: slotPaid('u04'),
  },
  thuha: {
    opening: [
      {
        jobId: 'j03',
        authorId: 'u03',
        workerId: 'u05',
        step: { action: 'APPLICATION_ACCEPTED', to: 'worker', by: 'author' },
      },
    ],
    daily: slotPaid('u05'),
  },
  hoanglong: {
    opening: [
      {
        ...deals.website,
        step: {
          action: 'NEW_MESSAGE',
          to: 'worker',
          by: 'author',
          text: 'Tiền đã giữ đủ rồi, em bắt đầu giúp chị trong hôm nay nhé.',
        },
      },
    ],
    daily: slotPaid('u06'),
  },
  ngocmai: {
    opening: [
      {
        ...deals.translation,
        step: { action: 'DEAL_ACCEPTED', to: 'worker', by: 'author', amount: 4_800_000 },
      },
      {
        ...deals.translation,
        step: { action: 'DEAL_APPROVED', to: 'worker', by: 'author', amount: 4_800_000 },
      },
    ],
    daily: slotPaid('u07'),
  },
  vantin: {
    opening: [
      {
        ...deals.signUpTest,
        step: { action: 'PROOF_APPROVED', to: 'worker', by: 'author', proof: proofs.screenshots },
      },
      { ...deals.signUpTest, step: { action: 'TASK_COMPLETED', to: 'worker' } },
      {
        ...deals.signUpTest,
        step: { action: 'PAYMENT_PROCESSED', to: 'worker', amount: 31_500, reason: 'ESCROW_RELEASE' },
      },
    ],
    daily: slotPaid('u08'),
  },
  thanhtruc: {
    opening: [
      { ...deals.books, step: { action: 'DEAL_APPROVED', to: 'worker', by: 'author', amount: 2_500_000 } },
      {
        ...deals.books,
        step: {
          action: 'NEW_MESSAGE',
          to: 'worker',
          by: 'author',
          text: 'Chị giữ tiền rồi nhé. Hoá đơn quý này chị gửi em qua tệp Excel.',
        },
      },
    ],
    daily: slotPaid('u09'),
  },
};
