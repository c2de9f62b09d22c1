import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { jobCategories } from '@keo/core/contract';
import { type JobFilterValue, JobList } from '@keo/react';
import { tasksSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { jobLink } from './job-link.tsx';

const amount = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** The filter is in the URL. `preset` applies if the URL has no kind. */
export function Catalogue({ preset }: { preset?: 'PROJECT' }) {
  const navigate = useNavigate();
  const { category, minPrice, maxPrice, remote, instant, kind, ...rest } = usePageSearch(tasksSearch);
  const filter: JobFilterValue = {
    ...rest,
    kind: kind === 'all' ? undefined : (kind ?? preset),
    category: jobCategories.find(({ slug }) => slug === category)?.slug,
    minPrice: amount(minPrice),
    maxPrice: amount(maxPrice),
    remote: remote === '1' ? true : undefined,
    acceptMode: instant === '1' ? 'INSTANT' : undefined,
  };
  const go = useCallback(
    ({ remote, acceptMode, kind, ...next }: JobFilterValue) =>
      void navigate({
        to: '.',
        search: {
          ...next,
          kind: kind === preset ? undefined : (kind ?? 'all'),
          remote: remote ? '1' : undefined,
          instant: acceptMode === 'INSTANT' ? '1' : undefined,
        },
        replace: next.q !== rest.q,
        resetScroll: false,
      }),
    [navigate, preset, rest.q],
  );
  return <JobList filter={filter} onFilterChange={go} link={jobLink} />;
}
