import { useTexts } from '../../i18n/use-texts.ts';
import { personEn } from './person.en.ts';
import { personVi } from './person.vi.ts';

export const usePersonTexts = () => useTexts(personVi, personEn);
