import { useState } from 'react';
import { type ApiError, isApiError } from '@keo/core';
import { type EndpointInput, profileEndpoints } from '@keo/core/contract';
import { useAuthCommands, useKeo, useToastCommands } from '@keo/react';

/** Changes the account, then says `done` in a toast; `failure` is the server's refusal. */
export function useSaveInfo(done: string) {
  const { call } = useKeo();
  const { reloadUser } = useAuthCommands();
  const toasts = useToastCommands();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const save = async (info: EndpointInput<typeof profileEndpoints.updateInfo>) => {
    setFailure(null);
    setBusy(true);
    try {
      await call(profileEndpoints.updateInfo, info);
      reloadUser();
      toasts.show({ severity: 'success', summary: done });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy, failure };
}
