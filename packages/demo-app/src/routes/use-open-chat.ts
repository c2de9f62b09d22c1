import { useCallback } from 'react';
import type { chatSearch } from './search.schema.ts';
import { useTurnPage } from './use-page-search.ts';

export function useOpenChat(): (roomId: string) => void {
  const turn = useTurnPage<typeof chatSearch>();
  return useCallback((chat) => void turn({ chat }, { keep: true }), [turn]);
}
