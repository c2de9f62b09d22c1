import type { EndpointInput, jobsEndpoints } from '@keo/core/contract';

type Query = EndpointInput<typeof jobsEndpoints.jobsList>;

/** What narrows the catalogue; what is left out does not. Prices in đồng. */
export type JobFilterValue = Pick<Query, 'q' | 'category' | 'kind' | 'acceptMode' | 'province' | 'sort'> & {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  remote?: boolean | undefined;
};

/** How many of the conditions in the filter sheet are set; words and kind stand outside it. */
export function countOn({ category, minPrice, maxPrice, province, remote, acceptMode }: JobFilterValue) {
  const place = province ?? remote;
  return [category, minPrice, maxPrice, place, acceptMode].filter((value) => value !== undefined).length;
}

/** The same search with every condition of the sheet taken off. */
export const cleared = ({ q, kind, sort }: JobFilterValue): JobFilterValue => ({ q, kind, sort });
