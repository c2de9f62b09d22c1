import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/security/secret-text.ts';
import { batched } from '../../platform/database/batched.ts';
import type { LogDraft } from './deal-log.draft.ts';
import * as repository from './deal-log.repository.ts';
import { findFolding } from './folding.ts';

type Row = repository.DealLogRow;

const day = 24 * 60 * 60 * 1000;

function toRow(draft: LogDraft, place: { id: string; seq: number; at: Date }): Row {
  const { action, recipientId, recipientRole, authorId, workerId, metadata } = draft;
  return {
    id: place.id,
    recipientId,
    seq: place.seq,
    action,
    metadata: { eventId: `ev_${place.id.slice(3)}`, ...metadata, recipientId, recipientRole },
    isRead: false,
    authorId,
    workerId,
    foldKey: findFolding(draft)?.key ?? null,
    createdAt: place.at,
    updatedAt: place.at,
  };
}

/** Numbered by its insert. */
export const newRow = (draft: LogDraft, at: Date): Row => toRow(draft, { id: newId('lg'), seq: 0, at });

/**
 * Numbers and writes logs in the caller's transaction; returns the rows in order. `findFolding` says which replace an
 * earlier log or are dropped.
 */
export async function writeRows(db: Database, drafts: readonly LogDraft[], now: Date): Promise<Row[]> {
  if (drafts.length === 0) return [];
  if (drafts.every((draft) => findFolding(draft) === null)) return writeUnfolded(db, { drafts, at: now });
  // With the counters locked nobody else writes for these recipients, so what the rules read cannot change.
  await repository.lockCounters(db, new Set(drafts.map((draft) => draft.recipientId)));
  const rows: Row[] = [];
  for (const draft of drafts) {
    const earlier = await findEarlier(db, draft, now);
    if (earlier === 'enough') continue;
    if (earlier) {
      const seqs = await repository.reserveSeqs(db, new Map([[draft.recipientId, 1]]));
      const row = toRow(draft, { id: earlier.id, seq: seqs.get(draft.recipientId) ?? 0, at: now });
      await repository.replaceLog(db, row);
      rows.push(row);
    } else rows.push(...(await repository.insertLogs(db, [newRow(draft, now)])));
  }
  return rows;
}

/** Logs that do not fold. */
const writeUnfolded = batched(async (db, batches: readonly { drafts: readonly LogDraft[]; at: Date }[]) => {
  const unnumbered = batches.flatMap(({ drafts, at }) => drafts.map((draft) => newRow(draft, at)));
  const rows = await repository.insertLogs(db, unnumbered);
  return batches.map(({ drafts }) => rows.splice(0, drafts.length));
});

/** The log that is replaced, `enough` where the draft is dropped, null for neither. */
async function findEarlier(db: Database, draft: LogDraft, now: Date): Promise<Row | 'enough' | null> {
  const folding = findFolding(draft);
  if (folding === null) return null;
  const since = new Date(Math.max(0, +now - folding.within));
  const earlier = await repository.findByFoldKey(db, draft.recipientId, folding.key, since);
  if (folding.how === 'replace') return folding.evenRead || earlier?.isRead === false ? earlier : null;
  const ofToday = new Date(+now - day);
  const written = await repository.countSince(db, draft.recipientId, draft.action, ofToday);
  return earlier !== null || written >= folding.atMost ? 'enough' : null;
}
