import { authVi } from '../auth/auth.vi.ts';
import { httpVi } from '../http/http.vi.ts';
import { firstWordsVi } from '../notifications/first-words.vi.ts';
import { socketVi } from '../socket/socket.vi.ts';
import { themeVi } from '../theme/theme.vi.ts';
import { toastsVi } from '../toasts/toasts.vi.ts';
import { usersVi } from '../users/users.vi.ts';
import { uiVi } from './ui.vi.ts';

/** The texts of core and React in Vietnamese that are there at once: the language the keys are typed from. */
export const vi = {
  ...uiVi,
  ...authVi,
  ...usersVi,
  ...httpVi,
  ...socketVi,
  ...firstWordsVi,
  ...themeVi,
  ...toastsVi,
} as const;
