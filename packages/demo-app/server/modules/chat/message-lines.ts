import { toLine } from '@keo/core/contract';
import { batched } from '../../platform/database/batched.ts';
import type { Database } from '../../platform/database/database.ts';
import { findMessagesAt } from './messages.repository.ts';
import { viewMessages } from './view-messages.ts';

/** A message in one line, as it reads now; an ellipsis for a deleted one. */
export const lineAt = batched(
  async (db: Database, places: readonly { roomId: string; seq: number }[]): Promise<string[]> => {
    const messages = await viewMessages(db, await findMessagesAt(db, places));
    return places.map(({ roomId, seq }) => {
      const message = messages.find((one) => one.roomId === roomId && one.seq === seq);
      return (message && toLine(message)) || '…';
    });
  },
);
