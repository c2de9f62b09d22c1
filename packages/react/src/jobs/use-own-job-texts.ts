import { useTexts } from '../i18n/use-texts.ts';
import { ownJobsEn } from './own-jobs.en.ts';
import { ownJobsVi } from './own-jobs.vi.ts';

/** The texts of an author's own postings and their applicants, in the language now. */
export const useOwnJobTexts = () => useTexts(ownJobsVi, ownJobsEn);

export type OwnJobTexts = ReturnType<typeof useOwnJobTexts>;
