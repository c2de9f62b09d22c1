import { isDark } from './stored-theme.ts';
import type { ThemeSnapshot } from './theme.machine.ts';

export const selectThemeChoice = ({ context }: ThemeSnapshot) => context.choice;
export const selectIsDark = ({ context }: ThemeSnapshot) => isDark(context.choice, context.prefersDark);
