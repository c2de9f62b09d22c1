import { jobsEndpoints } from '@keo/core/contract';
import { readAllPages } from '../../client/read-all-pages.ts';
import { useKeoClient } from '../../client/use-keo-client.ts';
import { useLiveQuery } from '../../notifications/use-live-query.ts';

const input = { waiting: true } as const;

/** Own jobs with open applications, and drafts; null until loaded. */
export function useWaitingJobs() {
  const keo = useKeoClient();
  const { data, error, isFetching, refetch } = useLiveQuery(jobsEndpoints.myJobsList, input, {
    queryFn: ({ signal }) =>
      readAllPages((page) => keo.call(jobsEndpoints.myJobsList, { ...input, ...page }, { signal })),
  });
  return {
    jobs: data
      ? {
          applied: data.list.filter(({ waiting }) => waiting > 0),
          drafts: data.list.filter(({ state }) => state === 'DRAFT'),
        }
      : null,
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}
