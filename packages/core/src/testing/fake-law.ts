import type { DealCommand } from '../deals/deal.facts.ts';
import type { Refusal } from '../http/refusal.schema.ts';
import { getBudget } from '../jobs/job-budget.schema.ts';
import { slotsLeft } from '../jobs/job.facts.ts';
import type { JobView } from '../jobs/job.schema.ts';
import { type Case, type LawPorts, type Order, carryOut, runSync } from '../market/carry-out.ts';
import { offersAfter, getRefunded } from '../market/deal-records.ts';
import { verdictsIn } from '../proofs/proof.rules.ts';
import type { ProofFacts } from '../proofs/proof.facts.ts';
import type { Account } from './fake-accounts.ts';
import { type FakeFactsDeps, createFakeFacts } from './fake-facts.ts';
import { type FakeEffectsDeps, type IssuedBy, createFakeEffects } from './fake-effects.ts';
import { FakeRefusal } from './fake-routes.ts';
import {
  type FakeApplication,
  type FakeDeal,
  type FakeProof,
  createFakeRows,
  newFakeApplication,
  newFakeDeal,
  newFakeProof,
} from './fake-rows.ts';

export type FakeMarket = { application: FakeApplication; deal: FakeDeal; proof: FakeProof; who: IssuedBy };
export type FakeOrder = Order<FakeMarket>;

export type FakeLawDeps = FakeEffectsDeps & FakeFactsDeps;

const refused = ({ reason, ...details }: Refusal) =>
  new FakeRefusal(reason, 'Lúc này chưa làm được việc đó.', details);
const iso = (at: number) => new Date(at).toISOString();
const negotiations: readonly string[] = ['DRAFT', 'NEGOTIATING'];

/** Jobs, applications, deals and proofs in memory, decided by the four laws. Timers run only where they are given. */
export function createFakeLaw(deps: FakeLawDeps) {
  const { clock, account } = deps;
  const rows = createFakeRows();
  const facts = createFakeFacts(deps, rows);
  const { getAuthor, getStored, dealsOn } = facts;
  const { showSlots, payJob, payDeal, tellOfJob, tellOfDeal } = createFakeEffects(deps, facts);
  const waitingOn = ({ id }: JobView) =>
    rows.applied.filter(({ jobId, state }) => jobId === id && state === 'SUBMITTED');

  const newDeal = (job: JobView, worker: Account, id = `dl${rows.deals.length + 1}`) =>
    newFakeDeal(job, [getAuthor(job), worker], id);
  function getDeal(proof: FakeProof): FakeDeal {
    const deal = rows.deals.find(({ proofs }) => proofs.includes(proof));
    if (!deal) throw new Error(`${proof.id} is of no deal`);
    return deal;
  }

  const jobCase = (job: JobView): Case<ReturnType<typeof facts.jobFacts>, FakeDeal> => ({
    facts: facts.jobFacts(job),
    store({ next, logs }) {
      const { state, price, slots, expiresAt, budget, openHours, moderationUntil, enhancedAt } = next;
      const stored = getStored(job);
      Object.assign(stored, { openHours, moderationUntil, enhancedAt });
      if (stored.budget) stored.budget = budget;
      Object.assign(job, {
        state,
        price,
        slots,
        expiresAt: iso(expiresAt ?? Date.parse(job.expiresAt)),
        isEditable: state === 'DRAFT',
        version: job.version + 1,
        ...(logs.some(({ code }) => code === 'JOB_CREATED') && { publishedAt: iso(clock.now()) }),
      });
      showSlots(job);
    },
    move: ({ money }) => payJob(job, money),
    tell({ logs }) {
      for (const log of logs) {
        if (log.to === 'author') tellOfJob(getAuthor(job), job, log);
        if (log.to === 'applicants')
          for (const { worker } of waitingOn(job)) tellOfJob(account(worker.username), job, log);
      }
    },
  });

  function applicationCase(
    job: JobView,
    row: FakeApplication,
  ): Case<ReturnType<typeof facts.applicationFacts>, FakeDeal> {
    const worker = account(row.worker.username);
    return {
      facts: facts.applicationFacts(row),
      deal: () => newDeal(job, worker, `d_${row.id}`),
      store({ next: { state, isShortlisted: shortlisted, remindedAt } }) {
        if (!rows.applied.includes(row)) rows.applied.push(row);
        Object.assign(row, { state, shortlisted, remindedAt, updatedAt: iso(clock.now()) });
      },
      tell({ logs }) {
        const author = getAuthor(job);
        for (const log of logs)
          if (log.to === 'author') tellOfJob(author, job, log, worker);
          else tellOfJob(worker, job, log, author);
      },
    };
  }

  function dealCase(
    deal: FakeDeal,
    { type }: DealCommand,
    by: IssuedBy,
  ): Case<ReturnType<typeof facts.dealFacts>, FakeDeal> {
    return {
      facts: facts.dealFacts(deal),
      deal: () => deal,
      store({ next, money, standing }) {
        if (!rows.deals.includes(deal)) rows.deals.push(deal);
        const { proofs: _proofs, balance: _balance, job: _job, candidate: _candidate, ...own } = next;
        deal.offers = offersAfter(deal.offers, next, by, clock.now());
        deal.facts = own;
        deal.refunded += getRefunded(money);
        deal.version += 1;
        if (type === 'REQUEST_CANCEL') deal.cancelReason = by.text ?? '';
        if (type === 'CHANGE_ORDER') deal.changeRequestedAt = clock.now();
        const { worker, author } = deal;
        if (standing.some(({ mark }) => mark === 'abandoned' || mark === 'notStarted'))
          rows.abandoned.push({ worker, authorId: author.user.id, at: clock.now() });
      },
      move({ money }) {
        payDeal(deal, money);
        showSlots(deal.job);
      },
      tell: ({ logs }) => tellOfDeal(deal, logs, by),
    };
  }

  function proofCase(
    proof: FakeProof,
    { command }: Extract<FakeOrder, { of: 'proof' }>,
    by: IssuedBy,
  ): Case<ProofFacts, FakeDeal> {
    const deal = getDeal(proof);
    return {
      facts: facts.proofFacts(deal, proof),
      deal: () => deal,
      store({ next }) {
        const { deal: _deal, rejections: _rejections, rules: _rules, ...own } = next;
        const wasSubmitted = proof.wasSubmitted || own.state === 'SUBMITTED';
        const said = verdictsIn(command, by, proof.condition, clock.now());
        const decisions = [...proof.decisions, ...said];
        Object.assign(proof, own, { wasSubmitted, decisions, version: proof.version + 1 });
      },
      move({ money }) {
        payDeal(deal, money);
        deal.refunded += getRefunded(money);
        for (const { move: kind, price, fee } of money) {
          const { held, paid } = deal.facts;
          deal.facts.held = { price: held.price - price, fee: held.fee - fee };
          if (kind === 'RELEASE') deal.facts.paid = paid + price;
        }
      },
      tell: ({ logs }) => tellOfDeal(deal, logs, by, proof),
    };
  }

  const createPorts = (job: JobView) =>
    ({
      now: () => clock.now(),
      system: { party: 'system' as const },
      job({ command }) {
        const one = jobCase(job);
        // A job that began open has no money in the memory, and lacks none for a slot that comes back.
        const isUnheld = command.type === 'SLOT_FREED' && getStored(job).budget === null;
        const budget = getBudget(slotsLeft(one.facts), one.facts.price);
        return isUnheld ? { ...one, facts: { ...one.facts, budget } } : one;
      },
      application: ({ application }) => applicationCase(job, application),
      deal: ({ deal, command }, by) => dealCase(deal, command, by),
      proof: (order, by) => proofCase(order.proof, order, by),
      jobState: () => job.state,
      waiting: () => waitingOn(job),
      negotiating: () => dealsOn(job).filter(({ facts: { state } }) => negotiations.includes(state)),
      listProofs: ({ proofs }) => proofs,
      addProofs(deal, from) {
        const missing = (deal.facts.terms?.conditions ?? []).slice(from);
        const added = missing.map((condition, index) => newFakeProof(deal, condition, from + index + 1));
        deal.proofs.push(...added);
        return added;
      },
      undo(refusal): never {
        throw refused(refusal);
      },
    }) satisfies LawPorts<FakeMarket>;

  return {
    rows,
    facts,
    waitingOn,
    newDeal,
    newApplication: (job: JobView, worker: Account, letter: Parameters<typeof newFakeApplication>[2]) =>
      newFakeApplication(job, worker, letter, { no: rows.applied.length + 1, now: clock.now() }),
    getDeal,
    createPorts,
    /** Gives a command to a job or something of it. Throws a `FakeRefusal` where the law refuses it. */
    give(job: JobView, order: FakeOrder, by: IssuedBy): void {
      const decision = runSync(carryOut<FakeMarket>(createPorts(job), order, by));
      if (!decision.isLawful) throw refused(decision.refusal);
    },
  };
}

export type FakeLaw = ReturnType<typeof createFakeLaw>;
