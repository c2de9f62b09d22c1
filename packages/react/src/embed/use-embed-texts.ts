import { useTexts } from '../i18n/use-texts.ts';
import { embedEn } from './embed.en.ts';
import { embedVi } from './embed.vi.ts';

export const useEmbedTexts = () => useTexts(embedVi, embedEn);
