import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useKeo } from '@keo/react';

/** Navigates to `callbackUrl`, or home if it is unsafe or unknown. */
export function useCallbackUrl(): () => void {
  const navigate = useNavigate();
  const { callbackUrl } = useKeo();
  return useCallback(
    () => void navigate({ href: callbackUrl.take() ?? '/', replace: true }),
    [navigate, callbackUrl],
  );
}
