import type { EndpointData, dealLogsEndpoints } from '@keo/core/contract';
import type { Database } from '../../platform/database.ts';
import type { DealLogRow } from './deal-log.repository.ts';
import { countEvents, listEvents, wasGivenFile } from './deal-history.repository.ts';
import { toDealLog } from './to-deal-log.ts';

type Page = EndpointData<typeof dealLogsEndpoints.dealLogsList>;
type DealEvent = Page['list'][number];

/** Codes whose amount is the agreed price. Other amounts are the recipient's own, fees included. */
const agreed: ReadonlySet<string> = new Set([
  'DEAL_PROPOSAL_CREATED',
  'DEAL_PROPOSAL_UPDATED',
  'DEAL_APPROVED',
]);

/** An event as this side may see it, no matter whom it was sent to. */
export function toDealEvent(row: DealLogRow, readerId: string): DealEvent {
  const { seq: _, ...event } = toDealLog(row);
  if (row.recipientId === readerId || agreed.has(row.action)) return event;
  const { amount: _amount, params: { amount: __, ...params } = {}, ...metadata } = row.metadata;
  return { ...event, isRead: true, metadata: { ...metadata, params } };
}

/** The history of a deal for one of its sides; the caller checks that the reader is one. */
export async function readDealEvents(
  db: Database,
  of: { dealId: string; readerId: string },
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<Page> {
  const rows = await listEvents(db, of, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const total = await countEvents(db, of);
  const list = rows.map((row) => toDealEvent(row, of.readerId));
  return { list, total, totalPage: Math.ceil(total / pageSize) };
}

/** Whether another user's file came to that user with a note. */
export const mayReadNote = wasGivenFile;
