import { useMemo } from 'react';
import { type ThemeChoice, selectIsDark, selectThemeChoice } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useKeo } from '../client/use-keo.ts';

export type Theme = {
  choice: ThemeChoice;
  isDark: boolean;
};

export function useTheme(): Theme {
  const { theme } = useKeo();
  const choice = useActorValue(theme, selectThemeChoice);
  const isDark = useActorValue(theme, selectIsDark);
  return { choice, isDark };
}

export type ThemeCommands = {
  /** Stored, and synced to other tabs. */
  choose: (choice: ThemeChoice) => void;
};

/** The functions are stable. */
export function useThemeCommands(): ThemeCommands {
  const keo = useKeo();
  return useMemo(() => ({ choose: (choice) => keo.theme.send({ type: 'theme.choose', choice }) }), [keo]);
}
