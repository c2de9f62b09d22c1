import { useCallback } from 'react';
import { type JobFilterValue, JobList } from '@keo/react/marketplace';
import { tasksSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { toFilter, toQuery } from './catalogue-search.ts';
import { jobLink } from './job-link.tsx';

/** The filter is in the URL. `preset` applies if the URL has no kind. */
export function Catalogue({ preset }: { preset?: 'PROJECT' }) {
  const turn = useTurnPage<typeof tasksSearch>();
  const search = usePageSearch(tasksSearch);
  const { q } = search;
  const go = useCallback(
    (next: JobFilterValue) => void turn(toQuery(next, preset), { replace: next.q !== q }),
    [turn, preset, q],
  );
  return <JobList filter={toFilter(search, preset)} onFilterChange={go} link={jobLink} />;
}
