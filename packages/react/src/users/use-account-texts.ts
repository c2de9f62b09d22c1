import { useTexts } from '../i18n/use-texts.ts';
import { accountEn } from './account.en.ts';
import { accountVi } from './account.vi.ts';

/** The texts of taking one's data along and of leaving, in the language now. */
export const useAccountTexts = () => useTexts(accountVi, accountEn);
