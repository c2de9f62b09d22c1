import { useTexts } from '../i18n/use-texts.ts';
import { bellEn } from './bell.en.ts';
import { bellVi } from './bell.vi.ts';

export const useBellTexts = () => useTexts(bellVi, bellEn);
