import { isApiError, randomId } from '@keo/core';
import { jobsEndpoints } from '@keo/core/contract';
import { useKeoClient } from '../../client/use-keo-client.ts';
import { useRefetch } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

/** Resolves to false where the server's draft is still there, which a toast says. */
export function useDeleteDraft(): (jobId: string) => Promise<boolean> {
  const t = useOwnJobTexts();
  const { call } = useKeoClient();
  const toasts = useToastCommands();
  const refresh = useRefetch([jobsEndpoints.myJobsList, jobsEndpoints.jobInfo]);
  return async (jobId) => {
    try {
      // The page may be closing.
      await call(jobsEndpoints.deleteJob, { jobId, requestId: randomId() }, { keepalive: true });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Deleted elsewhere meanwhile.
      if (error.reason === 'NOT_FOUND') return true;
      toasts.show({ severity: 'error', summary: t('own.draft.kept'), detail: error.message });
      return false;
    } finally {
      refresh();
    }
  };
}
