import type { TransactionType } from '../transactions/transaction.schema.ts';
import type { NotificationCode } from '../notifications/notification-codes.ts';

/** One log before it has a place in its reader's sequence. */
export type LogSketch = {
  action: NotificationCode;
  description: string;
  metadata: Record<string, unknown>;
  /** What is to be done is due this many minutes after it was told. */
  dueIn?: number | undefined;
  /** How long ago, in minutes. */
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
  description: string,
  params: Record<string, string | number>,
  { dueIn, ...more }: { dueIn?: number } & Record<string, unknown> = {},
): LogSketch => ({
  action,
  description,
  metadata: { recipientRole: 'author', ...more, params },
  dueIn,
  ago,
  isRead: ago > 9 * hour,
});

/** What happened around the shop of Nguyễn Minh Anh lately, newest first: every code that is stored. */
export const shopStory: readonly LogSketch[] = [
  tell(2, 'NEW_MESSAGE', `${bao}: “Em gửi chị bản logo số 2, chị xem giúp em nhé.”`, {
    otherName: bao,
    text: 'Em gửi chị bản logo số 2, chị xem giúp em nhé.',
  }),
  tell(
    11,
    'PROOF_EVIDENCE_SUBMITTED',
    `${bao} đã nộp Mốc 2, bộ logo hoàn chỉnh`,
    { jobTitle: brand, otherName: bao, proofTitle: 'Mốc 2, bộ logo hoàn chỉnh' },
    { dealId: 'd06', proofId: 'pf_2', dueIn: 48 * hour },
  ),
  tell(24, 'PROOF_UPLOADED', `${bao} đã tải lên Mốc 2, bộ logo hoàn chỉnh`, {
    jobTitle: brand,
    otherName: bao,
    proofTitle: 'Mốc 2, bộ logo hoàn chỉnh',
  }),
  tell(
    hour,
    'URGENT_PROOF_REVIEW_NEEDED',
    'Mốc 2 sắp được duyệt tự động',
    {
      jobTitle: brand,
      otherName: bao,
      proofTitle: 'Mốc 2, bộ logo hoàn chỉnh',
      amount: 2_500_000,
    },
    { dueIn: 5 * hour },
  ),
  tell(2 * hour, 'JOB_APPLICATION_RECEIVED', `${ha} ứng tuyển việc “${survey}”`, {
    jobTitle: survey,
    otherName: ha,
  }),
  tell(
    3 * hour,
    'ACTION_REQUIRED',
    `${bao} đã mở tranh chấp về việc “${videos}”`,
    { jobTitle: videos, otherName: bao },
    { reason: 'DISPUTE_OPENED', dealId: 'd09', dueIn: 18 * hour },
  ),
  tell(
    4 * hour,
    'URGENT_REVIEW_REQUIRED',
    `Việc “${videos}” cần được quyết định ngay`,
    {
      jobTitle: videos,
      otherName: bao,
    },
    { dueIn: 18 * hour },
  ),
  tell(
    6 * hour,
    'PAYMENT_PROCESSED',
    'Đã nạp 5,000,000đ vào ví',
    { amount: 5_000_000 },
    { reason: 'RECHARGE' },
  ),
  tell(9 * hour, 'DEAL_PROPOSAL_UPDATED', `${mai} đã sửa đề xuất cho việc “${blog}”, giá 3,000,000đ`, {
    jobTitle: blog,
    otherName: mai,
    amount: 3_000_000,
  }),
  tell(day + hour, 'DEAL_PROPOSAL_CREATED', `${mai} đã gửi đề xuất cho việc “${blog}”, giá 3,200,000đ`, {
    jobTitle: blog,
    otherName: mai,
    amount: 3_200_000,
  }),
  tell(day + 2 * hour, 'DEAL_ACCEPTED', `${mai} đã đồng ý điều khoản của việc “${blog}”`, {
    jobTitle: blog,
    otherName: mai,
  }),
  tell(day + 4 * hour, 'COLLABORATION_STARTED', `${bao} đã bắt đầu làm việc “${brand}”`, {
    jobTitle: brand,
    otherName: bao,
  }),
  tell(
    day + 5 * hour,
    'DEAL_DEADLINE_REMINDER',
    `Việc “${brand}” sắp đến hạn hoàn thành`,
    {
      jobTitle: brand,
    },
    { dueIn: 24 * hour },
  ),
  tell(2 * day, 'PROOF_AUTO_APPROVED_FOR_AUTHOR', 'Mốc 1 đã được duyệt tự động', {
    jobTitle: brand,
    otherName: bao,
    amount: 2_000_000,
  }),
  tell(2 * day + hour, 'ALL_PROOFS_APPROVED', `Tất cả bằng chứng của việc “${blog}” đã được duyệt`, {
    jobTitle: blog,
    otherName: mai,
  }),
  tell(2 * day + 2 * hour, 'TASK_COMPLETED', `Việc “${blog}” đã hoàn thành`, {
    jobTitle: blog,
    otherName: mai,
    amount: 3_000_000,
  }),
  tell(
    3 * day,
    'PAYMENT_PROCESSED',
    `Đã trả 3,000,000đ tiền công cho việc “${blog}”`,
    { jobTitle: blog, amount: 3_000_000 },
    { reason: 'ESCROW_RELEASE' },
  ),
  tell(4 * day, 'APPLICATION_CANCELLED', `${bao} đã rút hồ sơ ứng tuyển việc “${survey}”`, {
    jobTitle: survey,
    otherName: bao,
  }),
  tell(5 * day, 'DEAL_CANCELLED', 'Thoả thuận về việc “Chụp ảnh sản phẩm” đã huỷ', {
    jobTitle: 'Chụp ảnh sản phẩm',
    otherName: ha,
  }),
  tell(6 * day, 'DEAL_EXPIRED_FOR_AUTHOR', 'Thoả thuận về việc “Viết nội dung trang chủ” đã hết hạn', {
    jobTitle: 'Viết nội dung trang chủ',
    otherName: mai,
  }),
  tell(7 * day, 'JOB_CREATED', `Việc “${videos}” đã được đăng`, { jobTitle: videos }),
  tell(8 * day, 'JOB_EXPIRED', 'Tin đăng việc “Phát tờ rơi cuối tuần” đã hết hạn', {
    jobTitle: 'Phát tờ rơi cuối tuần',
  }),
  tell(
    9 * day,
    'PROOF_APPROVED',
    'Trần Quốc Huy đã duyệt Ảnh chụp màn hình',
    { jobTitle: 'Kiểm thử luồng đăng ký', otherName: 'Trần Quốc Huy', amount: 35_000 },
    { recipientRole: 'worker' },
  ),
  tell(
    10 * day,
    'PROOF_REVISION_REQUESTED',
    'Trần Quốc Huy yêu cầu chỉnh sửa Ảnh chụp màn hình',
    { jobTitle: 'Kiểm thử luồng đăng ký', otherName: 'Trần Quốc Huy' },
    { recipientRole: 'worker', dueIn: 24 * hour },
  ),
  tell(
    11 * day,
    'PROOF_REJECTED',
    'Trần Quốc Huy đã từ chối Mô tả lỗi',
    { jobTitle: 'Kiểm thử luồng đăng ký', otherName: 'Trần Quốc Huy' },
    { recipientRole: 'worker' },
  ),
  tell(
    12 * day,
    'PROOF_CONDITIONS_SUBMITTED',
    'Trần Quốc Huy đã gửi yêu cầu bằng chứng',
    { jobTitle: 'Kiểm thử luồng đăng ký', otherName: 'Trần Quốc Huy' },
    { recipientRole: 'worker' },
  ),
  tell(
    13 * day,
    'DEAL_APPROVED',
    'Trần Quốc Huy đã duyệt thoả thuận và giữ 36,750đ',
    { jobTitle: 'Kiểm thử luồng đăng ký', otherName: 'Trần Quốc Huy', amount: 36_750 },
    { recipientRole: 'worker' },
  ),
  tell(
    14 * day,
    'APPLICATION_ACCEPTED',
    'Trần Quốc Huy đã nhận hồ sơ ứng tuyển',
    { jobTitle: 'Kiểm thử luồng đăng ký', otherName: 'Trần Quốc Huy' },
    { recipientRole: 'worker' },
  ),
  tell(
    15 * day,
    'APPLICATION_REJECTED',
    'Hồ sơ ứng tuyển việc “Gán nhãn 200 ảnh biển báo” chưa được chọn',
    { jobTitle: 'Gán nhãn 200 ảnh biển báo' },
    { recipientRole: 'worker' },
  ),
  tell(
    16 * day,
    'DEAL_EXPIRED_FOR_WORKER',
    'Thoả thuận về việc “Gán nhãn 200 ảnh biển báo” đã hết hạn',
    { jobTitle: 'Gán nhãn 200 ảnh biển báo' },
    { recipientRole: 'worker' },
  ),
  tell(
    17 * day,
    'PROOF_AUTO_APPROVED_FOR_WORKER',
    'Ảnh chụp màn hình đã được duyệt tự động',
    { jobTitle: 'Kiểm thử luồng đăng ký', amount: 35_000 },
    { recipientRole: 'worker' },
  ),
  tell(
    18 * day,
    'JOB_OPPORTUNITY_ENHANCED',
    'Việc “Gán nhãn 200 ảnh biển báo” vừa hấp dẫn hơn',
    { jobTitle: 'Gán nhãn 200 ảnh biển báo', amount: 60_000 },
    { recipientRole: 'worker' },
  ),
];

/** What moved in Minh Anh's wallet lately, oldest first, in đồng and minutes ago; together it changes nothing. */
export const shopMovements = [
  { type: 'RECHARGE', amount: 5_000_000, ago: 3 * day },
  { type: 'ESCROW_LOCK', amount: -3_200_000, ago: 2 * day + hour },
  { type: 'FEE_AUTHOR', amount: -160_000, ago: 2 * day + hour },
  { type: 'ESCROW_LOCK', amount: -1_890_000, ago: day + 5 * hour },
  { type: 'BONUS', amount: 250_000, ago: 6 * hour },
] as const satisfies readonly { type: TransactionType; amount: number; ago: number }[];
