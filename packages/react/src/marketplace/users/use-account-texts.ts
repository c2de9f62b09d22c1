import { useTexts } from '../../i18n/use-texts.ts';
import { accountEn } from './account.en.ts';
import { accountVi } from './account.vi.ts';

export const useAccountTexts = () => useTexts(accountVi, accountEn);
