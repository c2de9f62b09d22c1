import { useTexts } from '../../i18n/use-texts.ts';
import { ownJobsEn } from './own-jobs.en.ts';
import { ownJobsVi } from './own-jobs.vi.ts';

export const useOwnJobTexts = () => useTexts(ownJobsVi, ownJobsEn);

export type OwnJobTexts = ReturnType<typeof useOwnJobTexts>;
