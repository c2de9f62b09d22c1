import type { EndpointInput, jobsEndpoints } from '@keo/core/contract';

type Query = EndpointInput<typeof jobsEndpoints.jobsList>;

/** Prices in đồng, after the worker's fee: `net` of a job. */
export type JobFilterValue = Pick<Query, 'q' | 'category' | 'kind' | 'acceptMode' | 'province' | 'sort'> & {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  remote?: boolean | undefined;
};

/** Number of filters set in the sheet; search text and kind are outside it. */
export function countFilters({ category, minPrice, maxPrice, province, remote, acceptMode }: JobFilterValue) {
  const place = province ?? remote;
  return [category, minPrice, maxPrice, place, acceptMode].filter((value) => value !== undefined).length;
}

/** No price is between them. */
export const isUpsideDown = ({ minPrice, maxPrice }: JobFilterValue): boolean =>
  minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;

/** Without the sheet's filters. */
export const cleared = ({ q, kind, sort }: JobFilterValue): JobFilterValue => ({ q, kind, sort });
