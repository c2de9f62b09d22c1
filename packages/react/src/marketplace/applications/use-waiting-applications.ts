import { applicationsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../../notifications/use-live-query.ts';

/** The reader's applications that wait for an answer, the newest three, with how many there are. */
export const useWaitingApplications = () =>
  useLiveQuery(applicationsEndpoints.myApplicationsList, { state: 'SUBMITTED', pageNum: 1, pageSize: 3 });
