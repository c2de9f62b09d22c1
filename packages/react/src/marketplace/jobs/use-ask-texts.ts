import { useTexts } from '../../i18n/use-texts.ts';
import { asksEn } from './asks.en.ts';
import { asksVi } from './asks.vi.ts';

export const useAskTexts = () => useTexts(asksVi, asksEn);
