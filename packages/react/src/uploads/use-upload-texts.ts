import { useTexts } from '../i18n/use-texts.ts';
import { uploadsEn } from './uploads.en.ts';
import { uploadsVi } from './uploads.vi.ts';

export const useUploadTexts = () => useTexts(uploadsVi, uploadsEn);
export type UploadTexts = ReturnType<typeof useUploadTexts>;
