import { number, object, optional, parse, string } from 'valibot';
import { getLink } from '../../../modules/market/deals/deal-logs.ts';
import { toHash } from '../../../platform/database/idempotency.ts';
import type { Row } from './past-file.ts';

const logSchema = object({
  action: string(),
  recipient_id: string(),
  created_at: string(),
  metadata: object({
    dealId: optional(string()),
    eventId: string(),
    no: optional(number()),
    prevHash: optional(string()),
    amount: optional(number()),
    reason: optional(string()),
  }),
});

const hashWith = (row: Row, prevHash: string): string => {
  const { action: code, recipient_id: recipientId, created_at, metadata } = parse(logSchema, row);
  const { eventId, no = 0, amount, reason } = metadata;
  return getLink({ prevHash, eventId, no, code, recipientId, at: new Date(created_at), amount, reason });
};

const getPrevHash = (row: Row): string | undefined => Object(row['metadata']).prevHash;

/**
 * Rebuilds the hash chains after shifting: each log contains the hash of the one before, and its time is part of the
 * hash. `before` and `after` are the same logs in the same order. Logs that were folded away are gone, and hashes of
 * them stay.
 */
export function relinkHistories(
  before: readonly Row[],
  after: readonly Row[],
  deals: readonly Row[],
): { logs: Row[]; deals: Row[] } {
  const linked = before.flatMap((row, at) => {
    const [fresh, prevHash] = [after[at], getPrevHash(row)];
    return fresh && prevHash !== undefined ? [[hashWith(row, prevHash), { fresh, prevHash }] as const] : [];
  });
  const links = new Map(linked);
  const known = new Map<string, string>();
  const getNewHash = (hash: string): string => {
    const link = links.get(hash);
    if (!link) return hash;
    const now = known.get(hash) ?? hashWith(link.fresh, getNewHash(link.prevHash));
    known.set(hash, now);
    return now;
  };
  const logs = after.map((row, at) => {
    const prevHash = before[at] && getPrevHash(before[at]);
    return prevHash === undefined
      ? row
      : { ...row, metadata: { ...Object(row['metadata']), prevHash: getNewHash(prevHash) } };
  });
  return {
    logs,
    deals: deals.map((deal) => ({ ...deal, chain_hash: getNewHash(String(deal['chain_hash'])) })),
  };
}

/** How many of these logs, and of the chain ends that deals name, refer to an existing log. */
export function countLinks(logs: readonly Row[], deals: readonly Row[]): { logs: number; deals: number } {
  const roots = deals.map(({ id }) => toHash({ id }));
  const hashes = logs.flatMap((row) => {
    const prevHash = getPrevHash(row);
    return prevHash === undefined ? [] : [hashWith(row, prevHash)];
  });
  const there = new Set([...roots, ...hashes]);
  return {
    logs: logs.filter((row) => there.has(getPrevHash(row) ?? '')).length,
    deals: deals.filter((deal) => there.has(String(deal['chain_hash']))).length,
  };
}
