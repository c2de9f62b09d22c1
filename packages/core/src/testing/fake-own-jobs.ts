import * as applications from '../applications/applications.endpoints.ts';
import type { Application, ApplicationSort } from '../applications/application.schema.ts';
import * as jobs from '../jobs/jobs.endpoints.ts';
import { priceGuidance } from '../jobs/price-guidance.endpoints.ts';
import { estimateFor } from '../jobs/job-budget.schema.ts';
import type { CreateJob } from '../jobs/create-job.schema.ts';
import type { JobView } from '../jobs/job.schema.ts';
import { type Account, getCard } from './fake-accounts.ts';
import type { FakeJobMoves, FakeJobsDeps } from './fake-job-moves.ts';
import { type JobSketch, sketchJob } from './sketch-job.ts';
import { FakeRefusal, type Route, notFound, own } from './fake-routes.ts';
import type { FakeApplication } from './fake-rows.ts';
import { toPage } from './to-page.ts';

/** The author's endpoints in memory. */
export function createFakeOwnJobs({ clock, deals, law: { rows } }: FakeJobsDeps, moves: FakeJobMoves) {
  const { posted, applied } = rows;
  const answered = new Map<string, JobView>();
  const deleted = new Set<string>();

  const ownJob = (account: Account, jobId: string): JobView => {
    const job = posted.find(({ id, author }) => id === jobId && author.id === account.user.id);
    if (!job) throw notFound();
    return job;
  };
  const rewrite = (job: JobView, part: Partial<JobView>) =>
    moves.view(Object.assign(job, part, { version: job.version + 1 }));
  const add = (account: Account, sketch: JobSketch): JobView => {
    const job = sketchJob(sketch, getCard(account), posted.length + 1, clock.now());
    posted.push(job);
    return rewrite(job, { state: 'DRAFT', isEditable: true, publishedAt: null });
  };
  const command =
    (type: 'PAUSE' | 'RESUME' | 'CLOSE' | 'RENEW') =>
    ({ jobId }: { jobId: string }, account: Account) =>
      moves.view(moves.act(ownJob(account, jobId), { type }));
  const ownApplication = (account: Account, applicationId: string): FakeApplication => {
    const row = applied.find(({ id }) => id === applicationId);
    if (!row) throw notFound();
    ownJob(account, row.jobId);
    return row;
  };
  const routes: Route[] = [
    own(jobs.myJobsList, ({ state, waiting, posted: isPosted, ...input }, account) => {
      const own = posted
        .filter(({ author }) => author.id === account.user.id)
        .filter((job) => state === undefined || job.state === state)
        .filter((job) => !isPosted || job.state !== 'DRAFT')
        .map((job) => ({
          ...moves.view(job),
          waiting: moves.waitingOn(job).length,
          held: job.budget?.held ?? 0,
          updatedAt: job.createdAt,
        }))
        .filter((job) => !waiting || job.state === 'DRAFT' || job.waiting > 0);
      return toPage(own, input);
    }),
    own(jobs.estimateJobCost, (order, account) => estimateFor(order, account.user.balance)),
    own(priceGuidance, ({ kind, category }) =>
      // Only this category has enough data.
      category === 'thiet-ke' && kind === 'PROJECT'
        ? { low: 2_500_000, middle: 4_000_000, high: 6_500_000, jobs: 24 }
        : null,
    ),
    own(jobs.createJob, (job, account) => add(account, written(job))),
    own(jobs.updateJob, ({ jobId, version, job }, account) => {
      const known = ownJob(account, jobId);
      if (known.version !== version)
        throw new FakeRefusal('STALE', 'Bản này đã cũ.', { fresh: moves.view(known) });
      if (known.state === 'DRAFT') return rewrite(known, written(job));
      const { price, slots, expiresAt } = job;
      const until = expiresAt === undefined ? {} : { expiresAt: Date.parse(expiresAt) };
      return moves.view(moves.act(known, { type: 'ENHANCE', price, slots, ...until }));
    }),
    own(jobs.editJob, ({ jobId, version, words }, account) => {
      const known = ownJob(account, jobId);
      if (known.version !== version)
        throw new FakeRefusal('STALE', 'Bản này đã cũ.', { fresh: moves.view(known) });
      const { title = known.title, description = known.description, questions = known.questions } = words;
      const after = { title, description };
      const changes = (['title', 'description'] as const)
        .filter((field) => after[field] !== known[field])
        .map((field) => ({ field, before: known[field], after: after[field] }));
      const edit = { at: new Date(clock.now()).toISOString(), changes };
      return rewrite(known, { ...after, questions, edits: [edit, ...known.edits] });
    }),
    own(jobs.publishJob, ({ jobId, requestId }, account) => {
      const known = answered.get(requestId);
      if (known) return known;
      const job = moves.view(moves.act(ownJob(account, jobId), { type: 'PUBLISH' }));
      answered.set(requestId, job);
      return job;
    }),
    own(jobs.deleteJob, ({ jobId, requestId }, account) => {
      if (deleted.has(requestId)) return null;
      const job = ownJob(account, jobId);
      if (job.state !== 'DRAFT') throw new FakeRefusal('NOT_ALLOWED', 'Việc này đã đăng.');
      posted.splice(posted.indexOf(job), 1);
      deleted.add(requestId);
      return null;
    }),
    own(jobs.pauseJob, command('PAUSE')),
    own(jobs.resumeJob, command('RESUME')),
    own(jobs.closeJob, command('CLOSE')),
    own(jobs.renewJob, command('RENEW')),
    own(jobs.cloneJob, ({ jobId }, account) => {
      const { id: _id, slug: _slug, ...same } = ownJob(account, jobId);
      return add(account, { ...same, budget: null });
    }),
    own(applications.applicationsList, ({ jobId, sort, ...input }, account) => {
      const { price } = ownJob(account, jobId);
      const orders: Record<ApplicationSort, (a: Application, b: Application) => number> = {
        PRICE: (a, b) => (a.bid ?? price) - (b.bid ?? price),
        NEWEST: (a, b) => b.createdAt.localeCompare(a.createdAt),
        MARKED: (a, b) => Number(b.shortlisted) - Number(a.shortlisted),
      };
      return toPage(applied.filter((row) => row.jobId === jobId).toSorted(orders[sort]), input);
    }),
    own(applications.readApplications, ({ applicationIds }, account) => {
      const unread = applicationIds
        .map((id) => ownApplication(account, id))
        .filter((row) => !row.authorReadAt);
      for (const row of unread) row.authorReadAt = new Date(clock.now()).toISOString();
      return { read: unread.length };
    }),
    own(applications.shortlistApplication, ({ applicationId, mark }, account) =>
      moves.answer(
        ownApplication(account, applicationId),
        { type: 'SHORTLIST', isOn: mark === 'ON' },
        'author',
      ),
    ),
    own(applications.rejectApplication, ({ applicationId }, account) =>
      moves.answer(ownApplication(account, applicationId), { type: 'REJECT' }, 'author'),
    ),
    own(applications.acceptApplication, ({ applicationId }, account) => {
      const application = ownApplication(account, applicationId);
      moves.answer(application, { type: 'ACCEPT' }, 'author');
      const deal = deals.listDeals(account).find(({ id }) => id === `d_${applicationId}`);
      return { application, deal };
    }),
  ];
  return { routes };
}

function written(job: Omit<CreateJob, 'acceptMode' | 'reviewHours' | 'expiresAt'>): JobSketch {
  const { timeLimitMin = null, effortMin = null, durationHours = null, fileIds, ...same } = job;
  return {
    ...same,
    timeLimitMin,
    effortMin,
    durationHours,
    attachments: fileIds.map((id) => ({ id, name: id, mime: 'application/pdf', size: 1 })),
    slotsLeft: job.slots,
    myRelation: { kind: 'AUTHOR', applicationId: null, dealId: null },
  };
}
