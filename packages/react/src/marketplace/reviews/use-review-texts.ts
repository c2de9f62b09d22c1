import { useTexts } from '../../i18n/use-texts.ts';
import { reviewsEn } from './reviews.en.ts';
import { reviewsVi } from './reviews.vi.ts';

export const useReviewTexts = () => useTexts(reviewsVi, reviewsEn);
