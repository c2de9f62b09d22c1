import type { Application, UserCard } from '@keo/core/contract';
import type { ApplicationRow } from './applications.table.ts';

/** As its reader sees it: only the author knows who is shortlisted. */
export const toApplication = (row: ApplicationRow, worker: UserCard, readerId: string): Application => ({
  id: row.id,
  jobId: row.jobId,
  worker,
  state: row.state,
  bid: row.bid,
  durationHours: row.durationHours,
  coverLetter: row.coverLetter,
  answers: row.answers,
  shortlisted: readerId === row.authorId && row.shortlisted,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
