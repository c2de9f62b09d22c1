import type { Database } from '../../platform/database/database.ts';
import { userById } from '../users/users.service.ts';
import type { DealLogRow } from './deal-log.repository.ts';

/** A message in one line, as it reads now. */
export type LineAt = (db: Database, message: { roomId: string; seq: number }) => Promise<string>;

async function getWords(db: Database, { action, metadata }: DealLogRow, lineAt?: LineAt) {
  const { otherId, roomId, seq } = metadata;
  const isMessage = action === 'NEW_MESSAGE' && roomId !== undefined && seq !== undefined;
  const [other, text] = await Promise.all([
    otherId === undefined ? null : userById(db, otherId),
    isMessage && lineAt ? lineAt(db, { roomId, seq }) : null,
  ]);
  return { ...(other && { otherName: other.displayName }), ...(text !== null && { text }) };
}

/**
 * With the names of people and the words of messages as they are now. Logs are stored without: what is renamed, edited
 * or deleted is so in every log, also in those that were read long ago. `lineAt`: where there may be messages among them.
 */
export const worded = (db: Database, rows: readonly DealLogRow[], lineAt?: LineAt): Promise<DealLogRow[]> =>
  Promise.all(
    rows.map(async (row) => {
      const params = { ...row.metadata.params, ...(await getWords(db, row, lineAt)) };
      return { ...row, metadata: { ...row.metadata, params } };
    }),
  );
