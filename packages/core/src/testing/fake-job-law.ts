import type { ApplicationCommand } from '../applications/application.facts.ts';
import type { Application } from '../applications/application.schema.ts';
import { authorActions } from '../jobs/job-actions.ts';
import { budgetOf, costOfJob } from '../jobs/job-budget.schema.ts';
import { type JobCommand, type JobFacts, slotsLeft } from '../jobs/job.facts.ts';
import type { JobView } from '../jobs/job.schema.ts';
import type { Log, Move } from '../law/decision.ts';
import { type LawPorts, type Order, carryOut, runSync } from '../market/carry-out.ts';
import type { Clock } from '../ports/ports.ts';
import type { Account } from './fake-accounts.ts';
import { type FakeDeals, type FakeDealsDeps, type FakeMarket, type GivenBy, refused } from './fake-deals.ts';
import { openHours } from './sketch-job.ts';
import { notFound } from './fake-routes.ts';

export type FakeJobsDeps = Pick<FakeDealsDeps, 'move' | 'notify'> & {
  clock: Clock;
  account: (username: string) => Account;
  /** Undefined on a server that was made without deals. */
  deals: () => FakeDeals | undefined;
};
export type FakeJobRows = { posted: JobView[]; applied: Application[] };

const iso = (at: number) => new Date(at).toISOString();
const unheld = { price: 0, fee: 0 };

/** Jobs and applications in memory, decided by the real laws. No timer runs. */
export function createFakeJobLaw({
  clock,
  account,
  deals,
  move,
  notify,
  posted,
  applied,
}: FakeJobsDeps & FakeJobRows) {
  const authorOf = (job: JobView) => account(job.author.username);
  const waitingOn = (job: JobView) =>
    applied.filter(({ jobId, state }) => jobId === job.id && state === 'SUBMITTED');
  const find = (jobId: string): JobView => {
    const job = posted.find(({ id }) => id === jobId);
    if (!job) throw notFound();
    return job;
  };

  function factsOf(job: JobView): JobFacts {
    const { state, kind, acceptMode, price, slots, done: used } = job;
    const { balance, verified } = authorOf(job).user;
    const taken = slots - job.slotsLeft - used;
    const isHeld = job.budget !== null && job.budget.held > 0;
    return {
      state,
      kind,
      acceptMode,
      price,
      slots,
      taken,
      used,
      live: taken,
      openHours,
      expiresAt: Date.parse(job.expiresAt),
      moderationUntil: null,
      enhancedAt: null,
      budget: isHeld ? budgetOf(job.slotsLeft, price) : unheld,
      balance,
      isVerified: verified.email || verified.phone,
      isFlagged: false,
      faults: [],
    };
  }

  function tell(to: Account, job: JobView, { code, reason, amount }: Log, other?: Account): void {
    notify(to, {
      action: code,
      metadata: {
        recipientRole: to === authorOf(job) ? 'author' : 'worker',
        jobId: job.id,
        ...(amount !== undefined && { amount }),
        ...(reason !== undefined && { reason }),
        params: {
          jobTitle: job.title,
          ...(other && { otherName: other.user.displayName }),
          ...(amount !== undefined && { amount }),
        },
      },
    });
  }

  function pay(job: JobView, moves: readonly Move[]): void {
    for (const { move: kind, price, fee } of moves) {
      const sum = price + fee;
      const isLock = kind === 'LOCK_JOB';
      const change = isLock ? { balance: -sum, held: sum } : { balance: sum, held: -sum };
      const type = isLock ? 'ESCROW_LOCK' : 'ESCROW_REFUND';
      move(authorOf(job), change, { type, ref: {}, about: { job: job.title, person: null } });
    }
  }

  const jobCase = (job: JobView): ReturnType<LawPorts<FakeMarket>['job']> => ({
    facts: factsOf(job),
    store({ next, logs }) {
      const { state, price, slots, budget } = next;
      Object.assign(job, {
        state,
        price,
        slots,
        slotsLeft: slotsLeft(next),
        expiresAt: iso(next.expiresAt ?? Date.parse(job.expiresAt)),
        budget: { held: budget.price + budget.fee, ...costOfJob(next) },
        isEditable: state === 'DRAFT',
        version: job.version + 1,
        ...(logs.some(({ code }) => code === 'JOB_CREATED') && { publishedAt: iso(clock.now()) }),
      });
    },
    move: ({ money }) => pay(job, money),
    tell({ logs }) {
      for (const log of logs) {
        if (log.to === 'author') tell(authorOf(job), job, log);
        if (log.to === 'applicants')
          for (const { worker } of waitingOn(job)) tell(account(worker.username), job, log);
      }
    },
  });

  function applicationCase(row: Application): ReturnType<LawPorts<FakeMarket>['application']> {
    const job = find(row.jobId);
    const [author, worker] = [authorOf(job), account(row.worker.username)];
    const isStored = applied.includes(row);
    const theirs = applied.filter((one) => one.worker.id === row.worker.id && one !== row);
    return {
      facts: {
        state: isStored ? row.state : 'NONE',
        submittedAt: Date.parse(row.createdAt),
        isShortlisted: row.shortlisted,
        remindedAt: null,
        job,
        applicant: {
          isAuthor: author === worker,
          hasApplied: theirs.some(({ jobId, state }) => jobId === job.id && state !== 'CANCELLED'),
          hasDeal: false,
          waiting: theirs.filter(({ state }) => state === 'SUBMITTED').length,
          unmetRule: null,
          pause: null,
        },
      },
      deal: () => needed(deals()).newDeal(job, [author, worker], `d_${row.id}`),
      store({ next: { state, isShortlisted: shortlisted } }) {
        if (!isStored) applied.push(row);
        Object.assign(row, { state, shortlisted, updatedAt: iso(clock.now()) });
      },
      tell({ logs }) {
        for (const log of logs)
          if (log.to === 'author') tell(author, job, log, worker);
          else tell(worker, job, log, author);
      },
    };
  }

  const portsOf = (job: JobView): LawPorts<FakeMarket> => ({
    now: () => clock.now(),
    system: { party: 'system' },
    job: () => jobCase(job),
    application: ({ application }) => applicationCase(application),
    deal: (order, by) => needed(deals()).ports.deal(order, by),
    proof: (order, by) => needed(deals()).ports.proof(order, by),
    jobState: () => job.state,
    waiting: () => waitingOn(job),
    negotiating: () => deals()?.negotiatingOn(job) ?? [],
    proofsOf: (deal) => needed(deals()).ports.proofsOf(deal),
    addProofs: (deal, from) => needed(deals()).ports.addProofs(deal, from),
    undo(refusal) {
      throw refused(refusal);
    },
  });
  function give(job: JobView, order: Order<FakeMarket>, by: GivenBy): void {
    const decision = runSync(carryOut(portsOf(job), order, by));
    if (!decision.isLawful) throw refused(decision.refusal);
  }

  return {
    find,
    waitingOn,
    /** An own job, with its author's actions. */
    view: (job: JobView): JobView => ({ ...job, actions: authorActions(factsOf(job), clock.now()) }),
    act(job: JobView, command: JobCommand): JobView {
      give(job, { of: 'job', command }, { party: 'author' });
      return job;
    },
    /** Gives a command to an application, stored or new. */
    answer(row: Application, command: ApplicationCommand, party: 'author' | 'worker'): Application {
      give(find(row.jobId), { of: 'application', application: row, command }, { party });
      return row;
    },
  };
}

export type FakeJobLaw = ReturnType<typeof createFakeJobLaw>;

function needed(deals: FakeDeals | undefined): FakeDeals {
  if (!deals) throw new Error('This fake is made without `deals`.');
  return deals;
}
