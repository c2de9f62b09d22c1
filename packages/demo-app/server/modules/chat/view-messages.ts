import { type Attachment, type ChatMessage, type Quote, toQuote } from '@keo/core/contract';
import type { Database } from '../../platform/database/database.ts';
import type { MessageRow } from './chat.table.ts';
import { listFiles } from './files.repository.ts';
import * as messages from './messages.repository.ts';

const toMessage = (row: MessageRow, files: Attachment[], replyTo: Quote | null): ChatMessage => ({
  roomId: row.roomId,
  id: row.id,
  seq: row.seq,
  clientId: row.clientId,
  senderId: row.senderId,
  type: 'TEXT',
  text: row.text,
  isMasked: row.isMasked,
  isSuspicious: row.scamRule !== null,
  createdAt: row.createdAt.toISOString(),
  files,
  replyTo,
  editedAt: row.editedAt?.toISOString() ?? null,
  deletedAt: row.deletedAt?.toISOString() ?? null,
  change: row.change,
});

/** In the order given. */
export async function viewMessages(db: Database, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  const answered = [...new Set(rows.flatMap(({ replyTo }) => replyTo ?? []))];
  const quoted = answered.length > 0 ? await messages.findMessages(db, answered) : [];
  const standing = [...rows, ...quoted].filter(({ deletedAt }) => deletedAt === null);
  const files = await listFiles(
    db,
    standing.map(({ id }) => id),
  );
  const getFiles = (row: MessageRow) =>
    files
      .filter(({ messageId }) => messageId === row.id)
      .map(({ fileId: id, name, mime, size }) => ({ id, name, mime, size }));
  return rows.map((row) => {
    const to = quoted.find(({ id }) => id === row.replyTo);
    return toMessage(row, getFiles(row), to ? toQuote(toMessage(to, getFiles(to), null)) : null);
  });
}

export async function viewMessage(db: Database, row: MessageRow): Promise<ChatMessage> {
  const [message] = await viewMessages(db, [row]);
  if (!message) throw new Error('A row is a message');
  return message;
}
