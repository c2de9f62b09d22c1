import { useTexts } from '../../i18n/use-texts.ts';
import { datesEn } from './dates.en.ts';
import { datesVi } from './dates.vi.ts';

export const useDateTexts = () => useTexts(datesVi, datesEn);
