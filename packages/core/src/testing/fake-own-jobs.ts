import * as applications from '../applications/applications.endpoints.ts';
import type { Application, ApplicationSort } from '../applications/application.schema.ts';
import type { Clock } from '../ports/ports.ts';
import { authorFeeFor, workerFeeFor, workerTiers } from '../terms/fees.schema.ts';
import * as jobs from '../jobs/jobs.endpoints.ts';
import { priceGuidance } from '../jobs/price-guidance.endpoints.ts';
import type { CreateJob } from '../jobs/create-job.schema.ts';
import type { JobView } from '../jobs/job.schema.ts';
import type { Account } from './fake-accounts.ts';
import type { FakeDeals } from './fake-deals.ts';
import { type JobSketch, cardOf, notFound, sketchJob } from './sketch-job.ts';
import { FakeRefusal, type Route, own } from './fake-routes.ts';
import { pageOf } from './page-of-rows.ts';
import type { JobState } from '../terms/job-state.schema.ts';

const commands: Partial<Record<JobState, readonly { path: string }[]>> = {
  DRAFT: [jobs.updateJob, jobs.publishJob],
  OPEN: [jobs.pauseJob, jobs.closeJob],
  PAUSED: [jobs.resumeJob, jobs.closeJob],
  EXPIRED: [jobs.renewJob, jobs.closeJob],
};
const actionsIn = (state: JobState) =>
  [...(commands[state] ?? []), jobs.cloneJob].map(({ path }) => ({
    key: path === jobs.updateJob.path ? 'EDIT' : path,
    enabled: true,
    endpoint: path,
  }));

const put = (job: JobView, part: Partial<JobView>): JobView => {
  Object.assign(job, part, { version: job.version + 1 });
  return Object.assign(job, { actions: actionsIn(job.state), isEditable: job.state === 'DRAFT' });
};

const costOf = ({ kind, price, slots }: Pick<JobView, 'kind' | 'price' | 'slots'>) => {
  const authorFee = authorFeeFor(kind, price) * slots;
  return { authorFee, total: price * slots + authorFee };
};

export type FakeJobsDeps = {
  clock: Clock;
  account: (username: string) => Account;
  begin: FakeDeals['begin'];
};

/** The author's side of the market in memory. */
export function createFakeOwnJobs(deps: FakeJobsDeps & { posted: JobView[]; applied: Application[] }) {
  const { clock, begin, posted, applied } = deps;
  const answered = new Map<string, JobView>();

  const ownJob = (account: Account, jobId: string): JobView => {
    const job = posted.find(({ id, author }) => id === jobId && author.id === account.user.id);
    if (!job) throw notFound();
    return job;
  };
  const add = (account: Account, sketch: JobSketch): JobView => {
    const job = sketchJob(sketch, cardOf(account), posted.length + 1, clock.now());
    posted.push(job);
    return put(job, { state: 'DRAFT', publishedAt: null });
  };
  const change =
    (state: JobState) =>
    ({ jobId }: { jobId: string }, account: Account) =>
      put(ownJob(account, jobId), { state });
  const decide = (account: Account, applicationId: string, part: Partial<Application>): Application => {
    const row = applied.find(({ id }) => id === applicationId);
    if (!row) throw notFound();
    ownJob(account, row.jobId);
    return Object.assign(row, part);
  };
  const routes: Route[] = [
    own(jobs.myJobsList, ({ state, waiting, ...input }, account) => {
      const own = posted
        .filter(({ author }) => author.id === account.user.id)
        .filter((job) => state === undefined || job.state === state)
        .map((job) => ({
          ...job,
          waiting: applied.filter((row) => row.jobId === job.id && row.state === 'SUBMITTED').length,
          held: job.budget?.held ?? 0,
        }))
        .filter((job) => !waiting || job.state === 'DRAFT' || job.waiting > 0);
      return pageOf(own, input);
    }),
    own(jobs.estimateJobCost, (order, account) => {
      const { authorFee, total } = costOf(order);
      const workerFee = workerFeeFor(0, order.price, workerTiers.BRONZE);
      const { balance } = account.user;
      return {
        price: order.price,
        authorFee,
        total,
        workerFee,
        workerNet: order.price - workerFee,
        balance,
        shortfall: Math.max(0, total - balance),
        isHeldAtOnce: order.kind === 'QUICK',
      };
    }),
    own(priceGuidance, ({ kind, category }) =>
      // Of one category enough is known.
      category === 'thiet-ke' && kind === 'PROJECT'
        ? { low: 2_500_000, middle: 4_000_000, high: 6_500_000, jobs: 24 }
        : null,
    ),
    own(jobs.createJob, (job, account) => add(account, written(job))),
    own(jobs.updateJob, ({ jobId, version, job }, account) => {
      const known = ownJob(account, jobId);
      if (known.version !== version) throw new FakeRefusal('STALE', 'Bản này đã cũ.', { fresh: known });
      return put(known, written(job));
    }),
    own(jobs.publishJob, ({ jobId, requestId }, account) => {
      const known = answered.get(requestId);
      if (known) return known;
      const job = ownJob(account, jobId);
      const { authorFee: fee, total } = costOf(job);
      const held = job.kind === 'QUICK' ? total : 0;
      const shortfall = held - account.user.balance;
      if (shortfall > 0) throw new FakeRefusal('INSUFFICIENT_BALANCE', 'Số dư không đủ.', { shortfall });
      const { balance, heldBalance } = account.user;
      account.user = { ...account.user, balance: balance - held, heldBalance: heldBalance + held };
      put(job, {
        state: 'OPEN',
        publishedAt: new Date(clock.now()).toISOString(),
        budget: { held, total, fee },
      });
      answered.set(requestId, structuredClone(job));
      return job;
    }),
    own(jobs.pauseJob, change('PAUSED')),
    own(jobs.resumeJob, change('OPEN')),
    own(jobs.closeJob, change('CLOSED')),
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
      return pageOf(applied.filter((row) => row.jobId === jobId).toSorted(orders[sort]), input);
    }),
    own(applications.shortlistApplication, ({ applicationId, mark }, account) =>
      decide(account, applicationId, { shortlisted: mark === 'ON' }),
    ),
    own(applications.rejectApplication, ({ applicationId }, account) =>
      decide(account, applicationId, { state: 'REJECTED' }),
    ),
    own(applications.acceptApplication, ({ applicationId }, account) => {
      const application = decide(account, applicationId, { state: 'ACCEPTED' });
      const sides: [Account, Account] = [account, deps.account(application.worker.username)];
      const command = { type: 'APPLICATION_ACCEPTED' } as const;
      const job = ownJob(account, application.jobId);
      return { application, deal: begin(job, sides, command, { party: 'system' }, `d_${applicationId}`) };
    }),
  ];
  return { routes };
}

/** The job of an author's input. */
function written(job: Omit<CreateJob, 'acceptMode' | 'reviewHours' | 'expiresAt'>): JobSketch {
  const { timeLimitMin = null, durationHours = null, fileIds, ...same } = job;
  return {
    ...same,
    timeLimitMin,
    durationHours,
    attachments: fileIds.map((id) => ({ id, name: id, mime: 'application/pdf', size: 1 })),
    slotsLeft: job.slots,
    myRelation: { kind: 'AUTHOR', applicationId: null, dealId: null },
  };
}
