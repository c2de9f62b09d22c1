import { isLive, jobFacts, type SentLog, type World } from '@keo/core/simulation';
import type { Rows } from './rows.ts';

/** Server ids of the model's things, and everybody's money at the start. */
export type Ties = {
  author: string;
  workers: readonly string[];
  /** Before this life, in đồng. */
  before: readonly number[];
  deals: ReadonlyMap<string, string>;
};

/** A worker's id in the model. */
const getStepName = (index: number) => `worker:${index + 1}`;

/** Applications of the same moment have no order. */
const inOrder = (applications: [string, string, boolean][]) =>
  applications.map((one) => JSON.stringify(one)).toSorted();

/** One row for each applicant, however often they apply and withdraw. */
const ofApplicants = ['JOB_APPLICATION_RECEIVED', 'APPLICATION_CANCELLED'];
/** In the author's bell, by the application's state: a withdrawn application may be made again. */
function getBell(applications: readonly { who: unknown; state: string }[]) {
  const all = new Set(applications.map(({ who }) => who)).size;
  const received = new Set(applications.flatMap(({ who, state }) => (state === 'CANCELLED' ? [] : [who])))
    .size;
  return { received, withdrawn: all - received };
}

/** Several of them may be one row, or none. */
const folded = ['PROOF_UPLOADED', 'JOB_OPPORTUNITY_ENHANCED'];
/** Reminders of applications run on their own clock, which a walk does not run; reviews are requested after the end. */
const isOfLaw = ({ code, reason }: Pick<SentLog, 'code' | 'reason'>) =>
  !ofApplicants.includes(code) && !(reason === 'APPLICATIONS_WAITING' || code.startsWith('REVIEW'));

/** Who was told what, how often, and of how much money, in đồng. */
function inSum(news: readonly SentLog[]) {
  const sums: Record<string, { times: number; amount: number }> = {};
  for (const { code, to, reason, amount } of news.filter(isOfLaw)) {
    const sum = (sums[`${code} ${reason ?? ''} to ${to}`] ??= { times: 0, amount: 0 });
    const isFolded = folded.includes(code);
    sum.times = isFolded ? 1 : sum.times + 1;
    if (!isFolded) sum.amount += amount;
  }
  return sums;
}

export function ofModel(world: World, { before }: Pick<Ties, 'before'>) {
  const { job, ledger, law } = world;
  const { rows, facts } = law;
  const { taken, used } = jobFacts(world);
  return {
    job: { state: job.state, price: job.price, slots: job.slots, taken, used },
    applications: inOrder(
      rows.applied.map(({ worker, state, shortlisted }) => [worker.id, state, shortlisted]),
    ),
    deals: rows.deals.map((deal) => ({
      worker: deal.worker.user.id,
      state: deal.facts.state,
      slot: deal.facts.slot,
      ...deal.facts.held,
      paid: deal.facts.paid,
      refunded: deal.refunded,
      bonus: deal.facts.bonus,
      timer: (isLive(deal) && facts.timers(deal)[0]?.at) || null,
      proofs: deal.proofs.map(({ state, amount, failedChecks, revisionCount }) => [
        state,
        amount,
        failedChecks.length > 0,
        revisionCount,
      ]),
    })),
    money: {
      author: ledger.balance('author'),
      held: rows.deals.reduce((sum, { id }) => sum + ledger.balance(id), ledger.balance('job')),
      workers: before.map((had, index) => had + ledger.balance(getStepName(index))),
    },
    news: inSum(world.sent),
    bell: getBell(rows.applied.map(({ worker, state }) => ({ who: worker.id, state }))),
    faults: [],
  };
}

export function ofServer(world: World, rows: Rows, { author, workers, deals }: Ties) {
  const { version: _, ...job } = rows.job;
  const nameIn = (worker: string) => getStepName(workers.indexOf(worker));
  const wallet = (owner: string, isFree: boolean) =>
    rows.wallets.find((one) => one.owner === owner && one.isFree === isFree)?.balance ?? 0;
  return {
    job,
    applications: inOrder(
      rows.applications.map(({ worker, state, shortlisted }) => [nameIn(worker), state, shortlisted]),
    ),
    deals: world.law.rows.deals.map(({ id }) => {
      const row = rows.deals.find((one) => one.id === deals.get(id));
      if (!row) return null;
      const { id: own, version: __, worker, ...rest } = row;
      const proofs = rows.proofs.filter(({ deal }) => deal === own);
      return {
        ...rest,
        worker: nameIn(worker),
        proofs: proofs.map(({ state, amount, failed, revisions }) => [state, amount, failed > 0, revisions]),
      };
    }),
    money: {
      author: wallet(author, true),
      held: wallet(author, false),
      workers: workers.map((id) => wallet(id, true)),
    },
    news: inSum(
      rows.logs.map(({ code, recipient, reason, amount }) => ({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column holds no other codes
        code: code as SentLog['code'],
        to: recipient === author ? ('author' as const) : nameIn(recipient),
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
