import {
  type DealView,
  type ListedDeal,
  type Terms,
  dealViewSchema,
  listedDealSchema,
  termsOfJob,
} from '@keo/core/contract';
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { Clock } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { UsersService } from '../../users/users.service.ts';
import { findDeal } from './deals.repository.ts';
import type { DealRow } from './deals.table.ts';
import type { LoadedDeal } from '../law/loaded-deal.ts';
import { maskedFor, hiddenIn } from './hidden-texts.ts';
import type { MarketFacts } from '../law/market-facts.ts';
import { toDamagedDeal, toDeal } from './to-deal.ts';

type Read = Pick<Unit, 'db'>;

/** Deals as one side sees them; the caller checks that the reader is one. */
export type DealViews = {
  /** Throws where stored data does not fit the contract, so that nothing unreadable is committed. */
  view: (unit: Read, deal: DealRow | LoadedDeal, readerId: string) => Promise<DealView>;
  viewById: (unit: Read, dealId: string, readerId: string) => Promise<DealView>;
  /** For reads: shows what is valid and reports the rest. */
  show: (unit: Read, row: DealRow, readerId: string) => Promise<DealView>;
  /** `show` for a list, in order and without evidence; as many statements as for one deal. */
  showAll: (unit: Read, rows: readonly DealRow[], readerId: string) => Promise<ListedDeal[]>;
};

/** Stored data does not fit the contract. `pnpm operator deal faults` and `pnpm reconcile` find its money. */
class DamagedDeal extends Error {
  override readonly name = 'DamagedDeal' as const;
  constructor(dealId: string, { message, path }: BaseIssue<unknown>) {
    super(`the deal ${dealId} cannot be read: ${path?.map(({ key }) => String(key)).join('.')} ${message}`);
  }
}

function readable<Schema extends GenericSchema>(schema: Schema, deal: ListedDeal): InferOutput<Schema> {
  const answer = safeParse(schema, deal);
  if (answer.success) return answer.output;
  throw new DamagedDeal(deal.id, answer.issues[0]);
}

type Needs = { clock: Pick<Clock, 'now'> } & Pick<Platform, 'report'> & {
    users: Pick<UsersService, 'loadCards'>;
    applications: Pick<Applicants, 'findApplication'>;
    market: Pick<MarketFacts, 'load' | 'getFacts' | 'getOutcomes'>;
    /** Null until one side has opened it. */
    findRoom: (db: Unit['db'], deal: DealRow) => Promise<string | null>;
  };

/** Null once there is an offer, or none can come. */
async function getOpeningTerms(
  { applications }: Needs,
  { db }: Read,
  row: DealRow,
  job: JobRow,
): Promise<Terms | null> {
  if (row.state !== 'DRAFT') return null;
  const application = row.applicationId ? await applications.findApplication(db, row.applicationId) : null;
  const draft = { ...job, conditions: [...job.conditions, ...row.prepared] };
  const { bid: price = null, durationHours = null } = application ?? {};
  return termsOfJob(draft, { price, durationHours });
}

async function load({ market }: Needs, { db }: Read, row: DealRow): Promise<LoadedDeal> {
  const job = await jobs.findJob(db, row.jobId);
  if (!job) throw notFound();
  return market.load({ db }, { row, job });
}

async function toListed(
  needs: Needs,
  { db }: Read,
  loaded: LoadedDeal,
  readerId: string,
): Promise<ListedDeal> {
  const { market, findRoom, clock } = needs;
  const { row, job } = loaded;
  const getPerson = await loaded.people.get();
  const roomId = await findRoom(db, row);
  const facts = await market.getFacts({ db }, loaded);
  const timers = await market.getOutcomes(loaded, facts);
  const openingTerms = await getOpeningTerms(needs, { db }, row, job);
  const hidden = hiddenIn({ row, job });
  const side = readerId === row.authorId ? 'author' : 'worker';
  const shown = (terms: Terms) => maskedFor(terms, hidden, side);
  const { deal, proofs } = facts;
  const getCard = (id: string) => getPerson(id).card;
  const read = { job, facts: deal, proofs, getCard, timers, roomId, openingTerms, shown };
  return toDeal(row, { ...read, readerId, now: clock.now() });
}

async function view(
  needs: Needs,
  unit: Read,
  target: DealRow | LoadedDeal,
  readerId: string,
): Promise<DealView> {
  const loaded = 'row' in target ? target : await load(needs, unit, target);
  const deal = await toListed(needs, unit, loaded, readerId);
  const evidence = await loaded.evidence.get();
  const proofs = deal.proofs.map((proof) => ({ ...proof, evidence: evidence.get(proof.id) ?? [] }));
  return readable(dealViewSchema, { ...deal, proofs });
}

async function viewDamaged(
  { users, report }: Needs,
  { db }: Read,
  { row, readerId }: { row: DealRow; readerId: string },
  error: unknown,
): Promise<DealView> {
  if (!(error instanceof DamagedDeal)) throw error;
  report(error);
  const job = await jobs.findJob(db, row.jobId);
  if (!job) throw error;
  const getCard = await users.loadCards(db, [row.authorId, row.workerId]);
  return toDamagedDeal(row, { job, getCard, readerId });
}

export const createDealViews = (needs: Needs): DealViews => ({
  view: (unit, deal, readerId) => view(needs, unit, deal, readerId),

  async viewById(unit, dealId, readerId) {
    const row = await findDeal(unit.db, dealId);
    return row ? view(needs, unit, row, readerId) : Promise.reject(notFound());
  },

  show: (unit, row, readerId) =>
    view(needs, unit, row, readerId).catch((error: unknown) =>
      viewDamaged(needs, unit, { row, readerId }, error),
    ),

  showAll: (unit, rows, readerId) =>
    Promise.all(
      rows.map((row) =>
        load(needs, unit, row)
          .then((loaded) => toListed(needs, unit, loaded, readerId))
          .then((deal) => readable(listedDealSchema, deal))
          .catch((error: unknown) => viewDamaged(needs, unit, { row, readerId }, error)),
      ),
    ),
});
