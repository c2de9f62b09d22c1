import { formatDong } from '@keo/core';
import { type Application, type JobKind, authorFeeFor } from '@keo/core/contract';
import { timeWords } from '../jobs/job-words.ts';
import type { JobTexts } from '../jobs/use-job-texts.ts';
import type { OwnJobTexts } from '../jobs/use-own-job-texts.ts';
import { spanWords } from '../users/span-words.ts';
import type { ProfileTexts } from '../users/use-profile-texts.ts';

const columnIds = ['person', 'cost', 'time', 'rating', 'done', 'onTime', 'reply'] as const;
export type ColumnId = (typeof columnIds)[number];
/** All ask the same of a quick job. */
export const shownColumns = (kind: JobKind): readonly ColumnId[] =>
  kind === 'PROJECT' ? columnIds : columnIds.filter((by) => by !== 'cost' && by !== 'time');

/** By one column; null: as the list came. */
export type Order = { by: ColumnId; isDown: boolean } | null;

type Job = { kind: JobKind; price: number; durationHours: number | null };
type Texts = { t: OwnJobTexts; jobTexts: JobTexts; profileTexts: ProfileTexts };

const getCount = ({ reliability }: Application, name: 'completed' | 'late') =>
  reliability && (reliability.parts.find((part) => part.name === name)?.count ?? 0);

/** In percent of what they completed in the time that reliability rests on. */
function getOnTime(application: Application): number | undefined {
  const completed = getCount(application, 'completed');
  if (!completed) return undefined;
  return Math.round(((completed - (getCount(application, 'late') ?? 0)) * 100) / completed);
}

/** What the author would pay, with the fee. */
const getCost = ({ bid }: Application, { kind, price }: Job) =>
  (bid ?? price) + authorFeeFor(kind, bid ?? price);

type Value = number | string | undefined;
const values: Record<ColumnId, (application: Application, job: Job) => Value> = {
  person: ({ worker }) => worker.displayName,
  cost: getCost,
  time: ({ durationHours }, job) => durationHours ?? job.durationHours ?? undefined,
  rating: ({ rating }) => rating,
  done: (application) => getCount(application, 'completed'),
  onTime: getOnTime,
  reply: ({ replyMinutes }) => replyMinutes,
};

/** What a column sorts by; undefined where nothing is known. */
export const getValue = (application: Application, by: ColumnId, job: Job): Value =>
  values[by](application, job);

/** The cell of a column other than the person's. */
export function cellWords(
  application: Application,
  by: Exclude<ColumnId, 'person'>,
  job: Job,
  { t, jobTexts, profileTexts }: Texts,
): string {
  const value = getValue(application, by, job);
  if (typeof value !== 'number') return t('applicants.unknown');
  const words: Record<typeof by, (known: number) => string> = {
    cost: formatDong,
    time: (hours) => timeWords(hours * 60, jobTexts),
    rating: (stars) => stars.toFixed(1),
    done: String,
    onTime: (percent) => `${percent}%`,
    reply: (minutes) => spanWords(minutes, profileTexts),
  };
  return words[by](value);
}

const compare = (a: number | string, b: number | string) =>
  typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b), 'vi') : a - b;

/** What is not known comes last in both directions; equals stay as the list came. */
export function sortApplicants(list: readonly Application[], order: Order, job: Job): Application[] {
  if (!order) return [...list];
  return list.toSorted((one, other) => {
    const [a, b] = [getValue(one, order.by, job), getValue(other, order.by, job)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return compare(a, b) * (order.isDown ? -1 : 1);
  });
}

/** Of which more is better: its first press puts the highest first. */
const isMoreBetter = (by: ColumnId) => by === 'rating' || by === 'done' || by === 'onTime';

/** The best first, then the other way round, then as the list came. */
export function nextOrder(order: Order, by: ColumnId): Order {
  const first = isMoreBetter(by);
  if (order?.by !== by) return { by, isDown: first };
  return order.isDown === first ? { by, isDown: !first } : null;
}
