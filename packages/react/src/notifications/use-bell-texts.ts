import { useTexts } from '../i18n/use-texts.ts';
import { bellEn } from './bell.en.ts';
import { bellVi } from './bell.vi.ts';

/** The texts of the bell, in the language now: the others come with its panel. */
export const useBellTexts = () => useTexts(bellVi, bellEn);
