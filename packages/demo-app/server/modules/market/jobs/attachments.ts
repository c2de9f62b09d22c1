import type { Attachment } from '@keo/core/contract';
import { and, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { hideContacts } from '../../../platform/texts/mask-contacts.ts';
import type { Files } from '../../uploads/files.service.ts';
import { hiddenStates, jobs } from './jobs.table.ts';

export async function mayReadAttachment(db: Database, fileId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        sql`${jobs.attachments} @> ${JSON.stringify([{ id: fileId }])}::jsonb`,
        notInArray(jobs.state, [...hiddenStates]),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** In the order given; marks them as kept. */
export async function keepAttachments(
  db: Database,
  keepFiles: Files['keep'],
  { userId, fileIds }: { userId: string; fileIds: readonly string[] },
): Promise<Attachment[]> {
  if (fileIds.length === 0) return [];
  const byId = new Map((await keepFiles(db, userId, fileIds)).map((file) => [file.id, file]));
  return [...new Set(fileIds)].flatMap((id) => {
    const file = byId.get(id);
    return file ? [{ id, name: hideContacts(file.name), mime: file.mime, size: file.size }] : [];
  });
}
