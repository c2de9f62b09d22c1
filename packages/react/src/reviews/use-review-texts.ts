import { useTexts } from '../i18n/use-texts.ts';
import { reviewsEn } from './reviews.en.ts';
import { reviewsVi } from './reviews.vi.ts';

/** The texts of reviews, in the language now. */
export const useReviewTexts = () => useTexts(reviewsVi, reviewsEn);
