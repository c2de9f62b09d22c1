import type { ActionReason } from '@keo/core/contract';
import type { LogParams, StoredCode } from './deal-log.draft.ts';

type Facts = LogParams & { actorName?: string | undefined };
type Sentence = (facts: Facts) => string;

const money = (amount: number | undefined) =>
  amount === undefined ? 'tiền' : `${amount.toLocaleString('en-US')}đ`;
const job = (facts: Facts) => (facts.jobTitle === undefined ? 'một việc' : `việc “${facts.jobTitle}”`);
const proof = (facts: Facts) => (facts.proofTitle === undefined ? 'bằng chứng' : `“${facts.proofTitle}”`);
const actor = (facts: Facts) => facts.actorName ?? facts.otherName ?? 'Đối tác';
const price = (facts: Facts) => (facts.amount === undefined ? '' : `, giá ${money(facts.amount)}`);

const payments = new Map<string, Sentence>(
  Object.entries<Sentence>({
    RECHARGE: (facts) => `Đã nạp ${money(facts.amount)} vào ví`,
    WITHDRAW_PAID: (facts) => `Đã chuyển ${money(facts.amount)} về tài khoản ngân hàng`,
    WITHDRAW_REVERT: (facts) => `Khoản rút ${money(facts.amount)} không thành, tiền đã về lại ví`,
    ESCROW_RELEASE: (facts) => `Đã trả ${money(facts.amount)} tiền công cho ${job(facts)}`,
    ESCROW_REFUND: (facts) => `Đã hoàn ${money(facts.amount)} của ${job(facts)}`,
    BONUS: (facts) => `Đã thưởng ${money(facts.amount)} cho ${job(facts)}`,
  }),
);

const requests: Record<ActionReason, Sentence> = {
  FUND_DEAL: (facts) => `${job(facts)} chờ giữ ${money(facts.amount)} để bắt đầu`,
  START_WORK: (facts) => `${job(facts)} đã giữ tiền, chờ bắt đầu làm`,
  REVISION_DUE: (facts) => `Sắp hết hạn nộp lại ${proof(facts)} của ${job(facts)}`,
  APPEAL_DUE: (facts) => `Sắp hết hạn khiếu nại về ${proof(facts)} của ${job(facts)}`,
  APPLICATIONS_WAITING: (facts) => `${job(facts)} có hồ sơ ứng tuyển chờ xem`,
  CANCEL_REQUESTED: (facts) => `${actor(facts)} đề nghị huỷ ${job(facts)}`,
  CANCEL_REFUSED: (facts) => `${actor(facts)} không đồng ý huỷ ${job(facts)}`,
  CANCEL_LAPSED: (facts) => `Đề nghị huỷ ${job(facts)} hết hạn, việc tiếp tục`,
  DISPUTE_OPENED: (facts) => `${actor(facts)} đã mở tranh chấp về ${job(facts)}`,
  DISPUTE_ANSWERED: (facts) => `${actor(facts)} đã trả lời tranh chấp về ${job(facts)}`,
  DISPUTE_WITHDRAWN: (facts) => `${actor(facts)} đã rút tranh chấp về ${job(facts)}`,
  CHANGE_REQUESTED: (facts) => `${actor(facts)} đề nghị thay đổi điều khoản của ${job(facts)}`,
  JOB_NEEDS_EDIT: (facts) => `${job(facts)} cần sửa trước khi đăng`,
  JOB_REMOVED: (facts) => `${job(facts)} đã bị gỡ`,
  FIX_BANK_CARD: () => 'Thẻ ngân hàng cần được kiểm tra lại',
  CLAIM_REFUSED: (facts) => `Chưa tìm thấy khoản ${money(facts.amount)} được báo đã chuyển`,
  REVIEW_DUE: (facts) => `${job(facts)} đã xong, chờ đánh giá`,
  NOTE_NEEDS_ANSWER: (facts) => `${actor(facts)} để lại ghi chú cần trả lời ở ${job(facts)}`,
  VERIFY_ACCOUNT: () => 'Tài khoản cần được xác minh',
};

const changes = new Map<string, Sentence>(
  Object.entries<Sentence>({
    CHANGE_REQUESTED: (facts) => `${actor(facts)} đề nghị thay đổi ${job(facts)}`,
    CHANGE_AGREED: (facts) => `${actor(facts)} đã đồng ý thay đổi ${job(facts)}`,
    CHANGE_REFUSED: (facts) => `${actor(facts)} không đồng ý thay đổi ${job(facts)}`,
    CHANGE_WITHDRAWN: (facts) => `${actor(facts)} đã rút đề nghị thay đổi ${job(facts)}`,
    DEAL_MENDED: (facts) => `Keo đã sửa lại số tiền của ${job(facts)}, không ai phải trả thêm`,
    DEAL_MENDED_BY_AUTHOR: (facts) =>
      `Keo đã sửa lại số tiền của ${job(facts)}, ${money(facts.amount)} còn thiếu đã được giữ thêm`,
    DEAL_MENDED_BY_KEO: (facts) =>
      `Keo đã sửa lại số tiền của ${job(facts)} và bù ${money(facts.amount)} còn thiếu`,
  }),
);

const requestByReason = new Map<string, Sentence>(Object.entries(requests));

const sentences: Record<StoredCode, Sentence> = {
  JOB_CREATED: (facts) => `${job(facts)} đã được đăng`,
  JOB_APPLICATION_RECEIVED: (facts) => `${actor(facts)} ứng tuyển ${job(facts)}`,
  APPLICATION_ACCEPTED: (facts) => `${actor(facts)} đã nhận hồ sơ ứng tuyển ${job(facts)}`,
  APPLICATION_REJECTED: (facts) => `Hồ sơ ứng tuyển ${job(facts)} chưa được chọn`,
  APPLICATION_CANCELLED: (facts) => `${actor(facts)} đã rút hồ sơ ứng tuyển ${job(facts)}`,
  COLLABORATION_STARTED: (facts) => `${actor(facts)} đã bắt đầu làm ${job(facts)}`,
  TASK_COMPLETED: (facts) => `${job(facts)} đã hoàn thành`,
  DEAL_PROPOSAL_CREATED: (facts) => `${actor(facts)} đã gửi đề xuất cho ${job(facts)}${price(facts)}`,
  DEAL_PROPOSAL_UPDATED: (facts) =>
    changes.get(facts.reason ?? '')?.(facts) ??
    `${actor(facts)} đã sửa đề xuất cho ${job(facts)}${price(facts)}`,
  DEAL_ACCEPTED: (facts) =>
    changes.get(facts.reason ?? '')?.(facts) ?? `${actor(facts)} đã đồng ý điều khoản của ${job(facts)}`,
  DEAL_APPROVED: (facts) =>
    `${actor(facts)} đã duyệt thoả thuận và giữ ${money(facts.amount)} cho ${job(facts)}`,
  DEAL_CANCELLED: (facts) => `Thoả thuận về ${job(facts)} đã huỷ`,
  PAYMENT_PROCESSED: (facts) =>
    payments.get(facts.reason ?? '')?.(facts) ?? `Đã xử lý khoản thanh toán ${money(facts.amount)}`,
  PROOF_CONDITIONS_SUBMITTED: (facts) => `${actor(facts)} đã gửi yêu cầu bằng chứng cho ${job(facts)}`,
  PROOF_EVIDENCE_SUBMITTED: (facts) => `${actor(facts)} đã nộp ${proof(facts)}`,
  PROOF_UPLOADED: (facts) => `${actor(facts)} đã tải lên ${proof(facts)}`,
  PROOF_APPROVED: (facts) => `${actor(facts)} đã duyệt ${proof(facts)}`,
  PROOF_REJECTED: (facts) => `${actor(facts)} đã từ chối ${proof(facts)}`,
  PROOF_REVISION_REQUESTED: (facts) => `${actor(facts)} yêu cầu chỉnh sửa ${proof(facts)}`,
  ALL_PROOFS_APPROVED: (facts) => `Tất cả bằng chứng của ${job(facts)} đã được duyệt`,
  JOB_EXPIRED: (facts) => `Tin đăng ${job(facts)} đã hết hạn`,
  DEAL_EXPIRED_FOR_AUTHOR: (facts) => `Thoả thuận về ${job(facts)} đã hết hạn`,
  DEAL_EXPIRED_FOR_WORKER: (facts) => `Thoả thuận về ${job(facts)} đã hết hạn`,
  DEAL_DEADLINE_REMINDER: (facts) => `${job(facts)} sắp đến hạn hoàn thành`,
  PROOF_AUTO_APPROVED_FOR_AUTHOR: (facts) => `${proof(facts)} đã được duyệt tự động`,
  PROOF_AUTO_APPROVED_FOR_WORKER: (facts) => `${proof(facts)} đã được duyệt tự động`,
  NEW_MESSAGE: (facts) => `${actor(facts)}: ${facts.text ?? 'tin nhắn mới'}`,
  URGENT_REVIEW_REQUIRED: (facts) => `${job(facts)} cần được quyết định ngay`,
  URGENT_PROOF_REVIEW_NEEDED: (facts) => `${proof(facts)} sắp được duyệt tự động`,
  DEAL_NOTE: (facts) => `${actor(facts)} ghi chú: ${facts.text ?? ''}`,
  ACTION_REQUIRED: (facts) =>
    requestByReason.get(facts.reason ?? '')?.(facts) ?? `${job(facts)} cần được xử lý`,
  JOB_OPPORTUNITY_ENHANCED: (facts) => `${job(facts)} vừa hấp dẫn hơn`,
};

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);

/**
 * The stored sentence of a log, in Vietnamese and in the third person, so that it is the same for both sides and the
 * deal's history. Clients write their own sentence from `metadata.params`.
 */
export const describeLog = (action: StoredCode, facts: Facts): string =>
  capitalised(sentences[action](facts));
