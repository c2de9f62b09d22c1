import {
  type DealEvent,
  type EndpointData,
  type dealLogsEndpoints,
  dealEventsVi,
  eventWords,
  getCodeRow,
} from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { countEvents, listEvents, wasSentFile } from './deal-history.repository.ts';
import type { LogMetadata } from './deal-log.draft.ts';
import { toDealLogs } from './to-deal-log.ts';

type Page = EndpointData<typeof dealLogsEndpoints.dealLogsList>;

/**
 * An event of the other side: without money that is theirs alone, and in neutral words, since its sentence addresses
 * them.
 */
export function asSeenByOther(event: DealEvent): DealEvent {
  const { action } = event;
  const { key, proof, text } = eventWords(event);
  const what = dealEventsVi[key].replace('{proof}', () => proof);
  const description = text === '' ? what : `${what}: ${text}`;
  const all: LogMetadata = event.metadata;
  const { amount: _amount, timer: _timer, params: { amount: __, ...params } = {}, ...rest } = all;
  return {
    ...event,
    msg: JSON.stringify({ action, description, metadata: {} }),
    description,
    isRead: true,
    metadata: getCodeRow(action)?.timeline === 'agreed' ? { ...all } : { ...rest, params },
  };
}

/** The caller checks that the reader is a side of the deal. */
export async function readDealEvents(
  db: Database,
  target: { dealId: string; readerId: string },
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<Page> {
  const rows = await listEvents(db, target, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const total = await countEvents(db, target);
  const logs = await toDealLogs(db, rows);
  const list = logs.map((log, at) => {
    const { seq: _, ...event } = log;
    return rows[at]?.recipientId === target.readerId ? event : asSeenByOther(event);
  });
  return { list, total, totalPage: Math.ceil(total / pageSize) };
}

export const mayReadNote = wasSentFile;
