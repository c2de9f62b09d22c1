import type { Unit } from '../../platform/database/unit-of-work.ts';
import { fileNameBefore } from '../market/deals/masked-words.ts';
import type { Files } from '../uploads/files.service.ts';
import type { FileRow } from './chat.table.ts';
import { type PairHistory, getContacts } from './room-state.ts';

/** A user's own files for a message. Contacts in their names are masked until money was held. */
export async function filesForBoth(
  unit: Unit,
  message: { messageId: string; senderId: string; fileIds: readonly string[]; history: PairHistory },
  files: Pick<Files, 'keep'>,
): Promise<{ rows: FileRow[]; isMasked: boolean }> {
  const { messageId, senderId, fileIds, history } = message;
  if (fileIds.length === 0) return { rows: [], isMasked: false };
  let isMasked = false;
  const hidden = (name: string): string => {
    const shown = fileNameBefore(name);
    isMasked ||= shown !== name;
    return shown;
  };
  const named = getContacts(history) === 'HIDDEN' ? hidden : undefined;
  const kept = await files.keep(unit.db, senderId, fileIds, named);
  const rows = kept
    .toSorted((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id))
    .map(({ id: fileId, name, mime, size }, place) => ({ messageId, place, fileId, name, mime, size }));
  return { rows, isMasked };
}
