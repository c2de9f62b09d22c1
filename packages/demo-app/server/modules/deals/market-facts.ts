import {
  type DealCommand,
  type DealFacts,
  type JobFacts,
  type ProofCommand,
  type ProofFacts,
  type Timer,
  dealTimers,
  proofTimers,
} from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import { RefusalError } from '../../platform/refusal.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { jobFacts } from '../jobs/job-facts.ts';
import type { JobDesk } from '../jobs/job-desk.service.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { UsersService } from '../users/users.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { dealFacts } from './deal-facts.ts';
import * as deals from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import { proofFacts } from './proof-facts.ts';
import * as proofs from './proofs.repository.ts';
import type { ProofRow } from './proofs.table.ts';

/** What the law must know of a deal, with its proofs as they are kept. */
type Facts = { deal: DealFacts; proofs: readonly ProofRow[] };

type Read = Pick<Unit, 'db'>;
type DealTimer =
  | (Timer<DealCommand['type']> & { of: 'deal' })
  | (Timer<ProofCommand['type']> & { of: 'proof'; proofId: string });

/** What the laws must know of the market as it stands, and what of it happens by itself. Changes nothing. */
export type MarketFacts = {
  /** What the law must know of a deal as it stands. */
  factsOf: (unit: Read, row: DealRow) => Promise<Facts>;
  proofFactsOf: (unit: Read, row: ProofRow, deal: DealFacts) => Promise<ProofFacts>;
  jobFactsOf: (unit: Read, row: JobRow) => Promise<JobFacts>;
  /** What becomes of a deal or one of its proofs if nobody does anything. */
  nextOutcome: (
    unit: Read,
    row: DealRow,
    known: Facts,
  ) => Promise<{ id: string; at: number; outcome: string; amount?: number } | null>;
  /** Everything that happens by itself in a deal and its proofs, soonest first. */
  timersOf: (unit: Read, row: DealRow, known?: Facts) => Promise<DealTimer[]>;
};

/** A proof that is not decided yet. */
export const isOpen = ({ state }: ProofRow) => !['APPROVED', 'REFUNDED', 'VOID'].includes(state);
const noVerdicts = { submitted: 0, rejected: 0 };

const notFound = () => new RefusalError('NOT_FOUND', 'notFound');

const proofFactsOf: MarketFacts['proofFactsOf'] = async ({ db }, row, deal) =>
  proofFacts(row, deal, await proofs.countVerdicts(db, row.jobId));

export function createMarketFacts(
  { clock }: { clock: Pick<Clock, 'now'> },
  deps: {
    users: Pick<UsersService, 'byId'>;
    wallet: Pick<WalletService, 'balancesOf'>;
    jobs: JobDesk;
    isFlagged: (job: JobRow) => boolean;
  },
): MarketFacts {
  const { users, wallet, jobs, isFlagged } = deps;

  async function jobFactsOf({ db }: Read, row: JobRow): Promise<JobFacts> {
    const { live } = await deals.countSlots(db, row.id);
    const { balance } = await wallet.balancesOf(db, row.authorId);
    const author = await users.byId(db, row.authorId);
    const isVerified = author.emailVerifiedAt !== null || author.phoneVerifiedAt !== null;
    return jobFacts(row, { live, balance, isVerified, isFlagged: isFlagged(row) });
  }

  async function factsOf(unit: Read, row: DealRow) {
    const job = await jobs.findJob(unit.db, row.jobId);
    if (!job) throw notFound();
    const facts = await jobFactsOf(unit, job);
    const ofDeal = await proofs.listOfDeals(unit.db, [row.id]);
    const now = +clock.now();
    return {
      deal: dealFacts(row, { job: facts, proofs: ofDeal, balance: facts.balance, now }),
      proofs: ofDeal,
    };
  }

  async function timersOf(unit: Read, row: DealRow, known?: Facts): Promise<DealTimer[]> {
    const facts = known ?? (await factsOf(unit, row));
    const own = dealTimers(facts.deal).map((timer) => ({ ...timer, of: 'deal' as const }));
    const ofProofs: DealTimer[] = [];
    const waiting = facts.deal.terms === null ? [] : facts.proofs.filter(isOpen);
    const verdicts = waiting.length === 0 ? noVerdicts : await proofs.countVerdicts(unit.db, row.jobId);
    for (const proof of waiting)
      for (const timer of proofTimers(proofFacts(proof, facts.deal, verdicts)))
        ofProofs.push({ ...timer, of: 'proof' as const, proofId: proof.id });
    return [...own, ...ofProofs].toSorted((a, b) => a.at - b.at);
  }

  /** People read what will come of it; that somebody is reminded on the way is no outcome. */
  const nextOutcome: MarketFacts['nextOutcome'] = async (unit, row, known) => {
    const timers = await timersOf(unit, row, known);
    return timers.find(({ isReminder }) => !isReminder) ?? null;
  };

  return { factsOf, proofFactsOf, jobFactsOf, nextOutcome, timersOf };
}
