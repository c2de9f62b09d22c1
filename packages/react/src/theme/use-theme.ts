import { useMemo } from 'react';
import { type ThemeChoice, selectIsDark, selectThemeChoice } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeo } from '../client/use-keo.ts';

export type Theme = {
  /** What the person chose; `system` follows the device. */
  choice: ThemeChoice;
  isDark: boolean;
};

/** The theme as chosen and as drawn. */
export function useTheme(): Theme {
  const { theme } = useKeo();
  const choice = useActorValue(theme, selectThemeChoice);
  const isDark = useActorValue(theme, selectIsDark);
  return { choice, isDark };
}

export type ThemeCommands = {
  /** Draws and remembers the theme, here and in the other tabs. */
  choose: (choice: ThemeChoice) => void;
};

/** What can be done about the theme; the functions never change. */
export function useThemeCommands(): ThemeCommands {
  const keo = useKeo();
  return useMemo(() => ({ choose: (choice) => keo.theme.send({ type: 'theme.choose', choice }) }), [keo]);
}
