import { useTexts } from '../../i18n/use-texts.ts';
import { profileEn } from './profile.en.ts';
import { profileVi } from './profile.vi.ts';

export const useProfileTexts = () => useTexts(profileVi, profileEn);

export type ProfileTexts = ReturnType<typeof useProfileTexts>;
