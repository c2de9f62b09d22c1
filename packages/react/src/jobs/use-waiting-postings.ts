import { jobsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../notifications/use-live-query.ts';
import type { OwnJob } from './own-job-row.tsx';

/** Own postings that wait for their author: for an answer to who applied, or, as drafts, to be written on. */
export function useWaitingPostings(): { applied: OwnJob[]; drafts: OwnJob[] } {
  const { data } = useLiveQuery(jobsEndpoints.myJobsList, { pageNum: 1, pageSize: 50 });
  const list = data?.list ?? [];
  return {
    applied: list.filter(({ waiting }) => waiting > 0),
    drafts: list.filter(({ state }) => state === 'DRAFT'),
  };
}
