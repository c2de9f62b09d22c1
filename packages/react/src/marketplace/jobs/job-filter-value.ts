import type { EndpointInput, jobsEndpoints } from '@keo/core/contract';

type Query = EndpointInput<typeof jobsEndpoints.jobsList>;

/** Prices in đồng, after the worker's fee: `net` of a job. */
export type JobFilterValue = Pick<Query, 'q' | 'category' | 'kind' | 'acceptMode' | 'province' | 'sort'> & {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  remote?: boolean | undefined;
  postedDays?: (typeof postedDays)[number] | undefined;
};

/** Choices of the catalogue, in days since a job was published. */
export const postedDays = [1, 3, 7] as const;

/** Number of filters set in the sheet; search text and kind are outside it. */
export function countFilters({ province, remote, ...value }: JobFilterValue) {
  const { category, minPrice, maxPrice, acceptMode, postedDays: days } = value;
  const set = [category, minPrice, maxPrice, acceptMode, days, province ?? remote];
  return set.filter((part) => part !== undefined).length;
}

/** No price is between them. */
export const isUpsideDown = ({ minPrice, maxPrice }: JobFilterValue): boolean =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;

/** Without the sheet's filters. */
export const cleared = ({ q, kind, sort }: JobFilterValue): JobFilterValue => ({ q, kind, sort });
