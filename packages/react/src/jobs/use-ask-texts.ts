import { useTexts } from '../i18n/use-texts.ts';
import { asksEn } from './asks.en.ts';
import { asksVi } from './asks.vi.ts';

/** The texts of what a posting asks those who apply, and of its files. */
export const useAskTexts = () => useTexts(asksVi, asksEn);
