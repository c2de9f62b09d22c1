import { authEn } from '../auth/auth.en.ts';
import { httpEn } from '../http/http.en.ts';
import { firstWordsEn } from '../notifications/first-words.en.ts';
import { socketEn } from '../socket/socket.en.ts';
import { themeEn } from '../theme/theme.en.ts';
import { toastsEn } from '../toasts/toasts.en.ts';
import { usersEn } from '../users/users.en.ts';
import type { TextsLike } from './texts.ts';
import { uiEn } from './ui.en.ts';
import type { vi } from './vi.ts';

/** The same in English. */
export const en: TextsLike<typeof vi> = {
  ...uiEn,
  ...authEn,
  ...usersEn,
  ...httpEn,
  ...socketEn,
  ...firstWordsEn,
  ...themeEn,
  ...toastsEn,
};
