import type { TransactionType } from '../wallet/transaction.schema.ts';
import { type NotificationCode, storedCodes } from '../notifications/codes/notification-codes.ts';

/** A log without its `seq`. */
export type LogSketch = {
  action: NotificationCode;
  description: string;
  metadata: Record<string, unknown>;
  /** Minutes until what it asks for is due. */
  dueIn?: number | undefined;
  /** Minutes. */
  ago: number;
  isRead: boolean;
};

const brand = 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên';
const survey = 'Khảo sát thói quen mua mỹ phẩm, 25 câu (nữ 18–35)';
const videos = 'Dựng 10 video ngắn giới thiệu quà Tết';
const blog = 'Viết 20 bài blog chuẩn SEO về chăm sóc da';
const bao = 'Phạm Gia Bảo';
const mai = 'Bùi Ngọc Mai';
const ha = 'Võ Thị Thu Hà';

const hour = 60;
const day = 24 * hour;

const tell = (
  ago: number,
  action: NotificationCode,
  params: Record<string, string | number>,
  { dueIn, ...more }: { dueIn?: number } & Record<string, unknown> = {},
): LogSketch => ({
  action,
  description: '',
  metadata: { recipientRole: 'author', ...more, params },
  dueIn,
  ago,
  isRead: ago > 9 * hour,
});

const ofShop: readonly LogSketch[] = [
  tell(2, 'NEW_MESSAGE', {
    otherName: bao,
    text: 'Em gửi chị bản logo số 2, chị xem giúp em nhé.',
  }),
  tell(
    11,
    'PROOF_EVIDENCE_SUBMITTED',
    { jobTitle: brand, otherName: bao, proofTitle: 'Mốc 2, bộ logo hoàn chỉnh' },
    { dealId: 'd06', proofId: 'pf_2', dueIn: 48 * hour },
  ),
  tell(24, 'PROOF_UPLOADED', {
    jobTitle: brand,
    otherName: bao,
    proofTitle: 'Mốc 2, bộ logo hoàn chỉnh',
  }),
  tell(
    hour,
    'URGENT_PROOF_REVIEW_NEEDED',
    {
      jobTitle: brand,
      otherName: bao,
      proofTitle: 'Mốc 2, bộ logo hoàn chỉnh',
      amount: 2_500_000,
    },
    { dueIn: 5 * hour },
  ),
  tell(2 * hour, 'JOB_APPLICATION_RECEIVED', {
    jobTitle: survey,
    otherName: ha,
  }),
  tell(
    3 * hour,
    'ACTION_REQUIRED',
    { jobTitle: videos, otherName: bao },
    { reason: 'DISPUTE_OPENED', dealId: 'd09', dueIn: 18 * hour },
  ),
  tell(
    4 * hour,
    'URGENT_REVIEW_REQUIRED',
    {
      jobTitle: videos,
      otherName: bao,
    },
    { dueIn: 18 * hour },
  ),
  tell(6 * hour, 'PAYMENT_PROCESSED', { amount: 5_000_000 }, { reason: 'RECHARGE' }),
  tell(9 * hour, 'DEAL_PROPOSAL_UPDATED', {
    jobTitle: blog,
    otherName: mai,
    amount: 3_000_000,
  }),
  tell(day + hour, 'DEAL_PROPOSAL_CREATED', {
    jobTitle: blog,
    otherName: mai,
    amount: 3_200_000,
  }),
  tell(day + 2 * hour, 'DEAL_ACCEPTED', {
    jobTitle: blog,
    otherName: mai,
  }),
  tell(day + 4 * hour, 'COLLABORATION_STARTED', {
    jobTitle: brand,
    otherName: bao,
  }),
  tell(
    day + 5 * hour,
    'DEAL_DEADLINE_REMINDER',
    {
      jobTitle: brand,
    },
    { dueIn: 24 * hour },
  ),
  tell(2 * day, 'PROOF_AUTO_APPROVED_FOR_AUTHOR', {
    jobTitle: brand,
    otherName: bao,
    amount: 2_000_000,
  }),
  tell(2 * day + hour, 'ALL_PROOFS_APPROVED', {
    jobTitle: blog,
    otherName: mai,
  }),
  tell(2 * day + 2 * hour, 'TASK_COMPLETED', {
    jobTitle: blog,
    otherName: mai,
    amount: 3_000_000,
  }),
  tell(3 * day, 'PAYMENT_PROCESSED', { jobTitle: blog, amount: 3_000_000 }, { reason: 'ESCROW_RELEASE' }),
  tell(4 * day, 'APPLICATION_CANCELLED', {
    jobTitle: survey,
    otherName: bao,
  }),
  tell(5 * day, 'DEAL_CANCELLED', {
    jobTitle: 'Chụp ảnh sản phẩm',
    otherName: ha,
  }),
  tell(6 * day, 'DEAL_EXPIRED_FOR_AUTHOR', {
    jobTitle: 'Viết nội dung trang chủ',
    otherName: mai,
  }),
  tell(7 * day, 'JOB_CREATED', { jobTitle: videos }),
  tell(8 * day, 'JOB_EXPIRED', {
    jobTitle: 'Phát tờ rơi cuối tuần',
  }),
];

/** The codes that only workers get: she got them for earlier work. */
const ofWork = storedCodes
  .filter((code) => !ofShop.some(({ action }) => action === code))
  .toReversed()
  .map((code, place) =>
    tell(
      (9 + place) * day,
      code,
      {
        jobTitle: 'Kiểm thử luồng đăng ký',
        otherName: 'Trần Quốc Huy',
        proofTitle: 'Ảnh chụp màn hình',
        amount: 35_000,
      },
      { recipientRole: 'worker', dueIn: day },
    ),
  );

/** Recent logs of Nguyễn Minh Anh's shop, newest first; has every stored code. */
export const shopLogs: readonly LogSketch[] = [...ofShop, ...ofWork];

/** Recent movements in Minh Anh's wallet, oldest first, in đồng and minutes ago; they sum to zero. */
export const shopMovements = [
  { type: 'RECHARGE', amount: 5_000_000, ago: 3 * day },
  { type: 'ESCROW_LOCK', amount: -3_200_000, ago: 2 * day + hour },
  { type: 'FEE_AUTHOR', amount: -160_000, ago: 2 * day + hour },
  { type: 'ESCROW_LOCK', amount: -1_890_000, ago: day + 5 * hour },
  { type: 'BONUS', amount: 250_000, ago: 6 * hour },
] as const satisfies readonly { type: TransactionType; amount: number; ago: number }[];
