import { useTexts } from '../i18n/use-texts.ts';
import { portfolioEn } from './portfolio.en.ts';
import { portfolioVi } from './portfolio.vi.ts';

/** The texts of work that is shown, in the language now. */
export const usePortfolioTexts = () => useTexts(portfolioVi, portfolioEn);
