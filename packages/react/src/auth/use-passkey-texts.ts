import { useTexts } from '../i18n/use-texts.ts';
import { passkeysEn } from './passkeys.en.ts';
import { passkeysVi } from './passkeys.vi.ts';

export const usePasskeyTexts = () => useTexts(passkeysVi, passkeysEn);
