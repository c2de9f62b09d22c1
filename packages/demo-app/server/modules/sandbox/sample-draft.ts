import type { LogDraft, LogParams, StoredCode } from '../notifications/deal-log.draft.ts';
import type { GivenMetadata } from './given-metadata.schema.ts';

type Side = LogDraft['recipientRole'];
type Example = {
  to: Side;
  /** Whether the other side caused it, not a timer. */
  byOther?: boolean;
  amount?: number;
  dueInHours?: number;
  reason?: string;
  text?: string;
};

const hour = 3_600_000;
const jobTitle = 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên';
const proofTitle = 'Mốc 2, bộ logo hoàn chỉnh';
const people = {
  author: { id: 'u01', name: 'Nguyễn Minh Anh' },
  worker: { id: 'u04', name: 'Phạm Gia Bảo' },
} as const;
/** Another name, where the recipient is the sample's other side. */
const others = {
  author: { id: 'u02', name: 'Trần Quốc Huy' },
  worker: { id: 'u07', name: 'Bùi Ngọc Mai' },
} as const;

const price = 6_500_000;
const part = 2_500_000;
const author = (more: Omit<Example, 'to'> = {}): Example => ({ to: 'author', ...more });
const worker = (more: Omit<Example, 'to'> = {}): Example => ({ to: 'worker', ...more });

const examples: Record<StoredCode, Example> = {
  JOB_CREATED: author(),
  JOB_APPLICATION_RECEIVED: author({ byOther: true, amount: price }),
  APPLICATION_ACCEPTED: worker({ byOther: true }),
  APPLICATION_REJECTED: worker({ byOther: true }),
  APPLICATION_CANCELLED: author({ byOther: true }),
  COLLABORATION_STARTED: author({ byOther: true, dueInHours: 240 }),
  TASK_COMPLETED: worker({ byOther: true }),
  DEAL_PROPOSAL_CREATED: worker({ byOther: true, amount: price }),
  DEAL_PROPOSAL_UPDATED: worker({ byOther: true, amount: price }),
  DEAL_ACCEPTED: author({ byOther: true, amount: price }),
  DEAL_APPROVED: worker({ byOther: true, amount: price }),
  DEAL_CANCELLED: worker({ byOther: true }),
  PAYMENT_PROCESSED: worker({ amount: 2_250_000, reason: 'ESCROW_RELEASE' }),
  PROOF_CONDITIONS_SUBMITTED: worker({ byOther: true }),
  PROOF_EVIDENCE_SUBMITTED: author({ byOther: true, amount: part, dueInHours: 120 }),
  PROOF_UPLOADED: author({ byOther: true }),
  PROOF_APPROVED: worker({ byOther: true, amount: part }),
  PROOF_REJECTED: worker({ byOther: true, dueInHours: 72, text: 'Ba tệp vẫn chưa mở được.' }),
  PROOF_REVISION_REQUESTED: worker({
    byOther: true,
    dueInHours: 48,
    text: 'Nhờ bạn thử lại với nét mảnh hơn nhé.',
  }),
  ALL_PROOFS_APPROVED: worker(),
  JOB_EXPIRED: author(),
  DEAL_EXPIRED_FOR_AUTHOR: author(),
  DEAL_EXPIRED_FOR_WORKER: worker(),
  DEAL_DEADLINE_REMINDER: worker({ dueInHours: 24 }),
  PROOF_AUTO_APPROVED_FOR_AUTHOR: author({ amount: part }),
  PROOF_AUTO_APPROVED_FOR_WORKER: worker({ amount: part }),
  DEAL_NOTE: worker({ byOther: true, text: 'Mai mình gửi thêm ảnh mẫu nhé.' }),
  NEW_MESSAGE: worker({ byOther: true, text: 'Chị xem rồi, đẹp lắm. Mai chị duyệt nhé.' }),
  URGENT_REVIEW_REQUIRED: author({ amount: part, dueInHours: 5, reason: 'PROOF_LAST_CALL' }),
  URGENT_PROOF_REVIEW_NEEDED: author({ amount: part, dueInHours: 24 }),
  ACTION_REQUIRED: author({ amount: price, dueInHours: 36, reason: 'FUND_DEAL' }),
  JOB_OPPORTUNITY_ENHANCED: worker({ byOther: true, amount: price }),
};

/**
 * A plausible log of that code, complete enough for its sentence. Given fields replace the sample's; ids are only the
 * given ones, so that logs fold only where the caller means the same room or deal.
 */
export function sampleDraft(userId: string, action: StoredCode, given: GivenMetadata, now: Date): LogDraft {
  const example = examples[action];
  const { params, recipientRole = example.to, ...fields } = given;
  const isAuthor = recipientRole === 'author';
  const otherSide = isAuthor ? 'worker' : 'author';
  const other = people[otherSide].id === userId ? others[otherSide] : people[otherSide];
  const { dueInHours } = example;
  const amount = fields.amount ?? example.amount;
  const reason = fields.reason ?? example.reason;
  const dueAt =
    fields.dueAt ?? (dueInHours === undefined ? undefined : new Date(+now + dueInHours * hour).toISOString());
  const hoursLeft = dueAt === undefined ? Number.NaN : Math.round((Date.parse(dueAt) - +now) / hour);
  return {
    action,
    recipientId: userId,
    recipientRole,
    authorId: isAuthor ? userId : other.id,
    workerId: isAuthor ? other.id : userId,
    ...(example.byOther && { actorName: other.name }),
    metadata: {
      ...(amount !== undefined && { amount }),
      ...(dueAt !== undefined && { dueAt }),
      ...(reason !== undefined && { reason }),
      ...fields,
      params: {
        jobTitle,
        otherName: other.name,
        ...(action.includes('PROOF') && { proofTitle }),
        ...(amount !== undefined && { amount }),
        ...(hoursLeft >= 0 && { hoursLeft }),
        ...(reason !== undefined && { reason }),
        ...(example.text !== undefined && { text: example.text }),
        ...known(params),
      },
    },
  };
}

/** The given params without undefined ones. */
const known = (params: GivenMetadata['params']): LogParams =>
  Object.fromEntries(Object.entries(params ?? {}).filter(([, value]) => value !== undefined));
