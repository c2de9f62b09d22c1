import {
  type EndpointInput,
  type JobEdit,
  type jobsEndpoints,
  editedFields,
  isPublished,
  jobLimits,
} from '@keo/core/contract';
import { RefusalError } from '../../../platform/http/refusal.ts';
import { toHash } from '../../../platform/database/idempotency.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import { newId } from '../../../platform/security/secret-text.ts';
import { hideContacts } from '../../../platform/texts/mask-contacts.ts';
import { nameToAll } from '../../../platform/texts/name-to-all.ts';
import type { Notifications } from '../../notifications/notifications.service.ts';
import { isBlocked } from '../../blocks/blocks.service.ts';
import type { Files } from '../../uploads/files.service.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import { keepAttachments } from './attachments.ts';
import { hasBoundDeal, insertEdit, keepTitle, listEdits } from './job-edits.repository.ts';
import { jobLog } from './job-logs.ts';
import { updateJob } from './jobs.repository.ts';
import type { JobRow, NewJob } from './jobs.table.ts';
import { getSearchWords } from './new-job.ts';
import { scamIn } from './scam-patterns.ts';
import { stateNow, toMaskedJob } from './to-job.ts';

type Words = EndpointInput<typeof jobsEndpoints.editJob>['words'];
type Edited = Pick<JobRow, (typeof editedFields)[number]>;

export type EditNeeds = {
  keepFiles: Files['keep'];
  applications: Pick<Applicants, 'hasAny' | 'listWaiting'>;
  notifications: Pick<Notifications, 'writeLogs'>;
};

/** One text for each field, as its history is kept. */
const toText = (job: Edited, field: keyof Edited): string => {
  if (field === 'attachments') return job.attachments.map(({ name }) => name).join('\n');
  return field === 'questions' ? job.questions.join('\n') : job[field];
};

/** A new file of a name that an old one had is numbered, or it would not show. */
const toTextAfter = (before: Edited, after: Edited, field: keyof Edited): string => {
  if (field !== 'attachments') return toText(after, field);
  const attachments = after.attachments.map((file) => {
    const named = before.attachments.filter(({ name }) => name === file.name);
    const isNew = named.length > 0 && named.every(({ id }) => id !== file.id);
    return isNew ? { ...file, name: `${file.name} (2)` } : file;
  });
  return toText({ ...after, attachments }, field);
};

// PostgreSQL sorts the keys of JSON.
const isSame = (before: Edited, after: Edited, field: keyof Edited) =>
  toHash(before[field]) === toHash(after[field]);

const losesFile = (before: Edited, after: Edited) =>
  before.attachments.some(({ id }) => after.attachments.every((file) => file.id !== id));

async function toEdited(
  { keepFiles }: EditNeeds,
  { db }: Unit,
  row: JobRow,
  { title, fileIds, questions, ...words }: Words,
): Promise<Edited> {
  const attachments = fileIds && (await keepAttachments(db, keepFiles, { userId: row.authorId, fileIds }));
  return {
    title: title === undefined ? row.title : nameToAll('title', title),
    description: words.description ?? row.description,
    categorySlug: words.categorySlug ?? row.categorySlug,
    questions: questions && row.acceptMode === 'APPLY' ? questions.map(hideContacts) : row.questions,
    attachments: attachments ?? row.attachments,
  };
}

async function refuseEdit({ applications }: EditNeeds, { db }: Unit, row: JobRow, after: Edited, now: Date) {
  if (!isPublished(stateNow(row, now))) throw new RefusalError('NOT_ALLOWED', 'notAllowedNow');
  if (!isSame(row, after, 'questions') && (await applications.hasAny(db, row.id)))
    throw new RefusalError('NOT_ALLOWED', 'job.questionsAnswered');
  if (losesFile(row, after) && (await hasBoundDeal(db, row.id)))
    throw new RefusalError('NOT_ALLOWED', 'job.filesNeeded');
  const scam = scamIn({ ...row, ...after });
  // What an operator let pass stays.
  if (scam !== null && scam !== scamIn(row)) throw new RefusalError('SCAM_PATTERN', 'job.scamWords');
  const max = jobLimits.editsMax;
  if ((await listEdits(db, row.id)).length >= max)
    throw new RefusalError('LIMIT', 'job.edits', { max }, { max });
}

async function tellApplicants({ applications, notifications }: EditNeeds, unit: Unit, job: JobRow) {
  const waiting = await applications.listWaiting(unit.db, job.id);
  const areBlocked = await Promise.all(
    waiting.map(({ workerId }) => isBlocked(unit.db, job.authorId, workerId)),
  );
  const drafts = waiting
    .filter((_, index) => areBlocked[index] === false)
    .map(({ workerId }) =>
      jobLog(job, {
        action: 'ACTION_REQUIRED',
        reason: 'JOB_EDITED',
        recipientId: workerId,
        workerId,
        actorId: job.authorId,
      }),
    );
  if (drafts.length > 0) await notifications.writeLogs(unit, drafts);
}

/**
 * Writes the words of a published job, their history, and a notification to each who applied; the address stays. The
 * job is locked. Nothing is written where nothing would change, as when an answer was lost.
 */
export async function editJob(
  needs: EditNeeds,
  unit: Unit,
  row: JobRow,
  words: Words,
  { now, version }: { now: Date; version: number },
): Promise<JobRow | 'STALE'> {
  const after = await toEdited(needs, unit, row, words);
  const changed = editedFields.filter((field) => !isSame(row, after, field));
  if (changed.length === 0) return row;
  if (row.version !== version) return 'STALE';
  await refuseEdit(needs, unit, row, after, now);
  const changes: JobEdit['changes'] = changed.map((field) => ({
    field,
    before: toText(row, field),
    after: toTextAfter(row, after, field),
  }));
  if (changed.includes('title')) await keepTitle(unit.db, row.id, row.title);
  await insertEdit(unit.db, { id: newId('je'), jobId: row.id, changes, createdAt: now });
  const columns: Partial<NewJob> = {
    ...after,
    masked: toMaskedJob({ ...row, ...after }),
    words: getSearchWords({ ...row, ...after }),
    updatedAt: now,
  };
  const edited = await updateJob(unit.db, row.id, columns);
  await tellApplicants(needs, unit, edited);
  return edited;
}
