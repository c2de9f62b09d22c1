import type { ReactNode } from 'react';
import { type Action, type DealView, dealEndsEndpoints } from '@keo/core/contract';

export const link = (_: unknown, label: ReactNode) => <a href="#there">{label}</a>;
export const person = (id: string, displayName: string) => ({
  id,
  username: id,
  displayName,
  avatarUrl: null,
  verified: { email: true, phone: true, identity: false, bank: false },
});
/** After the stories were loaded; half an hour later the same hours are told. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
export const terms = {
  price: 6_500_000,
  durationHours: 168,
  releaseMode: 'ALL' as const,
  reviewHours: 120,
  revisionsMax: 3,
  scope: 'Logo, bảng màu và bao bì',
  conditions: [
    {
      title: 'Bộ logo hoàn chỉnh',
      instructions: 'Tệp vector và ảnh xem trước.',
      mandatory: true,
      accept: { types: ['FILE' as const, 'TEXT' as const], minFiles: 1, maxFiles: 5 },
    },
  ],
};
export const proof = {
  id: 'pf1',
  dealId: 'd1',
  no: 1,
  title: 'Bộ logo hoàn chỉnh',
  instructions: 'Tệp vector và ảnh xem trước.',
  mandatory: true,
  amount: null,
  accept: { types: ['FILE' as const, 'TEXT' as const] },
  state: 'REQUIRED' as const,
  evidence: [],
  checks: [],
  decisions: [],
  revisionCount: 0,
  reviewDueAt: null,
  revisionDueAt: null,
  appealUntil: null,
  beyondBudget: false,
  auto: false,
  version: 0,
};
export const round = {
  fileId: null,
  text: 'Ba hướng logo, kèm phần giải thích cho từng hướng.',
  link: 'https://vidu.vn/logo',
  geo: null,
  capturedAt: null,
  sha256: null,
  uploadedAt: '2026-11-20T03:00:00.000Z',
  round: 1,
};
export const may = (key: string, { path: endpoint }: { path: string }): Action => ({
  key,
  enabled: true,
  endpoint,
});

export const asWorker: DealView = {
  id: 'd1',
  jobId: 'j1',
  job: {
    id: 'j1',
    slug: 'thiet-ke',
    kind: 'PROJECT',
    title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên',
    price: 6_500_000,
  },
  author: person('u01', 'Nguyễn Minh Anh'),
  worker: person('u04', 'Phạm Gia Bảo'),
  myRole: 'worker',
  state: 'IN_PROGRESS',
  phase: 'WAIT_WORKER',
  turn: null,
  offers: [
    {
      no: 1,
      by: 'author',
      terms: { ...terms, price: 6_000_000 },
      note: null,
      createdAt: '2026-11-18T03:00:00.000Z',
    },
    { no: 2, by: 'worker', terms, note: 'Thêm phần bao bì.', createdAt: '2026-11-18T05:00:00.000Z' },
  ],
  terms,
  openingTerms: null,
  money: {
    price: 6_500_000,
    workerFee: 650_000,
    workerNet: 5_850_000,
    held: 6_500_000,
    released: 0,
    refunded: 0,
    bonus: 0,
  },
  startedAt: '2026-11-19T03:00:00.000Z',
  dueAt: '2026-11-26T03:00:00.000Z',
  effectiveDueAt: '2026-11-26T03:00:00.000Z',
  proofs: [proof],
  cancelRequest: null,
  changeRequest: null,
  dispute: null,
  appealed: [],
  roomId: null,
  actions: [
    may('REQUEST_CANCEL', dealEndsEndpoints.cancelDeal),
    may('GIVE_UP', dealEndsEndpoints.cancelDeal),
  ],
  nextTimer: {
    transition: 'D15',
    at: inHours(72),
    outcome: 'EXPIRED',
    amount: 6_825_000,
    moves: { at: inHours(72), worker: 0, author: 6_825_000 },
  },
  version: 4,
};
export const asAuthor: DealView = {
  ...asWorker,
  myRole: 'author',
  money: {
    price: 6_500_000,
    authorFee: 325_000,
    authorTotal: 6_825_000,
    held: 6_825_000,
    released: 0,
    refunded: 0,
    bonus: 0,
  },
  phase: 'WAIT_REVIEW',
  proofs: [{ ...proof, state: 'SUBMITTED', evidence: [round] }],
};

export const dispute = {
  id: 'ds1',
  openedBy: 'worker' as const,
  proofId: null,
  openedAt: '2026-11-20T05:00:00.000Z',
  reasonCode: 'OTHER',
  claimToWorker: 500_000,
  statement: '',
  answer: null,
  fileIds: [],
  offers: [],
  state: 'OPEN' as const,
  resolution: null,
};
