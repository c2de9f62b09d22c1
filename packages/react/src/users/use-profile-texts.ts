import { useTexts } from '../i18n/use-texts.ts';
import { profileEn } from './profile.en.ts';
import { profileVi } from './profile.vi.ts';

/** The texts of somebody's page, in the language now. */
export const useProfileTexts = () => useTexts(profileVi, profileEn);

export type ProfileTexts = ReturnType<typeof useProfileTexts>;
