import { useTexts } from '../i18n/use-texts.ts';
import { personEn } from './person.en.ts';
import { personVi } from './person.vi.ts';

/** The texts of what people may do with one another, in the language now. */
export const usePersonTexts = () => useTexts(personVi, personEn);
