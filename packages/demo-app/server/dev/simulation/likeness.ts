import { dealTimers, proofTimers } from '@keo/core/contract';
import {
  dealFacts,
  isLive,
  isOpen,
  jobFacts,
  type Memory,
  proofFacts,
  proofsOf,
  type SentLog,
  type StoredDeal,
  type World,
} from '@keo/core/simulation';
import { isStoredCode } from '../../modules/notifications/deal-log.draft.ts';
import type { Books } from './books.ts';
import type { Rows } from './rows.ts';

/** Server ids of the model's things, and everybody's money at the start. */
export type Ties = {
  author: string;
  workers: readonly string[];
  /** Before this life, in đồng. */
  before: readonly number[];
  deals: ReadonlyMap<string, string>;
};

/** Soonest first. */
export function timersOf(world: World, deal: StoredDeal) {
  if (!isLive(deal)) return [];
  const proofs = deal.terms === null ? [] : proofsOf(world, deal).filter(isOpen);
  return [
    ...dealTimers(dealFacts(world, deal)),
    ...proofs.flatMap((proof) => proofTimers(proofFacts(world, proof))),
  ].toSorted((a, b) => a.at - b.at);
}

/** Applications of the same moment have no order. */
const inOrder = (applications: [number, string, boolean][]) =>
  applications.map((one) => JSON.stringify(one)).toSorted();

/** One row for each applicant, however often they apply and withdraw. */
const ofApplicants = ['JOB_APPLICATION_RECEIVED', 'APPLICATION_CANCELLED'];
/** In the author's bell, by the state of whoever applied: a withdrawn application may be made again. */
function bellOf(applications: readonly { who: unknown; state: string }[]) {
  const all = new Set(applications.map(({ who }) => who)).size;
  const received = new Set(applications.flatMap(({ who, state }) => (state === 'CANCELLED' ? [] : [who])))
    .size;
  return { received, withdrawn: all - received };
}

/** Several of them may be one row, or none. */
const folded = ['PROOF_UPLOADED', 'JOB_OPPORTUNITY_ENHANCED'];
/** Reminders of applications run on their own clock, which a walk does not run; reviews are requested after the end. */
const isOfLaw = ({ code, reason }: Pick<SentLog, 'code' | 'reason'>) =>
  isStoredCode(code) &&
  !ofApplicants.includes(code) &&
  !(reason === 'APPLICATIONS_WAITING' || code.startsWith('REVIEW'));

/** Who was told what, how often, and of how much money, in đồng. */
function inSum(told: readonly SentLog[]) {
  const sums: Record<string, { times: number; amount: number }> = {};
  for (const { code, to, reason, amount } of told.filter(isOfLaw)) {
    const sum = (sums[`${code} ${reason ?? ''} to ${to}`] ??= { times: 0, amount: 0 });
    const isFolded = folded.includes(code);
    sum.times = isFolded ? 1 : sum.times + 1;
    if (!isFolded) sum.amount += amount;
  }
  return sums;
}

export function ofModel(world: World, books: Books, { before }: Pick<Ties, 'before'>) {
  const { job, applications, deals, told } = world;
  const { taken, used } = jobFacts(world);
  let held = books.balance('job');
  for (const { id } of deals) held += books.balance(id);
  return {
    job: { state: job.state, price: job.price, slots: job.slots, taken, used },
    applications: inOrder(
      applications.map(({ worker, state, isShortlisted }) => [worker, state, isShortlisted]),
    ),
    deals: deals.map((deal) => ({
      worker: deal.worker,
      state: deal.state,
      slot: deal.slot,
      ...deal.held,
      paid: deal.paid,
      refunded: books.refundedOf(deal.id),
      bonus: deal.bonus,
      timer: timersOf(world, deal)[0]?.at ?? null,
      proofs: proofsOf(world, deal).map(({ state, amount, failedChecks, revisionCount }) => [
        state,
        amount,
        failedChecks.length > 0,
        revisionCount,
      ]),
    })),
    money: {
      author: books.balance('author'),
      held,
      workers: before.map((had, index) => had + books.balance(`worker:${index + 1}`)),
    },
    told: inSum(told),
    bell: bellOf(applications.map(({ worker, state }) => ({ who: worker, state }))),
    faults: [],
  };
}

export function ofMemory({ deals }: World, { law, job, told, author, workers, dealOf }: Memory) {
  const { state, price, slots, taken, used } = law.facts.jobFacts(job);
  const noOf = (username: string) => workers.findIndex(({ user }) => user.username === username) + 1;
  return {
    job: { state, price, slots, taken, used },
    applications: inOrder(
      law.rows.applied.map(({ worker, state: own, shortlisted }) => [
        noOf(worker.username),
        own,
        shortlisted,
      ]),
    ),
    deals: deals.map((deal) => {
      const twin = dealOf(deal);
      if (!twin) return null;
      const { facts, refunded, proofs } = twin;
      const timers = isLive(facts) ? law.facts.timers(twin).toSorted((a, b) => a.at - b.at) : [];
      return {
        worker: workers.indexOf(twin.worker) + 1,
        state: facts.state,
        slot: facts.slot,
        ...facts.held,
        paid: facts.paid,
        refunded,
        bonus: facts.bonus,
        timer: timers[0]?.at ?? null,
        proofs: proofs.map((proof) => [
          proof.state,
          proof.amount,
          proof.failedChecks.length > 0,
          proof.revisionCount,
        ]),
      };
    }),
    money: {
      author: author.user.balance,
      held: author.user.heldBalance,
      workers: workers.map(({ user }) => user.balance),
    },
    told: inSum(told),
    bell: bellOf(law.rows.applied.map(({ worker, state: own }) => ({ who: worker.id, state: own }))),
    faults: [],
  };
}

export function ofServer(world: World, rows: Rows, { author, workers, deals }: Ties) {
  const { version: _, ...job } = rows.job;
  const noOf = (worker: string) => workers.indexOf(worker) + 1;
  const wallet = (owner: string, isFree: boolean) =>
    rows.wallets.find((one) => one.owner === owner && one.isFree === isFree)?.balance ?? 0;
  return {
    job,
    applications: inOrder(
      rows.applications.map(({ worker, state, shortlisted }) => [noOf(worker), state, shortlisted]),
    ),
    deals: world.deals.map(({ id }) => {
      const row = rows.deals.find((one) => one.id === deals.get(id));
      if (!row) return null;
      const { id: own, version: __, worker, ...rest } = row;
      const proofs = rows.proofs.filter(({ deal }) => deal === own);
      return {
        ...rest,
        worker: noOf(worker),
        proofs: proofs.map(({ state, amount, failed, revisions }) => [state, amount, failed > 0, revisions]),
      };
    }),
    money: {
      author: wallet(author, true),
      held: wallet(author, false),
      workers: workers.map((id) => wallet(id, true)),
    },
    told: inSum(
      rows.logs.map(({ code, recipient, reason, amount }) => ({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column holds no other codes
        code: code as SentLog['code'],
        to: recipient === author ? ('author' as const) : noOf(recipient),
        reason,
        amount: amount ?? 0,
      })),
    ),
    bell: {
      received: rows.logs.filter(({ code }) => code === 'JOB_APPLICATION_RECEIVED').length,
      withdrawn: rows.logs.filter(({ code }) => code === 'APPLICATION_CANCELLED').length,
    },
    faults: rows.faults,
  };
}
