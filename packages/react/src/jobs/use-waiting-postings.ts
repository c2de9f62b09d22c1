import { jobsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../notifications/use-live-query.ts';

/** The reader's latest hundred postings that wait for them: for an answer to who applied, or, as drafts, to be written on; null until they are read. */
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
