import {
  type DealCommand,
  type DealFacts,
  type JobFacts,
  type ProofCommand,
  type ProofFacts,
  type Timer,
  dealTimers,
  decidedProofs,
  proofTimers,
} from '@keo/core/contract';
import type { Clock } from '../../../platform/clock.ts';
import { afterQuietHours } from '../../../platform/queue/quiet-hours.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { jobFacts } from './job-facts.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import { isSamePerson } from '../../bank-cards/same-person.service.ts';
import { getCard } from '../../users/public-user.ts';
import type { UsersService } from '../../users/users.service.ts';
import type { WalletService } from '../../wallet/wallet.service.ts';
import { candidateFor } from './candidate.ts';
import { dealFacts, proofFacts } from './deal-facts.ts';
import { countSlots } from '../deals/deal-lists.repository.ts';
import type { DealRow } from '../deals/deals.table.ts';
import { type DealAndJob, type LoadedDeal, keep } from './loaded-deal.ts';
import * as proofs from '../proofs/proofs.repository.ts';
import type { ProofRow } from '../proofs/proofs.table.ts';

/** The proofs as stored. */
type Facts = { deal: DealFacts; proofs: readonly ProofRow[] };

type Read = Pick<Unit, 'db'>;
export type DealTimer =
  | (Timer<DealCommand['type']> & { of: 'deal' })
  | (Timer<ProofCommand['type']> & { of: 'proof'; proofId: string });

/** The law's facts of the market and its timers, read only. */
export type MarketFacts = {
  load: (unit: Read, deal: DealAndJob) => LoadedDeal;
  getFacts: (unit: Read, deal: LoadedDeal) => Promise<Facts>;
  getProofFacts: (deal: LoadedDeal, row: ProofRow, facts: DealFacts) => Promise<ProofFacts>;
  getJobFacts: (unit: Read, row: JobRow) => Promise<JobFacts>;
  /** The timers that change a deal or a proof, soonest first; reminders are left out. */
  getOutcomes: (deal: LoadedDeal, facts: Facts) => Promise<DealTimer[]>;
  /** The law's facts and outcomes of a deal, without what its timers do not depend on. */
  getClocks: (deal: LoadedDeal) => Promise<{ deal: DealFacts; timers: DealTimer[] }>;
  /** Soonest first; reminders are moved out of quiet hours. */
  getTimers: (deal: LoadedDeal) => Promise<DealTimer[]>;
};

export const isOpen = ({ state }: ProofRow) => !decidedProofs.includes(state);

const getProofFacts: MarketFacts['getProofFacts'] = async ({ rejections }, row, deal) =>
  proofFacts(row, deal, await rejections.get());

/** Until money is held, a deal of two accounts of one person is refused; after that it goes on. */
const isSelfDeal = async (db: Read['db'], { state, authorId, workerId }: DealRow): Promise<boolean> =>
  ['DRAFT', 'NEGOTIATING', 'AGREED'].includes(state) && isSamePerson(db, authorId, workerId);

/** Until the terms are agreed; an applicant's eligibility was checked when they applied. */
async function findCandidate(db: Read['db'], { row, job }: DealAndJob, now: Date) {
  if (row.state !== 'NEGOTIATING') return undefined;
  const { unmetRule, pause } = await candidateFor(db, job, row.workerId, now);
  return { pause, unmetRule: row.applicationId === null ? unmetRule : null };
}

const waitingIn = ({ deal, proofs: ofDeal }: Facts) => (deal.terms === null ? [] : ofDeal.filter(isOpen));

/** Soonest first. */
async function getLawTimers(loaded: LoadedDeal, facts: Facts): Promise<DealTimer[]> {
  const own = dealTimers(facts.deal).map((timer) => ({ ...timer, of: 'deal' as const }));
  const waiting = waitingIn(facts);
  if (waiting.length === 0) return own.toSorted((a, b) => a.at - b.at);
  const rejections = await loaded.rejections.get();
  const ofProofs = waiting.flatMap((proof) =>
    proofTimers(proofFacts(proof, facts.deal, rejections)).map((timer) => ({
      ...timer,
      of: 'proof' as const,
      proofId: proof.id,
    })),
  );
  // At the same moment proofs are decided before their deal.
  return [...ofProofs, ...own].toSorted((a, b) => a.at - b.at);
}

const getOutcomes: MarketFacts['getOutcomes'] = async (loaded, facts) =>
  (await getLawTimers(loaded, facts)).filter(({ isReminder }) => !isReminder);

type Needs = { clock: Pick<Clock, 'now'> } & {
  users: Pick<UsersService, 'byId'>;
  wallet: Pick<WalletService, 'getSpendable' | 'heldForJob'>;
  isFlagged: (job: JobRow) => boolean;
};

async function getJobFacts(
  { users, wallet, isFlagged }: Needs,
  { db }: Read,
  row: JobRow,
): Promise<JobFacts> {
  const { live } = await countSlots(db, row.id);
  const balance = await wallet.getSpendable(db, row.authorId);
  // A slot that came free after the job's expiry has no money, so counting free slots would give too much.
  const budget = await wallet.heldForJob(db, row.id);
  const author = await users.byId(db, row.authorId);
  const isVerified = author.emailVerifiedAt !== null || author.phoneVerifiedAt !== null;
  return jobFacts(row, { live, balance, budget, isVerified, isFlagged: isFlagged(row) });
}

async function loadPeople({ users }: Needs, { db }: Read, { authorId, workerId }: DealRow) {
  const both = await Promise.all([authorId, workerId].map((userId) => users.byId(db, userId)));
  const byId = new Map(
    both.map((user) => [user.id, { card: getCard(user), quietHours: user.settings.quietHours }]),
  );
  return (userId: string) => {
    const person = byId.get(userId);
    if (!person) throw notFound();
    return person;
  };
}

function load(needs: Needs, { db }: Read, { row, job }: DealAndJob): LoadedDeal {
  const { id, authorId } = row;
  const ofDeal = keep(() => proofs.listOfDeal(db, id));
  return {
    row,
    job,
    proofs: ofDeal,
    evidence: keep(() => proofs.evidenceOfDeal(db, id)),
    rejections: keep(async () => proofs.getRejections(db, row, await ofDeal.get())),
    balance: keep(() => needs.wallet.getSpendable(db, authorId)),
    people: keep(() => loadPeople(needs, { db }, row)),
  };
}

async function getFacts({ clock }: Needs, { db }: Read, loaded: LoadedDeal): Promise<Facts> {
  const { row, job } = loaded;
  const ofDeal = await loaded.proofs.get();
  const balance = await loaded.balance.get();
  const isSame = await isSelfDeal(db, row);
  const now = clock.now();
  const candidate = await findCandidate(db, { row, job }, now);
  const world = { job, proofs: ofDeal, balance, isSamePerson: isSame, candidate, now: +now };
  return { deal: dealFacts(row, world), proofs: ofDeal };
}

/** Timers depend on neither balance nor self-dealing. */
async function getTimedFacts({ clock }: Needs, { row, job, proofs: kept }: LoadedDeal): Promise<Facts> {
  const ofDeal = await kept.get();
  const world = { job, proofs: ofDeal, balance: 0, isSamePerson: false, now: +clock.now() };
  return { deal: dealFacts(row, world), proofs: ofDeal };
}

async function getClocks(needs: Needs, loaded: LoadedDeal) {
  const facts = await getTimedFacts(needs, loaded);
  return { deal: facts.deal, timers: await getOutcomes(loaded, facts) };
}

async function getTimers(needs: Needs, loaded: LoadedDeal): Promise<DealTimer[]> {
  const { row } = loaded;
  const found = await getLawTimers(loaded, await getTimedFacts(needs, loaded));
  const timers = [];
  for (const timer of found) {
    const { at, reminds } = timer;
    if (!reminds) {
      timers.push(timer);
      continue;
    }
    const getPerson = await loaded.people.get();
    const { quietHours } = getPerson(reminds.who === 'author' ? row.authorId : row.workerId);
    timers.push({ ...timer, at: afterQuietHours({ at, of: reminds.of }, quietHours) });
  }
  return timers.toSorted((a, b) => a.at - b.at);
}

export const createMarketFacts = (needs: Needs): MarketFacts => ({
  load: (unit, deal) => load(needs, unit, deal),
  getFacts: (unit, deal) => getFacts(needs, unit, deal),
  getProofFacts,
  getJobFacts: (unit, row) => getJobFacts(needs, unit, row),
  getOutcomes,
  getClocks: (deal) => getClocks(needs, deal),
  getTimers: (deal) => getTimers(needs, deal),
});
