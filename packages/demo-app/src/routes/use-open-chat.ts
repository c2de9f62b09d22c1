import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens a room over the current page; Back closes it. */
export function useOpenChat(): (roomId: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (chat) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, chat }), resetScroll: false }),
    [navigate],
  );
}
