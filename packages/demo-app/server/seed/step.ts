import { findDeal } from '../modules/deals/deals.repository.ts';
import { listOfDeal } from '../modules/deals/proofs.repository.ts';
import type { Past } from './past.ts';

/** What has come about by now: the product's own ids of the seed's postings, applications and deals. */
export type Known = {
  jobs: Map<string, string>;
  applications: Map<string, string>;
  deals: Map<string, string>;
};

/** One thing that somebody does, and how many hours ago. */
export type Step = {
  hoursAgo: number;
  run: (past: Past, known: Known) => Promise<unknown>;
  /** The posting it belongs to, for whoever reads that it went wrong. */
  about?: string;
};

export const hour = 3_600_000;

/** The product's id of what the seed calls that. */
export const of = (ids: Map<string, string>, seedId: string): string => {
  const id = ids.get(seedId);
  if (id === undefined) throw new Error(`${seedId} has not come about yet`);
  return id;
};

/** The deal as it stands now: a glance, where the service's own view would reckon what may be done. */
export async function glance({ unit }: Past, known: Known, dealId: string) {
  const row = await findDeal(unit.db, of(known.deals, dealId));
  if (!row) throw new Error(`${dealId} is gone`);
  return { row, ofDeal: { dealId: row.id, version: row.version } };
}

export const proofOf = async ({ unit }: Past, known: Known, dealId: string, no: number) => {
  const proof = (await listOfDeal(unit.db, of(known.deals, dealId)))[no - 1];
  if (!proof) throw new Error(`${dealId} has no proof ${no}`);
  return proof;
};
