import { useTexts } from '../../i18n/use-texts.ts';
import { changeContactEn } from './change-contact.en.ts';
import { changeContactVi } from './change-contact.vi.ts';

export const useChangeContactTexts = () => useTexts(changeContactVi, changeContactEn);
