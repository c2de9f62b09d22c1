import { useTexts } from '../i18n/use-texts.ts';
import { inboxEn } from './inbox.en.ts';
import { inboxVi } from './inbox.vi.ts';

export const useInboxTexts = () => useTexts(inboxVi, inboxEn);

export type InboxTexts = ReturnType<typeof useInboxTexts>;
