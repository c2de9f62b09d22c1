import { useTexts } from '../../i18n/use-texts.ts';
import { dealsEn } from './deals.en.ts';
import { dealsVi } from './deals.vi.ts';

export const useDealTexts = () => useTexts(dealsVi, dealsEn);
export type DealTexts = ReturnType<typeof useDealTexts>;
