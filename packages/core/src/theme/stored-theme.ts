import type { ThemeChoice } from '../ports/theme.schema.ts';

/**
 * `darkMode` holds the result. `themeSystem` holds the same text while that comes from the system; a `darkMode` alone,
 * or one that differs, is the user's choice. See docs/decisions/0017.
 */
export const darkModeKey = 'darkMode';
export const themeSystemKey = 'themeSystem';

type Read = (key: string) => string | null;

/** The stored choice; `system` if there is none. */
export function readThemeChoice(read: Read): ThemeChoice {
  const darkMode = read(darkModeKey);
  if (darkMode !== 'true' && darkMode !== 'false') return 'system';
  if (darkMode === read(themeSystemKey)) return 'system';
  return darkMode === 'true' ? 'dark' : 'light';
}

export const isDark = (choice: ThemeChoice, prefersDark: boolean): boolean =>
  choice === 'system' ? prefersDark : choice === 'dark';

/** The part of `document.documentElement` that shows the theme. */
export type ThemeRoot = { classList: { toggle(name: string, force: boolean): unknown } };

export const paintTheme = (root: ThemeRoot, dark: boolean): void => {
  root.classList.toggle('app-dark', dark);
};

/**
 * Paints the stored theme before anything else, against a flash of the wrong one: call it in a small blocking script of
 * its own. It writes nothing; a blocked storage counts as empty.
 */
export function paintStoredTheme(page: {
  readonly localStorage: { getItem: Read };
  matchMedia(query: string): { matches: boolean };
  document: { documentElement: ThemeRoot };
}): void {
  const read: Read = (key) => {
    try {
      return page.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const prefersDark = page.matchMedia('(prefers-color-scheme: dark)').matches;
  paintTheme(page.document.documentElement, isDark(readThemeChoice(read), prefersDark));
}
