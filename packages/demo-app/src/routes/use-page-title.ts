import { useCallback } from 'react';
import { useLocale } from '@keo/react';
import type { PagePath } from './paths.ts';

/** The title of a path in the current language; none for an unknown path. */
export function usePageTitle(): (page: PagePath | undefined) => string {
  const locale = useLocale();
  return useCallback((page) => page?.title[locale] ?? '', [locale]);
}
