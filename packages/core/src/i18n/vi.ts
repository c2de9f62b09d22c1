import { authVi } from '../auth/auth.vi.ts';
import { httpVi } from '../http/http.vi.ts';
import { inboxVi } from '../notifications/inbox.vi.ts';
import { notificationsVi } from '../notifications/notifications.vi.ts';
import { socketVi } from '../socket/socket.vi.ts';
import { themeVi } from '../theme/theme.vi.ts';
import { toastsVi } from '../toasts/toasts.vi.ts';
import { usersVi } from '../users/users.vi.ts';
import { uiVi } from './ui.vi.ts';

/** Every text of core and React in Vietnamese: the language the keys are typed from. */
export const vi = {
  ...uiVi,
  ...authVi,
  ...usersVi,
  ...httpVi,
  ...socketVi,
  ...notificationsVi,
  ...inboxVi,
  ...themeVi,
  ...toastsVi,
} as const;
