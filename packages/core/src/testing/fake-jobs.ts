import * as applications from '../applications/applications.endpoints.ts';
import { jobsOfAuthor } from '../jobs/author-jobs.endpoints.ts';
import * as jobs from '../jobs/jobs.endpoints.ts';
import type { JobListing, JobView } from '../jobs/job.schema.ts';
import { type Account, getCard } from './fake-accounts.ts';
import { type FakeJobsDeps, createFakeJobMoves } from './fake-job-moves.ts';
import { createFakeOwnJobs } from './fake-own-jobs.ts';
import { FakeRefusal, type Route, notFound, open, own } from './fake-routes.ts';
import { type JobSketch, sketchJob } from './sketch-job.ts';
import { toPage } from './to-page.ts';

const asListing = (view: JobView): JobListing => view;
const plain = (words: string) =>
  words.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** In ms. */
const day = 24 * 3_600_000;

export type OpenFakeJobs = typeof fakeJobs;

/** The public catalogue of jobs in memory. */
export function fakeJobs(deps: FakeJobsDeps) {
  const { clock, law } = deps;
  const { posted, applied } = law.rows;
  const moves = createFakeJobMoves(law, clock);
  const apply = (worker: Account, jobId: string, letter: Parameters<typeof law.newApplication>[2]) =>
    moves.answer(law.newApplication(moves.find(jobId), worker, letter), { type: 'APPLY' }, 'worker');

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
          (input.postedDays === undefined ||
            Date.parse(job.publishedAt ?? '') >= clock.now() - input.postedDays * day) &&
          job.net >= (input.minPrice ?? 0) &&
          job.net <= (input.maxPrice ?? Infinity),
      );
      if (input.sort === 'pay') matching.sort((a, b) => b.net - a.net);
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
    open(jobsOfAuthor, ({ authorId, pageNum, pageSize }) => {
      const theirs = posted.filter(({ state, author }) => state === 'OPEN' && author.id === authorId);
      return {
        list: theirs.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(asListing),
        total: theirs.length,
        totalPage: Math.ceil(theirs.length / pageSize),
      };
    }),
    open(jobs.jobInfo, ({ slug }, account) => {
      const job = posted.find((one) => one.slug === slug || one.id === slug);
      if (!job) throw notFound();
      return account?.user.id === job.author.id ? moves.view(job) : job;
    }),
    own(
      applications.applyJob,
      ({ jobId, coverLetter, answers, questions, bid = null, durationHours = null }, account) => {
        if (questions && questions.join('\n') !== moves.find(jobId).questions.join('\n'))
          throw new FakeRefusal('STALE', 'Người đăng vừa sửa câu hỏi.');
        const row = apply(account, jobId, { coverLetter, answers, bid, durationHours });
        const job = moves.find(jobId);
        job.myRelation = { kind: 'APPLICANT', applicationId: row.id, dealId: null };
        job.actions = [
          { key: 'CANCEL_APPLICATION', enabled: true, endpoint: applications.cancelApplication.path },
        ];
        return row;
      },
    ),
    own(applications.myApplicationsList, ({ state, ...input }, account) => {
      const mine = applied
        .filter(({ worker }) => worker.id === account.user.id)
        .filter((row) => state === undefined || row.state === state)
        .map((row) => ({
          ...row,
          job: asListing(moves.find(row.jobId)),
          questions: moves.find(row.jobId).questions,
          dealId: row.state === 'ACCEPTED' ? `d_${row.id}` : null,
        }));
      return toPage(mine.toReversed(), input);
    }),
    own(applications.cancelApplication, ({ applicationId }, account) => {
      const row = applied.find(({ id, worker }) => id === applicationId && worker.id === account.user.id);
      if (!row) throw notFound();
      return moves.answer(row, { type: 'CANCEL' }, 'worker');
    }),
    ...createFakeOwnJobs(deps, moves).routes,
  ];

  return {
    routes,
    apply,
    post(author: Account, sketch: JobSketch): JobView {
      const job = sketchJob(sketch, getCard(author), posted.length + 1, clock.now());
      posted.push(job);
      return job;
    },
  };
}
