import { useTexts } from '../../i18n/use-texts.ts';
import { jobsEn } from './jobs.en.ts';
import { jobsVi } from './jobs.vi.ts';

export const useJobTexts = () => useTexts(jobsVi, jobsEn);
export type JobTexts = ReturnType<typeof useJobTexts>;
