import { useTexts } from '../i18n/use-texts.ts';
import { profileFormEn } from './profile-form.en.ts';
import { profileFormVi } from './profile-form.vi.ts';

/** The texts of the form for the own page, in the language now. */
export const useProfileFormTexts = () => useTexts(profileFormVi, profileFormEn);
