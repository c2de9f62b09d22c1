import { findDeal } from '../../modules/market/deals/deals.repository.ts';
import { listOfDeal } from '../../modules/market/proofs/proofs.repository.ts';
import type { Past } from './past.ts';

/** The product's ids of the seed's jobs, applications and deals so far. */
export type Known = {
  jobs: Map<string, string>;
  applications: Map<string, string>;
  deals: Map<string, string>;
};

/** One step of somebody, and how many hours ago. */
export type Step = {
  hoursAgo: number;
  run: (past: Past, known: Known) => Promise<unknown>;
  /** The job that it belongs to, for error messages. */
  about?: string;
};

export const hour = 3_600_000;

/** The product's id of a seed id. */
export const of = (ids: Map<string, string>, seedId: string): string => {
  const id = ids.get(seedId);
  if (id === undefined) throw new Error(`${seedId} has not come about yet`);
  return id;
};

/** The deal's row: cheaper than the service's view, which computes actions. */
export async function glance({ unit }: Past, known: Known, dealId: string) {
  const row = await findDeal(unit.db, of(known.deals, dealId));
  if (!row) throw new Error(`${dealId} is gone`);
  return { row, ofDeal: { dealId: row.id, version: row.version } };
}

export const getProof = async ({ unit }: Past, known: Known, dealId: string, no: number) => {
  const proof = (await listOfDeal(unit.db, of(known.deals, dealId)))[no - 1];
  if (!proof) throw new Error(`${dealId} has no proof ${no}`);
  return proof;
};
