import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useKeo } from '@keo/react';

/** Goes where the person wanted to go before they were asked to sign in; home where that is nowhere. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const { callbackUrl } = useKeo();
  return useCallback(
    () => void navigate({ href: callbackUrl.take() ?? '/', replace: true }),
    [navigate, callbackUrl],
  );
}
