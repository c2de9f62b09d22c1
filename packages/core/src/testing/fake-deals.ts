import type { Clock } from '../client/ports.ts';
import { workerFeeFor, workerTiers } from '../deals/deal-fees.schema.ts';
import type { DealCommand } from '../deals/deal.facts.ts';
import { decideDeal } from '../deals/deal.lifecycle.ts';
import type { DealView } from '../deals/deal.schema.ts';
import { newDealFacts } from '../deals/new-deal.facts.ts';
import type { Terms } from '../deals/terms.schema.ts';
import type { Refusal } from '../http/refusal.schema.ts';
import type { JobView } from '../jobs/job.schema.ts';
import type { Ask, Log, Move, Party } from '../law/decision.ts';
import type { NotificationCode } from '../notifications/notification-codes.ts';
import type { ProofCommand } from '../proofs/proof.facts.ts';
import { decideProof, proofLaw } from '../proofs/proof.lifecycle.ts';
import type { ConditionInput, ProofCheck, ProofView } from '../proofs/proof.schema.ts';
import type { TransactionType } from '../transactions/transaction.schema.ts';
import type { Account } from './fake-accounts.ts';
import { type FakeDeal, type FakeProof, dealView, factsOf, proofFactsOf } from './fake-deal-view.ts';
import { FakeRefusal } from './fake-routes.ts';
import type { LogSketch } from './stories.ts';
import { notFound } from './sketch-job.ts';

type Piece = Omit<ProofView['evidence'][number], 'uploadedAt' | 'round'>;
type By = { party: Party; text?: string | undefined };

const refused = ({ reason, ...details }: Refusal) =>
  new FakeRefusal(reason, 'Lúc này chưa làm được việc đó.', details);

function newProof(deal: FakeDeal, condition: ConditionInput): FakeProof {
  const no = deal.proofs.length + 1;
  return {
    id: `${deal.id}p${no}`,
    no,
    condition,
    state: 'REQUIRED',
    amount: deal.facts.terms?.releaseMode === 'PER_PROOF' ? (condition.amount ?? 0) : 0,
    failedChecks: [{ rule: 'EMPTY', passed: false, note: null }],
    submittedAt: null,
    reviewDueAt: null,
    revisionCount: 0,
    revisionDueAt: null,
    appealUntil: null,
    remindedAt: null,
    isAuto: false,
    wasSubmitted: false,
    evidence: [],
    decisions: [],
    version: 0,
  };
}

/** A refused command of the system is not due yet, and no error. */
const unlessRefused = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error;
  }
};

export type FakeDealsDeps = {
  clock: Clock;
  notify: (to: Account, sketch: { action: NotificationCode } & Partial<LogSketch>) => void;
  /** Moves money of a person, in đồng, and writes the movement. */
  move: (
    account: Account,
    change: { balance?: number; held?: number },
    row: { type: TransactionType; ref: { dealId: string }; about: { job: string; person: string } },
  ) => void;
  /** Whether the fake answers that path. */
  isServed: (path: string) => boolean;
};

/**
 * Deals in memory, from an offer to its payment: the laws decide, as on the real server, and what follows is done at
 * once. The job stays as it was sketched, and no timer runs.
 */
export function createFakeDeals({ clock, notify, move, isServed }: FakeDealsDeps) {
  const kept: FakeDeal[] = [];
  /** Deals of stories that show one as it is, by whose list they stand in. */
  const shown: { account: Account; deal: DealView }[] = [];

  const find = (wanted: string, reader: Account): FakeDeal => {
    const deal = kept.find(({ id }) => id === wanted);
    if (!deal || (deal.author !== reader && deal.worker !== reader)) throw notFound();
    return deal;
  };
  const findProof = (wanted: string, reader: Account) => {
    for (const deal of kept) {
      const proof = deal.proofs.find(({ id }) => id === wanted);
      if (proof) return { deal: find(deal.id, reader), proof };
    }
    throw notFound();
  };

  const view = (deal: FakeDeal, reader: Account): DealView =>
    dealView(deal, reader, { now: clock.now(), isServed });

  function pay(deal: FakeDeal, moves: readonly Move[], paidBefore: number): void {
    const { author, worker, facts } = deal;
    let paid = paidBefore;
    for (const { move: kind, price, fee } of moves) {
      const row = (type: TransactionType, of: Account) => {
        const { displayName: person } = (of === author ? worker : author).user;
        return { type, ref: { dealId: deal.id }, about: { job: deal.job.title, person } };
      };
      const sum = price + fee;
      if (kind === 'LOCK_DEAL') move(author, { balance: -sum, held: sum }, row('ESCROW_LOCK', author));
      if (kind === 'REFUND') {
        move(author, { balance: sum, held: -sum }, row('ESCROW_REFUND', author));
        deal.refunded += price;
      }
      if (kind === 'RELEASE') {
        move(author, { held: -sum }, row('ESCROW_RELEASE', author));
        move(
          worker,
          { balance: price - workerFeeFor(paid, price, facts.workerBps) },
          row('ESCROW_RELEASE', worker),
        );
        paid += price;
      }
      if (kind === 'BONUS') {
        move(author, { balance: -sum }, row('BONUS', author));
        move(worker, { balance: price - workerFeeFor(paid, price, facts.workerBps) }, row('BONUS', worker));
      }
    }
  }

  function tell(deal: FakeDeal, logs: readonly Log[], { party, text }: By, proof?: FakeProof): void {
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

  function follow(deal: FakeDeal, asks: readonly Ask[], by: By): void {
    const system = { party: 'system' } as const;
    for (const ask of asks) {
      if (ask.of === 'deal' && ask.type !== 'APPLICATION_ACCEPTED') {
        const { type } = ask;
        unlessRefused(() => act(deal, { type }, system));
      }
      if (ask.of === 'part') {
        const part = deal.proofs[ask.no - 1];
        if (part) judge(deal, part, { type: 'RAISE', amount: ask.amount }, system);
      }
      if (ask.of === 'proof') {
        const proof = deal.proofs.find(({ id }) => id === ask.proofId);
        if (proof) judge(deal, proof, ask, 'must' in ask ? by : system);
      }
      if (ask.of !== 'proofs') continue;
      if (ask.type === 'TERMS_FIXED') {
        for (const condition of (deal.facts.terms?.conditions ?? []).slice(deal.proofs.length))
          deal.proofs.push(newProof(deal, condition));
        continue;
      }
      for (const proof of deal.proofs)
        if (proofLaw.takes(proof.state, ask.type)) unlessRefused(() => judge(deal, proof, ask, system));
    }
  }

  function act(deal: FakeDeal, command: DealCommand, by: By): void {
    const now = clock.now();
    const decision = decideDeal(factsOf(deal), command, { party: by.party, now });
    if (!decision.isLawful) throw refused(decision.refusal);
    const { next, money, logs, asks } = decision;
    const { proofs: _proofs, balance: _balance, job: _job, candidate: _candidate, ...facts } = next;
    const paidBefore = deal.facts.paid;
    deal.facts = facts;
    deal.version += 1;
    if (command.type === 'REQUEST_CANCEL') deal.cancelReason = by.text ?? '';
    if (command.type === 'CHANGE_ORDER') deal.changeAskedAt = now;
    if (facts.offerNo > deal.offers.length && facts.terms !== null)
      deal.offers.push({
        no: facts.offerNo,
        by: by.party === 'worker' ? 'worker' : 'author',
        terms: facts.terms,
        note: by.text ?? null,
        createdAt: new Date(now).toISOString(),
      });
    pay(deal, money, paidBefore);
    tell(deal, logs, by);
    follow(deal, asks, by);
  }

  function judge(deal: FakeDeal, proof: FakeProof, command: ProofCommand, by: By): void {
    const now = clock.now();
    const decision = decideProof(proofFactsOf(deal, proof), command, { party: by.party, now });
    if (!decision.isLawful) throw refused(decision.refusal);
    const { next, money, logs, asks } = decision;
    const { deal: _deal, rejections: _rejections, rules: _rules, ...facts } = next;
    const wasSubmitted = proof.wasSubmitted || facts.state === 'SUBMITTED';
    Object.assign(proof, facts, { wasSubmitted, version: proof.version + 1 });
    if (by.party === 'author')
      proof.decisions.push({
        by: 'author',
        action: command.type,
        reasonCode: command.type === 'REJECT' ? command.reasonCode : null,
        condition: command.type === 'REJECT' ? proof.condition.title : null,
        note: by.text ?? null,
        at: new Date(now).toISOString(),
      });
    pay(deal, money, deal.facts.paid);
    for (const { move: kind, price, fee } of money) {
      const { held, paid } = deal.facts;
      deal.facts.held = { price: held.price - price, fee: held.fee - fee };
      if (kind === 'RELEASE') deal.facts.paid = paid + price;
    }
    tell(deal, logs, by, proof);
    follow(deal, asks, by);
  }

  /** Evidence of a worker; of what its author asked for it is only looked at whether there is any. */
  function handIn(deal: FakeDeal, proof: FakeProof, pieces: Piece[], submit: boolean): ProofCheck[] {
    const round = proof.revisionCount + 1;
    const uploadedAt = new Date(clock.now()).toISOString();
    const evidence = [...proof.evidence, ...pieces.map((piece) => ({ ...piece, round, uploadedAt }))];
    const isEmpty = !evidence.some((piece) => piece.round === round);
    const failedChecks = isEmpty ? [{ rule: 'EMPTY', passed: false, note: null }] : [];
    judge(deal, proof, { type: 'UPLOAD', failedChecks }, { party: 'worker' });
    proof.evidence = evidence;
    if (submit) judge(deal, proof, { type: 'SUBMIT' }, { party: 'worker' });
    return failedChecks;
  }

  return {
    find,
    findProof,
    view,
    act,
    judge,
    handIn,
    /** The author of a job makes a first offer. */
    offer(job: JobView, author: Account, worker: Account, terms: Terms, text?: string): DealView {
      const deal: FakeDeal = {
        id: `dl${kept.length + 1}`,
        job,
        author,
        worker,
        facts: {
          ...newDealFacts,
          kind: job.kind,
          terms: null,
          timeLimitMin: job.timeLimitMin,
          workerBps: workerTiers.BRONZE,
        },
        offers: [],
        proofs: [],
        refunded: 0,
        cancelReason: '',
        changeAskedAt: 0,
        version: 0,
      };
      act(deal, { type: 'INIT_BY_AUTHOR', terms }, { party: 'author', text });
      kept.push(deal);
      return view(deal, author);
    },
    /** Stands in the list of its reader, as it is. */
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
