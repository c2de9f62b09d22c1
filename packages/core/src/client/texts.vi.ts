import { authVi } from '../auth/auth.vi.ts';
import { socketVi } from '../socket/socket.vi.ts';
import { themeVi } from '../theme/theme.vi.ts';
import { toastsVi } from '../toasts/toasts.vi.ts';
import { plainVi } from './plain-texts.vi.ts';

/** The texts of core and React in Vietnamese that are there at once: the language the keys are typed from. */
export const vi = { ...plainVi, ...authVi, ...socketVi, ...themeVi, ...toastsVi } as const;
