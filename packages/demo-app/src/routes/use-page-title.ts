import { useCallback } from 'react';
import { useLocale } from '@keo/react';
import type { PagePath } from './paths.ts';

/** Reads the title of a path in the language now; an unknown path has none. */
export function usePageTitle(): (page: PagePath | undefined) => string {
  const locale = useLocale();
  return useCallback((page) => page?.title[locale] ?? '', [locale]);
}
