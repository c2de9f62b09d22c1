import type { findPageVi } from './find-page.vi.ts';

export const findPageEn: Record<keyof typeof findPageVi, string> = {
  'find.links': 'You may be looking for',
};
