import type { Refusal } from '../http/refusal.schema.ts';
import { type Issued, type Log, type Move, type Outcome, hours, refuse } from '../law/decision.ts';
import { type Faults, invalid } from '../law/faults.schema.ts';
import { exceed, forbid, late } from '../law/obstacles.ts';
import { type JobFacts, type JobCommand, slotsLeft } from './job.facts.ts';
import { getBudget, overLimits, priceLimits, slotLimits } from './job-budget.schema.ts';
import { jobLimits } from './job-limits.schema.ts';
import { isVisible } from '../text/words.schema.ts';

type Enhance = Issued<Extract<JobCommand, { type: 'ENHANCE' }>>;
const none = { price: 0, fee: 0 };

/** Of the free slots of a quick job; a project holds money for each deal. */
const getCost = (job: JobFacts) => (job.kind === 'QUICK' ? getBudget(slotsLeft(job), job.price) : none);

export const isShort = (job: JobFacts): boolean => getCost(job).price + getCost(job).fee > job.balance;

const paysFor = ({ price, fee }: { price: number; fee: number }, balance: number): Refusal | null =>
  price + fee > balance ? refuse('INSUFFICIENT_BALANCE', { shortfall: price + fee - balance }) : null;

export const isVerified = (job: JobFacts) =>
  job.isVerified ? null : refuse('NOT_ELIGIBLE', { rule: 'VERIFY_ACCOUNT' });
export const isProject = ({ kind }: JobFacts) => (kind === 'PROJECT' ? null : forbid('KIND'));
export const isComplete = (job: JobFacts) => invalid(overLimits(job));

/** What the budget lacks for the free slots: one that came back was worth less than today's reward. */
const getLacking = (job: JobFacts) => {
  const cost = getCost(job);
  return { price: cost.price - job.budget.price, fee: cost.fee - job.budget.fee };
};
const isOffered = (job: JobFacts, issued: { now: number }) => isUnexpired(job, issued) === null;
export const lacksMoney = (job: JobFacts, issued: { now: number }): boolean =>
  isOffered(job, issued) && getLacking(job).price > 0;
export const cannotPay = (job: JobFacts, issued: { now: number }): boolean =>
  lacksMoney(job, issued) && paysFor(getLacking(job), job.balance) !== null;

/** J9f: from the author's balance, where what was held for the slot has just come back. */
export function fundSlot(job: JobFacts): Outcome<JobFacts> {
  const { price, fee } = getLacking(job);
  return {
    set: { budget: getCost(job) },
    money: moved('LOCK_JOB', { price, fee }),
    logs: [{ code: 'PAYMENT_PROCESSED', to: 'author', reason: 'ESCROW_LOCK', amount: price + fee }],
  };
}

/** J9c: no slot is offered without its money. The author may add it again. */
export const closeSlot = (job: JobFacts): Outcome<JobFacts> => ({
  set: { slots: job.slots - Math.ceil(getLacking(job).price / job.price) },
  logs: [asksAuthor('SLOT_CLOSED')],
  asks: [{ of: 'job', type: 'SLOTS_FULL' }],
});

export const isFunded = (job: JobFacts) => paysFor(getCost(job), job.balance);
export const isFull = (job: JobFacts) => (slotsLeft(job) > 0 ? forbid('SLOTS_LEFT') : null);
export const hasSlot = (job: JobFacts) => (slotsLeft(job) > 0 ? null : refuse('SLOT_GONE'));
export const isUnexpired = (job: JobFacts, { now }: { now: number }) =>
  job.expiresAt !== null && now < job.expiresAt ? null : late('JOB_OVER');
export const isDone = (job: JobFacts) =>
  job.used === job.slots && job.live === 0 ? null : forbid('DEALS_LIVE');
export const hasNote = (_: JobFacts, { note }: { note: string }) =>
  isVisible(note) ? null : invalid({ note: { fault: 'NOTE_NONE' } });

const moved = (
  move: Move['move'] & `${string}_JOB`,
  { price, fee }: { price: number; fee: number },
): Move[] => (price + fee > 0 ? [{ move, price, fee }] : []);

/** Opens the job; its free slots are paid for. */
export function open(job: JobFacts, { now }: { now: number }): Outcome<JobFacts> {
  const budget = getCost(job);
  const logs: Log[] = [
    { code: 'JOB_CREATED', to: 'author' },
    { code: 'JOB_CREATED', to: 'followers' },
  ];
  return {
    set: { budget, expiresAt: now + hours(job.openHours), moderationUntil: null },
    money: moved('LOCK_JOB', budget),
    logs,
  };
}

/** Holds no money yet; a timer opens the job if nobody moderates it. */
export const moderate = (_: JobFacts, { now }: { now: number }): Outcome<JobFacts> => ({
  set: { moderationUntil: now + hours(jobLimits.moderationHours) },
});

export const asksAuthor = (reason: 'JOB_NEEDS_EDIT' | 'JOB_REMOVED' | 'SLOT_CLOSED'): Log => ({
  code: 'ACTION_REQUIRED',
  to: 'author',
  reason,
});

/** Returns the budget of the free slots. */
export function giveBack(job: JobFacts): Required<Pick<Outcome<JobFacts>, 'set' | 'money' | 'logs'>> {
  const amount = job.budget.price + job.budget.fee;
  return {
    set: { budget: none },
    money: moved('REFUND_JOB', job.budget),
    logs: amount > 0 ? [{ code: 'PAYMENT_PROCESSED', to: 'author', reason: 'ESCROW_REFUND', amount }] : [],
  };
}

/** Pending applications and negotiations end; deals from AGREED on go on. */
export const close = (job: JobFacts): Outcome<JobFacts> => ({
  ...giveBack(job),
  asks: [
    { of: 'applications', type: 'REJECT' },
    { of: 'negotiations', type: 'DECLINE' },
  ],
});

export function remove(job: JobFacts): Outcome<JobFacts> {
  const { logs = [], ...closed } = close(job);
  return { ...closed, logs: [...logs, asksAuthor('JOB_REMOVED')] };
}

export function expire(job: JobFacts): Outcome<JobFacts> {
  const { logs, ...rest } = giveBack(job);
  return {
    ...rest,
    logs: [{ code: 'JOB_EXPIRED', to: 'author' }, ...logs],
    asks: [{ of: 'applications', type: 'JOB_EXPIRED' }],
  };
}

const enhanced = (job: JobFacts, { price, slots, expiresAt }: Enhance): JobFacts => ({
  ...job,
  price: price ?? job.price,
  slots: slots ?? job.slots,
  expiresAt: expiresAt ?? job.expiresAt,
});

/** A raise applies to free slots only. */
const getRaise = (job: JobFacts, command: Enhance) => getLacking(enhanced(job, command));

/** No field gets worse, and one gets better. */
export function isBetter(job: JobFacts, command: Enhance): Refusal | null {
  const after = enhanced(job, command);
  const worse: Faults = {
    ...(after.price < job.price && { price: { ...priceLimits(job.kind), min: job.price } }),
    ...(after.slots < job.slots && { slots: { ...slotLimits(job.kind), min: job.slots } }),
    ...(job.expiresAt !== null &&
      (after.expiresAt ?? 0) < job.expiresAt && {
        expiresAt: { fault: 'ENDS_EARLIER', after: job.expiresAt },
      }),
  };
  const isSame = (['price', 'slots', 'expiresAt'] as const).every((field) => after[field] === job[field]);
  return invalid(isSame && !command.boost ? { price: { fault: 'NOT_BETTER', min: job.price } } : worse);
}

export function isWithinLimits(job: JobFacts, command: Enhance): Refusal | null {
  const latest = command.now + hours(jobLimits.openHoursMax);
  const isLong = (command.expiresAt ?? 0) > latest;
  return (
    invalid(overLimits(enhanced(job, command))) ??
    (isLong ? exceed('OPEN_HOURS', jobLimits.openHoursMax) : null)
  );
}

export const paysTheRaise = (job: JobFacts, command: Enhance) => paysFor(getRaise(job, command), job.balance);

/** Announced only where it is worth it, and once a day. */
export function enhance(job: JobFacts, command: Enhance): Outcome<JobFacts> {
  const { price, slots, expiresAt } = enhanced(job, command);
  const raise = getRaise(job, command);
  const isMoreMoney = price * 100 >= job.price * (100 + jobLimits.enhancedMinPercent) && price !== job.price;
  const isMore = isMoreMoney || slots > job.slots || (expiresAt ?? 0) > (job.expiresAt ?? 0) || command.boost;
  const isQuiet =
    job.enhancedAt !== null && command.now < job.enhancedAt + hours(jobLimits.enhancedCooldownHours);
  const isNotified = isMore && !isQuiet;
  const budget = { price: job.budget.price + raise.price, fee: job.budget.fee + raise.fee };
  return {
    set: { price, slots, expiresAt, budget, ...(isNotified && { enhancedAt: command.now }) },
    money: moved('LOCK_JOB', raise),
    logs: isNotified
      ? [
          { code: 'JOB_OPPORTUNITY_ENHANCED', to: 'applicants' },
          { code: 'JOB_OPPORTUNITY_ENHANCED', to: 'followers' },
        ]
      : [],
  };
}
