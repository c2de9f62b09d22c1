import { useTexts } from '../i18n/use-texts.ts';
import { chatEn } from './chat.en.ts';
import { chatVi } from './chat.vi.ts';

/** The texts of conversations, in the language now. */
export const useChatTexts = () => useTexts(chatVi, chatEn);
