import {
  type CreateJob,
  type JobListing,
  type UserCard,
  categorySlugSchema,
  createJobSchema,
  firstTierNet,
} from '@keo/core/contract';
import { parse } from 'valibot';
import { hideContacts } from '../../../platform/texts/mask-contacts.ts';
import { type JobRow, type LongText, type MaskedJob, longTexts } from './jobs.table.ts';

/** Even if its timer has not run. */
export const isOver = (row: JobRow, now: Date): boolean =>
  (row.state === 'OPEN' || row.state === 'PAUSED') && row.expiresAt <= now;

export const stateNow = (row: JobRow, now: Date): JobRow['state'] =>
  isOver(row, now) ? 'EXPIRED' : row.state;

export const toPosted = (row: JobRow) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of these names
  Object.fromEntries(Object.entries(row).filter(([name]) => name in createJobSchema.entries)) as Pick<
    JobRow,
    keyof JobRow & keyof CreateJob
  >;

export function toListing(
  row: JobRow,
  author: UserCard,
  now: Date,
  authorReviewHours: number | null = null,
): JobListing {
  const types = new Set(row.conditions.flatMap(({ accept }) => accept.types));
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    acceptMode: row.acceptMode,
    state: stateNow(row, now),
    title: row.title,
    categorySlug: parse(categorySlugSchema, row.categorySlug),
    price: row.price,
    net: firstTierNet(row.price),
    slots: row.slots,
    slotsLeft: row.slots - row.taken - row.used,
    timeLimitMin: row.timeLimitMin,
    effortMin: row.effortMin,
    durationHours: row.durationHours,
    place: { mode: row.placeMode, provinceCode: row.provinceCode },
    evidenceTypes: [...types],
    reviewHours: row.reviewHours,
    author,
    authorReviewHours,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}

type Texts = Pick<JobRow, LongText | 'conditions'>;

const eachLong = (read: (name: LongText) => string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each of the names
  Object.fromEntries(longTexts.map((name) => [name, read(name)])) as Record<LongText, string>;

/** As shown before money is held. See docs/decisions/0012. */
export const toMaskedJob = (texts: Texts): MaskedJob => ({
  ...eachLong((name) => hideContacts(texts[name])),
  instructions: texts.conditions.map(({ instructions }) =>
    instructions === undefined ? null : hideContacts(instructions),
  ),
});

export function withoutContacts(row: JobRow): Texts {
  const masked = row.masked ?? toMaskedJob(row);
  const conditions = row.conditions.map((condition, index) => {
    const shown = masked.instructions[index] ?? null;
    return { ...condition, ...(shown !== null && { instructions: shown }) };
  });
  return { ...eachLong((name) => masked[name] ?? hideContacts(row[name])), conditions };
}
