import type { JobView } from '@keo/core/contract';
import { useLocale } from '../../i18n/use-locale.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { eligibilityWords } from './eligibility-words.ts';
import { categoryName, getMinutes, placeWords, timeWords } from './job-words.ts';
import { type JobTexts, useJobTexts } from './use-job-texts.ts';
import { DataList } from '../../ui/data-list.tsx';

/** To others than the author the server gives the number in steps: a lower bound. */
function applicantWords(applicants: number, t: JobTexts): string {
  if (applicants === 0) return t('job.applicants.none');
  if (applicants <= 5) return t('job.applicants.few');
  return t(applicants <= 20 ? 'job.applicants.some' : 'job.applicants.many');
}

export function JobFacts({ job }: { job: JobView }) {
  const t = useJobTexts();
  const locale = useLocale();
  const minutes = getMinutes(job);
  const time = minutes === null ? null : timeWords(minutes, t);
  const isMine = job.myRelation.kind === 'AUTHOR';
  const isPosted = job.state !== 'PRIVATE';
  const facts: [string, string | null][] = [
    [t('job.fact.category'), categoryName(job.categorySlug, locale)],
    [
      t('job.fact.time'),
      time !== null && job.kind === 'QUICK' && job.slots > 1 ? t('job.fact.time.each', { time }) : time,
    ],
    [
      t('job.fact.effort'),
      job.effortMin === null ? null : t('job.fact.effort.value', { time: timeWords(job.effortMin, t) }),
    ],
    [t('job.fact.place'), placeWords(job.place, t)],
    [t('job.fact.review'), t('job.fact.review.value', { time: timeWords(job.reviewHours * 60, t) })],
    [
      t('job.fact.revisions'),
      t(job.revisionsMax === 0 ? 'job.fact.revisions.none' : 'job.fact.revisions.value', {
        count: job.revisionsMax,
      }),
    ],
    [t('job.fact.release'), t(`job.fact.release.${job.releaseMode}`)],
    [
      t('job.fact.applicants'),
      job.acceptMode === 'INSTANT' || !isPosted
        ? null
        : isMine
          ? String(job.applicants)
          : applicantWords(job.applicants, t),
    ],
    [t('job.fact.eligibility'), eligibilityWords(job.eligibility, t).join('; ') || null],
    [
      t('job.fact.posted'),
      isPosted && job.publishedAt !== null ? momentWords(job.publishedAt, t.locale) : null,
    ],
    [t('job.fact.expires'), isPosted ? momentWords(job.expiresAt, t.locale) : null],
  ];
  return <DataList items={facts.filter(([, value]) => value !== null)} />;
}
