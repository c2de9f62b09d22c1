import { useTexts } from '../../i18n/use-texts.ts';
import { booksEn } from './books.en.ts';
import { booksVi } from './books.vi.ts';

export const useBookTexts = () => useTexts(booksVi, booksEn);
export type BookTexts = ReturnType<typeof useBookTexts>;
