import { useTexts } from '../../i18n/use-texts.ts';
import { profileFormEn } from './profile-form.en.ts';
import { profileFormVi } from './profile-form.vi.ts';

export const useProfileFormTexts = () => useTexts(profileFormVi, profileFormEn);
