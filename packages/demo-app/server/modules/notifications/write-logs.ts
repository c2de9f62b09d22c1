import { getNewsTopic, isAlwaysOn } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/security/secret-text.ts';
import { batched } from '../../platform/database/batched.ts';
import { findSwitched, isNewsOn } from '../users/news-choices.ts';
import type { LogDraft } from './deal-log.draft.ts';
import * as repository from './deal-log.repository.ts';
import { findFolding } from './folding.ts';
import { getMailAt } from './news-kinds.ts';

type Row = repository.DealLogRow;

const day = 24 * 60 * 60 * 1000;

/** Not read, or to be mailed or mailed and not read since. */
const isUnseen = ({ isRead, mailAt }: Row) => !isRead || mailAt !== null;

type Place = { id: string; seq: number; at: Date; isMuted: boolean };

function toRow(draft: LogDraft, place: Place): Row {
  const { action, recipientId, recipientRole, authorId, workerId, metadata } = draft;
  return {
    id: place.id,
    recipientId,
    seq: place.seq,
    action,
    metadata: { eventId: `ev_${place.id.slice(3)}`, ...metadata, recipientId, recipientRole },
    isRead: place.isMuted,
    authorId,
    workerId,
    foldKey: findFolding(draft)?.key ?? null,
    mailAt: getMailAt(draft, place.at),
    mailedAt: null,
    createdAt: place.at,
    updatedAt: place.at,
  };
}

/** Numbered by its insert. */
export const newRow = (draft: LogDraft, at: Date, isMuted = false): Row =>
  toRow(draft, { id: newId('lg'), seq: 0, at, isMuted });

/** In place of the earlier one. While it is unread it is mailed once, not again for each new log. */
function toReplacement(draft: LogDraft, earlier: Row, place: Omit<Place, 'id'>): Row {
  const row = toRow(draft, { ...place, id: earlier.id });
  if (!isUnseen(earlier)) return row;
  return { ...row, mailAt: row.mailAt && (earlier.mailAt ?? row.mailAt), mailedAt: earlier.mailedAt };
}

const isMutable = ({ action }: LogDraft) => !isAlwaysOn(getNewsTopic(action), 'app');

/** Whether its recipient wants none of its topic in the app: such a log is written as read. */
async function findMuted(db: Database, drafts: readonly LogDraft[]): Promise<(draft: LogDraft) => boolean> {
  const ids = [...new Set(drafts.filter(isMutable).map(({ recipientId }) => recipientId))];
  const switched = new Map(
    await Promise.all(ids.map(async (id) => [id, await findSwitched(db, id)] as const)),
  );
  return ({ action, recipientId }) => !isNewsOn(switched.get(recipientId) ?? {}, getNewsTopic(action), 'app');
}

/**
 * Numbers and writes logs in the caller's transaction; returns the rows in order. `findFolding` says which replace an
 * earlier log or are dropped.
 */
export async function writeRows(db: Database, drafts: readonly LogDraft[], now: Date): Promise<Row[]> {
  if (drafts.length === 0) return [];
  const isMuted = await findMuted(db, drafts);
  if (drafts.every((draft) => findFolding(draft) === null))
    return writeUnfolded(db, { drafts, at: now, isMuted });
  // With the counters locked no other transaction writes for these recipients; the lock on an earlier log keeps it from
  // being read or mailed meanwhile.
  await repository.lockCounters(db, new Set(drafts.map((draft) => draft.recipientId)));
  const rows: Row[] = [];
  for (const draft of drafts) {
    const earlier = await findEarlier(db, draft, now);
    if (earlier === 'enough') continue;
    if (earlier) {
      const seqs = await repository.reserveSeqs(db, new Map([[draft.recipientId, 1]]));
      const seq = seqs.get(draft.recipientId) ?? 0;
      const row = toReplacement(draft, earlier, { seq, at: now, isMuted: isMuted(draft) });
      await repository.replaceLog(db, row);
      rows.push(row);
    } else rows.push(...(await repository.insertLogs(db, [newRow(draft, now, isMuted(draft))])));
  }
  return rows;
}

/** Logs that do not fold. */
type Batch = { drafts: readonly LogDraft[]; at: Date; isMuted: (draft: LogDraft) => boolean };
const writeUnfolded = batched(async (db, batches: readonly Batch[]) => {
  const unnumbered = batches.flatMap(({ drafts, at, isMuted }) =>
    drafts.map((draft) => newRow(draft, at, isMuted(draft))),
  );
  const rows = await repository.insertLogs(db, unnumbered);
  return batches.map(({ drafts }) => rows.splice(0, drafts.length));
});

/** The log that is replaced, `enough` where the draft is dropped, null for neither. */
async function findEarlier(db: Database, draft: LogDraft, now: Date): Promise<Row | 'enough' | null> {
  const folding = findFolding(draft);
  if (folding === null) return null;
  const since = new Date(Math.max(0, +now - folding.within));
  const earlier = await repository.lockByFoldKey(db, draft.recipientId, folding.key, since);
  if (folding.how === 'replace') return folding.evenRead || (earlier && isUnseen(earlier)) ? earlier : null;
  const ofToday = new Date(+now - day);
  const written = await repository.countSince(db, draft.recipientId, draft.action, ofToday);
  return earlier !== null || written >= folding.atMost ? 'enough' : null;
}
