import { type CreateJob, costOfJob, jobCategories, jobLimits, provinces } from '@keo/core/contract';
import { randomBytes } from 'node:crypto';
import { FieldsError } from '../../../platform/http/refusal.ts';
import { toSearchWords } from '../../../platform/database/search-words.ts';
import { plainWords } from '../../../platform/database/without-accents.ts';
import { hideContacts } from '../../../platform/texts/mask-contacts.ts';
import { nameToAll } from '../../../platform/texts/name-to-all.ts';
import type { NewJob } from './jobs.table.ts';
import { toMaskedJob } from './to-job.ts';

const hour = 3_600_000;
const maxSlugLength = 60;

const slugWords = (title: string): string =>
  plainWords(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replaceAll(/^-|-$/g, '');

const withLetters = (words: string, letters: string) => `${words}-${letters}`.replace(/^-/, '');

/** ASCII words of the title, and random letters. */
export const toSlug = (title: string): string =>
  withLetters(slugWords(title), randomBytes(4).toString('hex'));

export const isNamedAfter = (slug: string, title: string): boolean =>
  slug === withLetters(slugWords(title), slug.slice(-8));

function getOpenHours(expiresAt: string | undefined, now: Date): number {
  if (expiresAt === undefined) return jobLimits.openHoursDefault;
  const hours = Math.round((Date.parse(expiresAt) - +now) / hour);
  if (hours < jobLimits.openHoursMin || hours > jobLimits.openHoursMax)
    throw new FieldsError('INVALID', { expiresAt: 'job.openHours' });
  return hours;
}

function getPlace(place: CreateJob['place']): Pick<NewJob, 'placeMode' | 'provinceCode'> {
  if (place.mode === 'REMOTE') return { placeMode: 'REMOTE', provinceCode: null };
  const code = place.provinceCode ?? '';
  if (!Object.hasOwn(provinces, code)) throw new FieldsError('INVALID', { place: 'job.province' });
  return { placeMode: 'ONSITE', provinceCode: code };
}

type Searched = Pick<NewJob, 'title' | 'categorySlug' | 'description' | 'provinceCode'>;

export function getSearchWords({ title, categorySlug, description, provinceCode }: Searched) {
  const province = Object.entries(provinces).find(([code]) => code === provinceCode)?.[1];
  const category = jobCategories.find(({ slug }) => slug === categorySlug);
  return toSearchWords([title, category?.vi, category?.en, province, description].join(' '));
}

/**
 * An author's input with the defaults of its kind.
 * @throws FieldsError for what schemas cannot check: budget, expiry, place.
 */
export function toColumns(job: CreateJob, now: Date) {
  const { place, fileIds: _files, expiresAt, ...draft } = job;
  const { kind, description, categorySlug } = draft;
  // Only the masked title is stored, because titles appear in lists, slugs, notifications and deals.
  const title = nameToAll('title', job.title);
  const conditions = job.conditions.map((condition, index) => ({
    ...condition,
    title: nameToAll(`conditions.${index}.title`, condition.title),
  }));
  const isQuick = kind === 'QUICK';
  const acceptMode = isQuick ? (job.acceptMode ?? 'INSTANT') : 'APPLY';
  if (isQuick && costOfJob(job).total > jobLimits.quickBudgetMax)
    throw new FieldsError('INVALID', { slots: 'job.budget' });
  const openHours = getOpenHours(expiresAt, now);
  const times = {
    timeLimitMin: isQuick ? (job.timeLimitMin ?? jobLimits.quickTimeDefault) : null,
    effortMin: isQuick ? (job.effortMin ?? null) : null,
    durationHours: isQuick ? null : (job.durationHours ?? jobLimits.projectHoursDefault),
  };
  const review = isQuick ? jobLimits.reviewHoursQuick : jobLimits.reviewHoursProject;
  const placed = getPlace(place);
  return {
    ...draft,
    ...times,
    ...placed,
    acceptMode,
    title,
    conditions,
    masked: toMaskedJob({ ...draft, conditions }),
    releaseMode: isQuick ? 'ALL' : job.releaseMode,
    reviewHours: job.reviewHours ?? review.default,
    questions: acceptMode === 'APPLY' ? job.questions.map(hideContacts) : [],
    openHours,
    expiresAt: new Date(+now + openHours * hour),
    words: getSearchWords({ title, categorySlug, description, provinceCode: placed.provinceCode }),
    updatedAt: now,
  } satisfies Partial<NewJob>;
}
