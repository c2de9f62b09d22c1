import { useTexts } from '../i18n/use-texts.ts';
import { embedEn } from './embed.en.ts';
import { embedVi } from './embed.vi.ts';

/** The texts that only an embedded widget has. */
export const useEmbedTexts = () => useTexts(embedVi, embedEn);
