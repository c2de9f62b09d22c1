import { type StoredCode, getCodeRow } from '@keo/core/contract';
import type { LogDraft, LogParams } from '../notifications/deal-log.draft.ts';
import type { SampleMetadata } from './sample-metadata.schema.ts';

const hour = 3_600_000;
const people = {
  author: { id: 'u01', name: 'Nguyễn Minh Anh' },
  worker: { id: 'u04', name: 'Phạm Gia Bảo' },
} as const;
/** Other names, where the recipient is the sample's other side. */
const others = {
  author: { id: 'u02', name: 'Trần Quốc Huy' },
  worker: { id: 'u07', name: 'Bùi Ngọc Mai' },
} as const;

const reasons: Partial<Record<StoredCode, string>> = {
  PAYMENT_PROCESSED: 'ESCROW_RELEASE',
  URGENT_REVIEW_REQUIRED: 'PROOF_LAST_CALL',
  ACTION_REQUIRED: 'FUND_DEAL',
};

/**
 * A plausible log with all that a sentence may name; given fields replace the sample's. Ids are only the given ones, so
 * that logs fold only where the caller means the same room or deal.
 */
export function sampleDraft(userId: string, action: StoredCode, sample: SampleMetadata, now: Date): LogDraft {
  const { params, recipientRole = getCodeRow(action)?.to[0] ?? 'worker', ...fields } = sample;
  const isAuthor = recipientRole === 'author';
  const otherSide = isAuthor ? 'worker' : 'author';
  const other = people[otherSide].id === userId ? others[otherSide] : people[otherSide];
  const { amount = 2_500_000, reason = reasons[action] } = fields;
  const { dueAt = new Date(+now + 36 * hour).toISOString() } = fields;
  const hoursLeft = Math.round((Date.parse(dueAt) - +now) / hour);
  return {
    action,
    recipientId: userId,
    recipientRole,
    authorId: isAuthor ? userId : other.id,
    workerId: isAuthor ? other.id : userId,
    metadata: {
      ...fields,
      amount,
      dueAt,
      ...(reason !== undefined && { reason }),
      params: {
        jobTitle: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên',
        otherName: other.name,
        proofTitle: 'Mốc 2, bộ logo hoàn chỉnh',
        text: 'Cảm ơn bạn, mai mình xem rồi trả lời nhé.',
        amount,
        ...(hoursLeft >= 0 && { hoursLeft }),
        ...(reason !== undefined && { reason }),
        ...known(params),
      },
    },
  };
}

const known = (params: SampleMetadata['params']): LogParams =>
  Object.fromEntries(Object.entries(params ?? {}).filter(([, value]) => value !== undefined));
