import type { Application, Reliability, UserCard } from '@keo/core/contract';
import { maskContacts } from '../chat/mask-contacts.ts';
import type { ApplicationRow } from './applications.table.ts';

/** As its reader sees it: only the author knows who is shortlisted, and reads of no way past Keo. */
export function toApplication(
  row: ApplicationRow,
  worker: UserCard,
  readerId: string,
  reliability?: Reliability,
): Application {
  const said = (text: string) => (readerId === row.workerId ? text : maskContacts(text).text);
  return {
    id: row.id,
    jobId: row.jobId,
    worker,
    ...(reliability && { reliability }),
    state: row.state,
    bid: row.bid,
    durationHours: row.durationHours,
    coverLetter: said(row.coverLetter),
    answers: row.answers.map(said),
    shortlisted: readerId === row.authorId && row.shortlisted,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
