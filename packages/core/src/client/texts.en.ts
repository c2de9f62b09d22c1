import { authEn } from '../auth/auth.en.ts';
import { socketEn } from '../socket/socket.en.ts';
import { themeEn } from '../theme/theme.en.ts';
import { toastsEn } from '../toasts/toasts.en.ts';
import { plainEn } from './plain-texts.en.ts';
import type { TextsLike } from '../i18n/texts.ts';
import type { vi } from './texts.vi.ts';

export const en: TextsLike<typeof vi> = { ...plainEn, ...authEn, ...socketEn, ...themeEn, ...toastsEn };
