import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

export function useOpenChat(): (roomId: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (chat) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, chat }), resetScroll: false }),
    [navigate],
  );
}
