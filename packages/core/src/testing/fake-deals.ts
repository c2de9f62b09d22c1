import type { DealCommand } from '../deals/deal.facts.ts';
import type { DealView } from '../deals/deal.schema.ts';
import type { JobView } from '../jobs/job.schema.ts';
import type { Clock } from '../ports/ports.ts';
import type { ProofCommand } from '../proofs/proof.facts.ts';
import type { ProofCheck, ProofView } from '../proofs/proof.schema.ts';
import type { Account } from './fake-accounts.ts';
import { dealView } from './fake-deal-view.ts';
import type { IssuedBy } from './fake-effects.ts';
import type { FakeLaw } from './fake-law.ts';
import { notFound } from './fake-routes.ts';
import type { FakeDeal, FakeProof } from './fake-rows.ts';

type Piece = Omit<ProofView['evidence'][number], 'uploadedAt' | 'round'>;

export type FakeDealsDeps = { clock: Clock; law: FakeLaw; isServed: (path: string) => boolean };

/** Deals in memory as their sides find, read and change them. */
export function createFakeDeals({ clock, law, isServed }: FakeDealsDeps) {
  const { deals: kept } = law.rows;
  /** Deals that are shown as they are, by the user in whose list they stand. */
  const shown: { account: Account; deal: DealView }[] = [];

  const find = (wanted: string, reader: Account): FakeDeal => {
    const deal = kept.find(({ id }) => id === wanted);
    if (!deal || (deal.author !== reader && deal.worker !== reader)) throw notFound();
    return deal;
  };
  const findProof = (wanted: string, reader: Account) => {
    const proof = kept.flatMap(({ proofs }) => proofs).find(({ id }) => id === wanted);
    if (!proof) throw notFound();
    return { deal: find(law.getDeal(proof).id, reader), proof };
  };

  const view = (deal: FakeDeal, reader: Account): DealView =>
    dealView(deal, reader, { facts: law.facts, now: clock.now(), isServed });

  const act = (deal: FakeDeal, command: DealCommand, by: IssuedBy) =>
    law.give(deal.job, { of: 'deal', deal, command }, by);
  const judge = (proof: FakeProof, command: ProofCommand, by: IssuedBy) =>
    law.give(law.getDeal(proof).job, { of: 'proof', proof, command }, by);

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
    rejectionsOn: law.facts.rejectionsOn,
    /** Begins a deal by a command. */
    begin(job: JobView, worker: Account, command: DealCommand, by: IssuedBy): DealView {
      const deal = law.newDeal(job, worker);
      act(deal, command, by);
      return view(deal, deal.author);
    },
    /** Puts a deal into a user's list as it is. */
    show: (account: Account, deal: DealView): void => void shown.push({ account, deal }),
    listDeals: (reader: Account): DealView[] => [
      ...shown.filter(({ account }) => account === reader).map(({ deal }) => deal),
      ...kept
        .filter(({ author, worker }) => author === reader || worker === reader)
        .map((deal) => view(deal, reader)),
    ],
  };
}

export type FakeDeals = ReturnType<typeof createFakeDeals>;
