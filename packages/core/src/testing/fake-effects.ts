import { costOfJob } from '../jobs/job-budget.schema.ts';
import { slotsLeft } from '../jobs/job.facts.ts';
import type { JobView } from '../jobs/job.schema.ts';
import type { Log, Move, Party } from '../law/decision.ts';
import type { NotificationCode } from '../notifications/codes/notification-codes.ts';
import type { TransactionType } from '../wallet/transaction.schema.ts';
import type { Account } from './fake-accounts.ts';
import type { FakeFacts } from './fake-facts.ts';
import type { createFakeMoney } from './fake-money.ts';
import type { FakeDeal, FakeProof } from './fake-rows.ts';
import type { LogSketch } from './sample-logs.ts';

/** Who gives a command, and their note. */
export type IssuedBy = { party: Party; text?: string | undefined };
export type FakeNotify = (to: Account, sketch: { action: NotificationCode } & Partial<LogSketch>) => void;
export type FakeEffectsDeps = {
  notify: FakeNotify;
  /** Moves money of a person, in đồng, and writes the movement. */
  move: ReturnType<typeof createFakeMoney>['move'];
};

const iso = (at: number) => new Date(at).toISOString();
const jobRow = (type: TransactionType, { title: job, slug: jobSlug }: JobView, feeKept: number) => ({
  type,
  ref: {},
  about: { job, person: null },
  jobSlug,
  feeKept,
});

/** Money and notifications of the law's decisions in memory. */
export function createFakeEffects(
  { notify, move }: FakeEffectsDeps,
  { getAuthor, getStored, jobFacts }: FakeFacts,
) {
  /** Jobs that began open have no money in the memory. */
  function changeBudget(job: JobView, { price, fee }: Move, sign: 1 | -1): void {
    const stored = getStored(job);
    const { budget } = stored;
    if (budget) stored.budget = { price: budget.price + sign * price, fee: budget.fee + sign * fee };
  }

  /** Writes the slots, and the money for them, into a job's view. */
  function showSlots(job: JobView): void {
    const now = jobFacts(job);
    const { budget } = getStored(job);
    const { taken, used: done } = now;
    Object.assign(job, { slotsLeft: slotsLeft(now), taken, done });
    if (budget) job.budget = { held: budget.price + budget.fee, ...costOfJob(now) };
  }

  function payJob(job: JobView, moves: readonly Move[]): void {
    for (const { move: kind, price, fee } of moves) {
      const sum = price + fee;
      if (kind === 'LOCK_JOB')
        move(getAuthor(job), { balance: -sum, held: sum }, jobRow('ESCROW_LOCK', job, fee));
      else move(getAuthor(job), { balance: sum, held: -sum }, jobRow('ESCROW_REFUND', job, fee));
    }
  }

  function payDeal({ id, job, author, worker }: FakeDeal, moves: readonly Move[]) {
    const row = (type: TransactionType, { user }: Account) => ({
      type,
      ref: { dealId: id },
      about: { job: job.title, person: user.displayName },
      jobSlug: job.slug,
      personId: user.id,
    });
    for (const one of moves) {
      const { move: kind, price, fee } = one;
      const sum = price + fee;
      if (kind === 'ASSIGN_SLOT') changeBudget(job, one, -1);
      if (kind === 'RETURN_SLOT') changeBudget(job, one, 1);
      if (kind === 'LOCK_DEAL')
        move(author, { balance: -sum, held: sum }, { ...row('ESCROW_LOCK', worker), feeKept: fee });
      if (kind === 'REFUND')
        move(author, { balance: sum, held: -sum }, { ...row('ESCROW_REFUND', worker), feeKept: fee });
      if (one.move !== 'RELEASE' && one.move !== 'BONUS') continue;
      const type = kind === 'BONUS' ? kind : 'ESCROW_RELEASE';
      const none = { author: 0, worker: 0, withdraw: 0 };
      const change = kind === 'BONUS' ? { balance: -sum } : { held: -sum };
      const pay = price;
      move(author, change, { ...row(type, worker), pay, fees: { ...none, author: fee } });
      const fees = { ...none, worker: one.workerFee };
      move(worker, { balance: price - one.workerFee }, { ...row(type, author), pay, fees });
    }
  }

  function tellOfJob(to: Account, job: JobView, { code, reason, amount }: Log, other?: Account): void {
    notify(to, {
      action: code,
      metadata: {
        recipientRole: to === getAuthor(job) ? 'author' : 'worker',
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

  function tellOfDeal(deal: FakeDeal, logs: readonly Log[], { party, text }: IssuedBy, proof?: FakeProof) {
    const { author, worker, job } = deal;
    const actor = party === 'author' ? author : party === 'worker' ? worker : null;
    for (const { code, to, reason, amount, dueAt } of logs) {
      if (to !== 'author' && to !== 'worker') continue;
      const other = to === 'author' ? worker : author;
      notify(to === 'author' ? author : worker, {
        action: code,
        metadata: {
          recipientRole: to,
          jobId: job.id,
          dealId: deal.id,
          ...(actor && { actorId: actor.user.id }),
          ...(proof && { proofId: proof.id }),
          ...(amount !== undefined && { amount }),
          ...(dueAt !== undefined && { dueAt: iso(dueAt) }),
          ...(reason !== undefined && { reason }),
          params: {
            jobTitle: job.title,
            otherName: other.user.displayName,
            ...(amount !== undefined && { amount }),
            ...(text !== undefined && { text }),
            ...(proof && { proofTitle: proof.condition.title }),
          },
        },
      });
    }
  }

  return { showSlots, payJob, payDeal, tellOfJob, tellOfDeal };
}
