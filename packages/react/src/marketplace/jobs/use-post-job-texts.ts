import { useTexts } from '../../i18n/use-texts.ts';
import { postJobEn } from './post-job.en.ts';
import { postJobVi } from './post-job.vi.ts';

export const usePostJobTexts = () => useTexts(postJobVi, postJobEn);
export type PostJobTexts = ReturnType<typeof usePostJobTexts>;
