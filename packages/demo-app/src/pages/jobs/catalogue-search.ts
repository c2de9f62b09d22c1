import { type InferOutput } from 'valibot';
import { jobCategories } from '@keo/core/contract';
import { type JobFilterValue, postedDays } from '@keo/react/marketplace';
import type { tasksSearch } from '../../routes/search.schema.ts';

type Search = InferOutput<typeof tasksSearch>;

const amount = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const digits = (dong: number | undefined) => (dong === undefined ? undefined : String(dong));

/** The filter that a query names. `preset` applies if it has no kind. */
export const toFilter = (
  { category, minPrice, maxPrice, remote, instant, kind, posted, ...rest }: Search,
  preset: JobFilterValue['kind'],
): JobFilterValue => ({
  ...rest,
  kind: kind === 'all' ? undefined : (kind ?? preset),
  category: jobCategories.find(({ slug }) => slug === category)?.slug,
  minPrice: amount(minPrice),
  maxPrice: amount(maxPrice),
  remote: remote === '1' ? true : undefined,
  acceptMode: instant === '1' ? 'INSTANT' : undefined,
  postedDays: postedDays.find((days) => String(days) === posted),
});

/** The query that names a filter. */
export const toQuery = (
  { minPrice, maxPrice, remote, acceptMode, kind, postedDays: days, ...rest }: JobFilterValue,
  preset: JobFilterValue['kind'],
): Search => ({
  ...rest,
  kind: kind === preset ? undefined : (kind ?? 'all'),
  minPrice: digits(minPrice),
  maxPrice: digits(maxPrice),
  remote: remote ? '1' : undefined,
  instant: acceptMode === 'INSTANT' ? '1' : undefined,
  posted: days && (`${days}` as const),
});
