import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useKeo } from '@keo/react';

/** Navigates to `callbackUrl`; home where it is unsafe or unknown. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const { callbackUrl } = useKeo();
  return useCallback(
    () => void navigate({ href: callbackUrl.take() ?? '/', replace: true }),
    [navigate, callbackUrl],
  );
}
