import { useTexts } from '../../i18n/use-texts.ts';
import { portfolioEn } from './portfolio.en.ts';
import { portfolioVi } from './portfolio.vi.ts';

export const usePortfolioTexts = () => useTexts(portfolioVi, portfolioEn);
