import type { findPageVi } from './find-page.vi.ts';

export const findPageEn: Record<keyof typeof findPageVi, string> = {
  'find.label': 'Search Keo',
  'find.placeholder': 'Try: settings, wallet, terms…',
  'find.none': 'No page goes by that name.',
  'find.links': 'You may be looking for',
};
