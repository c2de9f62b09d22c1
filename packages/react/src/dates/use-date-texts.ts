import { useTexts } from '../i18n/use-texts.ts';
import { datesEn } from './dates.en.ts';
import { datesVi } from './dates.vi.ts';

/** The texts of days and periods, in the language now. */
export const useDateTexts = () => useTexts(datesVi, datesEn);
