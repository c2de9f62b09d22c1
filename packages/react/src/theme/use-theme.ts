import { useMemo } from 'react';
import { type ThemeChoice, selectIsDark, selectThemeChoice } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeo } from '../client/use-keo.ts';

export type Theme = {
  /** The user's choice; `system` follows the device. */
  choice: ThemeChoice;
  isDark: boolean;
};

/** The theme as chosen and as applied. */
export function useTheme(): Theme {
  const { theme } = useKeo();
  const choice = useActorValue(theme, selectThemeChoice);
  const isDark = useActorValue(theme, selectIsDark);
  return { choice, isDark };
}

export type ThemeCommands = {
  /** Applies and stores the theme, here and in other tabs. */
  choose: (choice: ThemeChoice) => void;
};

/** Commands of the theme; the functions are stable. */
export function useThemeCommands(): ThemeCommands {
  const keo = useKeo();
  return useMemo(() => ({ choose: (choice) => keo.theme.send({ type: 'theme.choose', choice }) }), [keo]);
}
