import { type ApplyJob, jobLimits } from '@keo/core/contract';
import { toHash } from '../../../platform/database/idempotency.ts';
import { FieldsError, RefusalError } from '../../../platform/http/refusal.ts';
import type { JobRow } from '../jobs/jobs.table.ts';

/** @throws FieldsError for a bid that this job does not allow. */
export function refuseBid({ kind }: JobRow, { bid }: ApplyJob): void {
  const fitsStep = bid === undefined || bid % jobLimits.projectPriceStep === 0;
  const isFine = kind === 'QUICK' ? bid === undefined : fitsStep && (bid ?? 0) <= jobLimits.projectPriceMax;
  if (isFine) return;
  const { projectPriceMin: min, projectPriceMax: max, projectPriceStep: step } = jobLimits;
  const params = Object.fromEntries(
    Object.entries({ min, max, step }).map(([name, limit]) => [name, limit.toLocaleString('en-US')]),
  );
  throw new FieldsError('INVALID', {
    bid: kind === 'QUICK' ? 'application.noBid' : { text: 'fault.PRICE', params },
  });
}

/** Exactly one answer for each question, as it was read. */
export function refuseAnswers(
  { questions }: JobRow,
  { answers, questions: read = questions }: ApplyJob,
): void {
  if (toHash(read) !== toHash(questions)) throw new RefusalError('STALE', 'application.questionsChanged');
  const isFine = answers.length === questions.length && answers.every((answer) => answer !== '');
  if (!isFine) throw new FieldsError('INVALID', { answers: 'application.answers' });
}
