import { useTexts } from '../../i18n/use-texts.ts';
import { ownApplicationsEn } from './own-applications.en.ts';
import { ownApplicationsVi } from './own-applications.vi.ts';

export const useOwnApplicationTexts = () => useTexts(ownApplicationsVi, ownApplicationsEn);

export type OwnApplicationTexts = ReturnType<typeof useOwnApplicationTexts>;
