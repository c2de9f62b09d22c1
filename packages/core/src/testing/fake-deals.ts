import type { Application } from '../applications/application.schema.ts';
import type { Clock } from '../ports/ports.ts';
import { workerFeeFor, workerTiers } from '../terms/fees.schema.ts';
import type { DealCommand } from '../deals/deal.facts.ts';
import { offersAfter, refundedOf, verdictsIn } from '../market/deal-records.ts';
import type { DealView } from '../deals/deal.schema.ts';
import { newDealFacts } from '../deals/new-deal.facts.ts';
import { termsOfPosting } from '../deals/terms.rules.ts';
import type { Refusal } from '../http/refusal.schema.ts';
import type { JobView } from '../jobs/job.schema.ts';
import { type LawPorts, type Order, carryOut, runSync } from '../market/carry-out.ts';
import type { Log, Move, Party } from '../law/decision.ts';
import type { NotificationCode } from '../notifications/notification-codes.ts';
import type { ProofCommand } from '../proofs/proof.facts.ts';
import { amountOf, newProofFacts } from '../market/deal-and-proof.ts';
import type { ProofCheck, ProofView } from '../proofs/proof.schema.ts';
import type { TransactionType } from '../transactions/transaction.schema.ts';
import type { Account } from './fake-accounts.ts';
import { type FakeDeal, type FakeProof, dealView, factsOf, proofFactsOf } from './fake-deal-view.ts';
import type { createFakeMoney } from './fake-money.ts';
import { FakeRefusal, notFound } from './fake-routes.ts';
import type { LogSketch } from './sample-logs.ts';
import type { ConditionInput } from '../terms/condition.schema.ts';

type Piece = Omit<ProofView['evidence'][number], 'uploadedAt' | 'round'>;
/** Who gives a command, and their note. */
export type GivenBy = { party: Party; text?: string | undefined };
/** The entities of the fake's law adapter. */
export type FakeMarket = { application: Application; deal: FakeDeal; proof: FakeProof; who: GivenBy };

export const refused = ({ reason, ...details }: Refusal) =>
  new FakeRefusal(reason, 'Lúc này chưa làm được việc đó.', details);

const negotiations: readonly string[] = ['DRAFT', 'NEGOTIATING'];

function newProof(deal: FakeDeal, condition: ConditionInput, no: number): FakeProof {
  return {
    ...newProofFacts,
    id: `${deal.id}p${no}`,
    no,
    condition,
    state: 'REQUIRED',
    amount: amountOf(deal.facts.terms, condition),
    failedChecks: [{ rule: 'EMPTY', passed: false, note: null }],
    wasSubmitted: false,
    evidence: [],
    decisions: [],
    version: 0,
  };
}

export type FakeNotify = (to: Account, sketch: { action: NotificationCode } & Partial<LogSketch>) => void;
export type FakeDealsDeps = {
  clock: Clock;
  notify: FakeNotify;
  /** Moves money of a person, in đồng, and writes the movement. */
  move: ReturnType<typeof createFakeMoney>['move'];
  isServed: (path: string) => boolean;
};

/** Deals in memory: decided by the real laws, with follow-ups at once. The job does not change, and no timer runs. */
export function createFakeDeals({ clock, notify, move, isServed }: FakeDealsDeps) {
  const kept: FakeDeal[] = [];
  /** Deals that are shown as they are, by the user in whose list they stand. */
  const shown: { account: Account; deal: DealView }[] = [];

  const find = (wanted: string, reader: Account): FakeDeal => {
    const deal = kept.find(({ id }) => id === wanted);
    if (!deal || (deal.author !== reader && deal.worker !== reader)) throw notFound();
    return deal;
  };
  const dealOf = (proof: FakeProof): FakeDeal => {
    const deal = kept.find(({ proofs }) => proofs.includes(proof));
    if (!deal) throw notFound();
    return deal;
  };
  const findProof = (wanted: string, reader: Account) => {
    const proof = kept.flatMap(({ proofs }) => proofs).find(({ id }) => id === wanted);
    if (!proof) throw notFound();
    return { deal: find(dealOf(proof).id, reader), proof };
  };

  const view = (deal: FakeDeal, reader: Account): DealView =>
    dealView(deal, reader, { now: clock.now(), isServed });

  function pay({ id, job, author, worker, facts }: FakeDeal, moves: readonly Move[], before: number): void {
    let paid = before;
    const row = (type: TransactionType, { user }: Account) => ({
      type,
      ref: { dealId: id },
      about: { job: job.title, person: user.displayName },
    });
    for (const { move: kind, price, fee } of moves) {
      const sum = price + fee;
      if (kind === 'LOCK_DEAL') move(author, { balance: -sum, held: sum }, row('ESCROW_LOCK', worker));
      if (kind === 'REFUND') move(author, { balance: sum, held: -sum }, row('ESCROW_REFUND', worker));
      if (kind !== 'RELEASE' && kind !== 'BONUS') continue;
      const type = kind === 'BONUS' ? kind : 'ESCROW_RELEASE';
      move(author, kind === 'BONUS' ? { balance: -sum } : { held: -sum }, row(type, worker));
      move(worker, { balance: price - workerFeeFor(paid, price, facts.workerBps) }, row(type, author));
      if (kind === 'RELEASE') paid += price;
    }
  }

  function tell(deal: FakeDeal, logs: readonly Log[], { party, text }: GivenBy, proof?: FakeProof): void {
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
          ...(dueAt !== undefined && { dueAt: new Date(dueAt).toISOString() }),
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

  const newDeal = (job: JobView, [author, worker]: [Account, Account], id?: string): FakeDeal => ({
    id: id ?? `dl${kept.length + 1}`,
    job,
    author,
    worker,
    facts: {
      ...newDealFacts,
      kind: job.kind,
      terms: job.kind === 'QUICK' ? termsOfPosting({ ...job, releaseMode: 'ALL' }) : null,
      timeLimitMin: job.timeLimitMin,
      workerBps: workerTiers.BRONZE,
    },
    offers: [],
    proofs: [],
    refunded: 0,
    cancelReason: '',
    changeAskedAt: 0,
    version: 0,
  });

  /** The job does not change and takes no command. */
  const ports: LawPorts<FakeMarket> = {
    now: () => clock.now(),
    system: { party: 'system' },
    job() {
      throw notFound();
    },
    application() {
      throw notFound();
    },
    deal({ deal, command: { type } }, by) {
      const facts = factsOf(deal);
      return {
        facts,
        deal: () => deal,
        store({ next, money }) {
          if (!kept.includes(deal)) kept.push(deal);
          const { proofs: _proofs, balance: _balance, job: _job, candidate: _candidate, ...own } = next;
          deal.offers = offersAfter(deal.offers, next, by, clock.now());
          deal.facts = own;
          deal.refunded += refundedOf(money);
          deal.version += 1;
          if (type === 'REQUEST_CANCEL') deal.cancelReason = by.text ?? '';
          if (type === 'CHANGE_ORDER') deal.changeAskedAt = clock.now();
        },
        move: ({ money }) => pay(deal, money, facts.paid),
        tell: ({ logs }) => tell(deal, logs, by),
      };
    },
    proof({ proof, command }, by) {
      const deal = dealOf(proof);
      return {
        facts: proofFactsOf(deal, proof),
        deal: () => deal,
        store({ next }) {
          const { deal: _deal, rejections: _rejections, rules: _rules, ...own } = next;
          const wasSubmitted = proof.wasSubmitted || own.state === 'SUBMITTED';
          const said = verdictsIn(command, by, proof.condition, clock.now());
          const decisions = [...proof.decisions, ...said];
          Object.assign(proof, own, { wasSubmitted, decisions, version: proof.version + 1 });
        },
        move({ money }) {
          pay(deal, money, deal.facts.paid);
          deal.refunded += refundedOf(money);
          for (const { move: kind, price, fee } of money) {
            const { held, paid } = deal.facts;
            deal.facts.held = { price: held.price - price, fee: held.fee - fee };
            if (kind === 'RELEASE') deal.facts.paid = paid + price;
          }
        },
        tell: ({ logs }) => tell(deal, logs, by, proof),
      };
    },
    jobState: () => 'DRAFT',
    waiting: () => [],
    negotiating: () => [],
    proofsOf: ({ proofs }) => proofs,
    addProofs(deal, from) {
      const missing = (deal.facts.terms?.conditions ?? []).slice(from);
      deal.proofs.push(...missing.map((condition, index) => newProof(deal, condition, from + index + 1)));
      return [];
    },
    undo(refusal) {
      throw refused(refusal);
    },
  };
  function give(order: Order<FakeMarket>, by: GivenBy): void {
    const decision = runSync(carryOut(ports, order, by));
    if (!decision.isLawful) throw refused(decision.refusal);
  }
  const act = (deal: FakeDeal, command: DealCommand, by: GivenBy) => give({ of: 'deal', deal, command }, by);
  const judge = (proof: FakeProof, command: ProofCommand, by: GivenBy) =>
    give({ of: 'proof', proof, command }, by);

  /** A worker's evidence; the only check is that there is some. */
  function handIn(proof: FakeProof, pieces: Piece[], submit: boolean): ProofCheck[] {
    const round = proof.revisionCount + 1;
    const uploadedAt = new Date(clock.now()).toISOString();
    const evidence = [...proof.evidence, ...pieces.map((piece) => ({ ...piece, round, uploadedAt }))];
    const isEmpty = !evidence.some((piece) => piece.round === round);
    const failedChecks = isEmpty ? [{ rule: 'EMPTY', passed: false, note: null }] : [];
    judge(proof, { type: 'UPLOAD', failedChecks }, { party: 'worker' });
    proof.evidence = evidence;
    if (submit) judge(proof, { type: 'SUBMIT' }, { party: 'worker' });
    return failedChecks;
  }

  return {
    find,
    findProof,
    view,
    act,
    judge,
    handIn,
    ports,
    newDeal,
    /** Deals of a job without agreed terms. */
    negotiatingOn: (job: JobView) =>
      kept.filter((deal) => deal.job === job && negotiations.includes(deal.facts.state)),
    /** Begins a deal by a command. */
    begin(job: JobView, sides: [Account, Account], command: DealCommand, by: GivenBy): DealView {
      const deal = newDeal(job, sides);
      act(deal, command, by);
      return view(deal, deal.author);
    },
    /** Puts a deal into a user's list as it is. */
    show: (account: Account, deal: DealView): void => void shown.push({ account, deal }),
    listOf: (reader: Account): DealView[] => [
      ...shown.filter(({ account }) => account === reader).map(({ deal }) => deal),
      ...kept
        .filter(({ author, worker }) => author === reader || worker === reader)
        .map((deal) => view(deal, reader)),
    ],
  };
}

export type FakeDeals = ReturnType<typeof createFakeDeals>;
