import type { Application, UserCard } from '@keo/core/contract';
import { hideContacts } from '../../../platform/texts/mask-contacts.ts';
import type { ApplicationRow, MaskedLetter } from './applications.table.ts';

export const toMaskedLetter = ({ coverLetter, answers }: MaskedLetter): MaskedLetter => ({
  coverLetter: hideContacts(coverLetter),
  answers: answers.map(hideContacts),
});

/** Only the author sees the shortlist mark, and reads contacts masked. */
export function toApplication(
  row: ApplicationRow,
  worker: UserCard,
  readerId: string,
  {
    reliability,
    rating,
    replyMinutes,
    lastSeenAt,
  }: Pick<Application, 'reliability' | 'rating' | 'replyMinutes' | 'lastSeenAt'> = {},
): Application {
  const { coverLetter, answers } = readerId === row.workerId ? row : (row.masked ?? toMaskedLetter(row));
  return {
    id: row.id,
    jobId: row.jobId,
    worker,
    ...(reliability && { reliability }),
    ...(rating !== undefined && { rating }),
    ...(replyMinutes !== undefined && { replyMinutes }),
    ...(lastSeenAt !== undefined && { lastSeenAt }),
    state: row.state,
    bid: row.bid,
    durationHours: row.durationHours,
    coverLetter,
    answers,
    shortlisted: readerId === row.authorId && row.shortlisted,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
