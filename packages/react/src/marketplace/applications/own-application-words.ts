import { formatDong } from '@keo/core';
import { type OwnApplication, firstTierNet } from '@keo/core/contract';
import { momentWords } from '../../i18n/moment-words.ts';
import { timeWords } from '../jobs/job-words.ts';
import type { JobTexts } from '../jobs/use-job-texts.ts';
import type { OwnApplicationTexts } from './use-own-application-texts.ts';

/** What its worker gets, and in what time. */
export const ownApplicationFacts = (
  { bid, durationHours, job }: OwnApplication,
  t: OwnApplicationTexts,
  jobTexts: JobTexts,
): string[] => [
  t('applied.net', { amount: formatDong(bid === null ? job.net : firstTierNet(bid)) }),
  ...(bid === null ? [t('applied.atPrice')] : []),
  ...(durationHours === null ? [] : [t('applied.within', { time: timeWords(durationHours * 60, jobTexts) })]),
];

/** Where it stands, and what comes next. */
export function nextForApplicant(
  { state, job, authorReadAt }: Pick<OwnApplication, 'state' | 'job' | 'authorReadAt'>,
  t: OwnApplicationTexts,
): string {
  const name = job.author.displayName;
  if (job.state === 'REMOVED' && state !== 'ACCEPTED') return t('applied.next.REMOVED');
  if (state !== 'SUBMITTED') return t(`applied.next.${state}`, { name });
  if (job.state === 'FILLED' || job.state === 'PAUSED') return t(`applied.next.${job.state}`, { name });
  if (authorReadAt === null) return t('applied.next.unread', { name });
  return t('applied.next.read', { name, time: momentWords(authorReadAt, t.locale) });
}
