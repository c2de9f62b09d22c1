import type { TextsLike } from '../i18n/texts.ts';
import type { themeVi } from './theme.vi.ts';

export const themeEn: TextsLike<typeof themeVi> = {
  'theme.label': 'Theme',
  'theme.system': 'Match device',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.toDark': 'Switch to the dark theme',
  'theme.toLight': 'Switch to the light theme',
};
