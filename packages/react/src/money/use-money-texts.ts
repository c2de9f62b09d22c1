import { useTexts } from '../i18n/use-texts.ts';
import { moneyEn } from './money.en.ts';
import { moneyVi } from './money.vi.ts';

/** The texts of everything about money, in the language now. */
export const useMoneyTexts = () => useTexts(moneyVi, moneyEn);
