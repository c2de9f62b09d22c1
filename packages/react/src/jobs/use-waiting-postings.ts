import { jobsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../notifications/use-live-query.ts';

/**
 * The reader's jobs (of their newest hundred) that wait for them: with open applications, or drafts; null until loaded.
 */
export function useWaitingPostings() {
  const { data, error, isFetching, refetch } = useLiveQuery(jobsEndpoints.myJobsList, {
    pageNum: 1,
    pageSize: 100,
  });
  return {
    postings: data
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
