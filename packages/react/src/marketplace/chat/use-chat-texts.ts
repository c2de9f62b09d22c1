import { useTexts } from '../../i18n/use-texts.ts';
import { chatEn } from './chat.en.ts';
import { chatVi } from './chat.vi.ts';

export const useChatTexts = () => useTexts(chatVi, chatEn);
