import { parse } from 'valibot';
import { firstTierNet } from '../terms/fees.schema.ts';
import { type JobView, jobViewSchema } from '../jobs/job.schema.ts';
import type { UserCard } from '../users/user-card.schema.ts';

/** A story's fields of a job; the rest are defaults of its kind. */
export type JobSketch = Partial<JobView> & Pick<JobView, 'title'>;

const hour = 3_600_000;
export const openHours = 336;
const text =
  'Cài ứng dụng bản thử, đăng ký một tài khoản mới rồi đi hết luồng đặt món đầu tiên.\n\nChụp lại từng bước và ghi rõ chỗ nào chậm, sai chữ hoặc không bấm được.';

/** The full job of a sketch; fields left out have the contract's defaults. */
export function sketchJob(sketch: JobSketch, author: UserCard, no: number, now: number): JobView {
  const kind = sketch.kind ?? 'QUICK';
  const price = sketch.price ?? (kind === 'QUICK' ? 35_000 : 6_500_000);
  const slots = sketch.slots ?? (kind === 'QUICK' ? 40 : 1);
  return parse(jobViewSchema, {
    id: `j${no}`,
    slug: `viec-${no}`,
    kind,
    acceptMode: kind === 'QUICK' ? 'INSTANT' : 'APPLY',
    state: 'OPEN',
    categorySlug: kind === 'QUICK' ? 'kiem-thu' : 'thiet-ke',
    price,
    net: firstTierNet(price),
    slots,
    slotsLeft: slots,
    timeLimitMin: kind === 'QUICK' ? 30 : null,
    durationHours: kind === 'QUICK' ? null : 168,
    place: { mode: 'REMOTE', provinceCode: null },
    evidenceTypes: ['IMAGE', 'TEXT'],
    reviewHours: 72,
    author,
    publishedAt: new Date(now - hour).toISOString(),
    expiresAt: new Date(now + openHours * hour).toISOString(),
    description: text,
    conditions: [
      {
        title: '3 ảnh chụp màn hình các bước',
        mandatory: true,
        accept: { types: ['IMAGE'], minFiles: 3, mustBeFresh: true },
      },
      { title: 'Mô tả lỗi hoặc "không lỗi"', mandatory: true, accept: { types: ['TEXT'], minTextLen: 50 } },
    ],
    releaseMode: 'ALL',
    revisionsMax: 3,
    applicants: 0,
    authorRejectPct: null,
    taken: 0,
    done: 0,
    myRelation: { kind: 'STRANGER', applicationId: null, dealId: null },
    actions: [],
    budget: null,
    moderationNote: null,
    isEditable: false,
    createdAt: new Date(now - 2 * hour).toISOString(),
    version: 1,
    ...sketch,
  });
}
