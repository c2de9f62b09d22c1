import { useTexts } from '../../i18n/use-texts.ts';
import { moneyEn } from './money.en.ts';
import { moneyVi } from './money.vi.ts';

export const useMoneyTexts = () => useTexts(moneyVi, moneyEn);
