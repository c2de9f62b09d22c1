import { useCallback } from 'react';
import { useLocale } from '@keo/react';
import type { PagePath } from '../../routes/paths.ts';

export function usePageTitle(): (page: PagePath | undefined) => string {
  const locale = useLocale();
  return useCallback((page) => page?.title[locale] ?? '', [locale]);
}
