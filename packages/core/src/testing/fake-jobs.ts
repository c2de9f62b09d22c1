import * as applications from '../applications/applications.endpoints.ts';
import type { Clock } from '../client/ports.ts';
import type { UserCard } from '../deals/deal.schema.ts';
import { workerFeeFor, workerTiers } from '../deals/deal-fees.schema.ts';
import * as jobs from '../jobs/jobs.endpoints.ts';
import type { JobListing, JobView } from '../jobs/job.schema.ts';
import type { Account } from './fake-accounts.ts';
import { FakeRefusal, type Route, open, own } from './fake-routes.ts';

/** What a story says of a posting; the rest is as usual for its kind. */
export type JobSketch = Partial<JobView> & Pick<JobView, 'title'>;

const hour = 3_600_000;
const text =
  'Cài ứng dụng bản thử, đăng ký một tài khoản mới rồi đi hết luồng đặt món đầu tiên.\n\nChụp lại từng bước và ghi rõ chỗ nào chậm, sai chữ hoặc không bấm được.';
const cardOf = ({ user }: Account): UserCard => {
  const { id, username, displayName, avatarUrl, verified } = user;
  return { id, username, displayName, avatarUrl, verified };
};
const asListing = (view: JobView): JobListing => view;
const plain = (words: string) =>
  words.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** The whole posting that a sketch stands for. */
export function sketchJob(sketch: JobSketch, author: UserCard, no: number, now: number): JobView {
  const kind = sketch.kind ?? 'QUICK';
  const price = sketch.price ?? (kind === 'QUICK' ? 35_000 : 6_500_000);
  const slots = sketch.slots ?? (kind === 'QUICK' ? 40 : 1);
  return {
    id: `j${no}`,
    slug: `viec-${no}`,
    kind,
    acceptMode: kind === 'QUICK' ? 'INSTANT' : 'APPLY',
    state: 'OPEN',
    categorySlug: kind === 'QUICK' ? 'kiem-thu' : 'thiet-ke',
    price,
    net: price - workerFeeFor(0, price, workerTiers.BRONZE),
    slots,
    slotsLeft: slots,
    timeLimitMin: kind === 'QUICK' ? 30 : null,
    durationHours: kind === 'QUICK' ? null : 168,
    place: { mode: 'REMOTE', provinceCode: null },
    evidenceTypes: ['IMAGE', 'TEXT'],
    reviewHours: 72,
    author,
    publishedAt: new Date(now - hour).toISOString(),
    expiresAt: new Date(now + 336 * hour).toISOString(),
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
  };
}

/** The public side of the market in memory: what is posted is listed, searched and read. */
export function createFakeJobs({ clock }: { clock: Clock }) {
  const posted: JobView[] = [];

  const routes: Route[] = [
    open(jobs.jobsList, ({ q, kind, category, after, pageSize, ...input }) => {
      const matching = posted.filter(
        (job) =>
          job.state === 'OPEN' &&
          (q === undefined || plain(job.title).includes(plain(q))) &&
          (kind === undefined || job.kind === kind) &&
          (category === undefined || job.categorySlug === category) &&
          (input.acceptMode === undefined || job.acceptMode === input.acceptMode) &&
          (input.remote !== true || job.place.mode === 'REMOTE') &&
          (input.province === undefined || job.place.provinceCode === input.province) &&
          job.price >= (input.minPrice ?? 0) &&
          job.price <= (input.maxPrice ?? Infinity),
      );
      const from = after === undefined ? 0 : matching.findIndex(({ id }) => id === after) + 1;
      const list = matching.slice(from, from + pageSize);
      const isLast = from + pageSize >= matching.length;
      return {
        list: list.map(asListing),
        total: matching.length,
        totalPage: Math.ceil(matching.length / pageSize),
        next: isLast ? null : (list.at(-1)?.id ?? null),
      };
    }),
    open(jobs.jobInfo, ({ slug }) => {
      const job = posted.find((one) => one.slug === slug);
      if (!job) throw new FakeRefusal('NOT_FOUND', 'Không tìm thấy nội dung này.');
      return job;
    }),
    own(
      applications.applyJob,
      ({ jobId, coverLetter, answers, bid = null, durationHours = null }, account) => {
        const job = posted.find(({ id }) => id === jobId);
        if (!job) throw new FakeRefusal('NOT_FOUND', 'Không tìm thấy nội dung này.');
        const id = `ap_${jobId}`;
        const at = new Date(clock.now()).toISOString();
        job.myRelation = { kind: 'APPLICANT', applicationId: id, dealId: null };
        job.actions = [
          { key: 'CANCEL_APPLICATION', enabled: true, endpoint: applications.cancelApplication.path },
        ];
        const said = { coverLetter, answers, bid, durationHours };
        const worker = cardOf(account);
        return {
          ...said,
          id,
          jobId,
          worker,
          state: 'SUBMITTED',
          shortlisted: false,
          createdAt: at,
          updatedAt: at,
        };
      },
    ),
  ];

  return {
    routes,
    post(author: Account, sketch: JobSketch): JobView {
      const job = sketchJob(sketch, cardOf(author), posted.length + 1, clock.now());
      posted.push(job);
      return job;
    },
  };
}
