import { type Locale, formatDong } from '@keo/core';
import {
  type CategorySlug,
  type ConditionInput,
  type JobListing,
  type JobView,
  type Place,
  jobCategories,
  provinces,
} from '@keo/core/contract';
import type { JobTexts } from './use-job-texts.ts';

export const ruleWords = ({ accept, mandatory }: ConditionInput, t: JobTexts): string[] => [
  ...(accept.match && accept.types.length > 1 ? [t(`job.condition.match.${accept.match}`)] : []),
  ...(accept.minFiles ? [t('job.condition.files', { count: accept.minFiles })] : []),
  ...(accept.minTextLen ? [t('job.condition.text', { min: accept.minTextLen })] : []),
  ...(accept.mustBeFresh ? [t('job.condition.fresh')] : []),
  ...(mandatory ? [] : [t('job.condition.optional')]),
];

/** `45 phút`, `3 giờ`, `2 ngày`: the largest unit that divides it. */
export function timeWords(minutes: number, t: JobTexts): string {
  if (minutes % 1440 === 0) return t('job.time.days', { count: minutes / 1440 });
  if (minutes % 60 === 0) return t('job.time.hours', { count: minutes / 60 });
  return t('job.time.minutes', { count: minutes });
}

type Timed = Pick<JobListing, 'timeLimitMin' | 'durationHours'>;

export const getMinutes = ({ timeLimitMin, durationHours }: Timed): number | null =>
  timeLimitMin ?? (durationHours === null ? null : durationHours * 60);

export const categoryName = (slug: CategorySlug, locale: Locale): string =>
  jobCategories.find((category) => category.slug === slug)?.[locale] ?? slug;

const provinceNames: Readonly<Record<string, string>> = provinces;
export const provinceName = (code: string): string => provinceNames[code] ?? code;

export const placeWords = ({ mode, provinceCode }: Place, t: JobTexts): string =>
  mode === 'REMOTE'
    ? t('jobs.place.remote')
    : provinceCode === null
      ? t('jobs.place.onsite')
      : provinceName(provinceCode);

/** Pay for an hour only by the author's estimate of the work: a deadline says nothing about it. */
export function netWords(
  { kind, net, effortMin }: Pick<JobListing, 'kind' | 'net' | 'effortMin'>,
  t: JobTexts,
): string {
  if (kind === 'PROJECT') return t('job.net.project');
  if (effortMin === null) return t('job.net');
  const time = timeWords(effortMin, t).replaceAll(' ', '\u00A0');
  return t('job.net.hourly', { time, amount: formatDong(Math.floor((net * 60) / effortMin)) });
}

/** The author's median, else the limit. */
export const reviewWords = (
  { authorReviewHours, reviewHours }: Pick<JobListing, 'authorReviewHours' | 'reviewHours'>,
  t: JobTexts,
): string =>
  authorReviewHours === null
    ? t('job.review', { time: timeWords(reviewHours * 60, t) })
    : t('job.review.usual', { time: timeWords(Math.max(1, authorReviewHours) * 60, t) });

/** Until when the work is due, and how often changes may be asked for. */
export function promiseWords(job: JobView, t: JobTexts): string {
  const minutes = getMinutes(job);
  const due = minutes === null ? '' : `${t('job.due', { time: timeWords(minutes, t) })} `;
  return `${due}${t(job.revisionsMax === 0 ? 'job.revisions.none' : 'job.revisions', { count: job.revisionsMax })}`;
}
