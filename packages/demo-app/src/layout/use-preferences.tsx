import { locales, themeChoices } from '@keo/core';
import {
  type MenuChoice,
  useLocale,
  useLocaleCommands,
  useTheme,
  useThemeCommands,
  useTranslate,
} from '@keo/react';

/** Language and theme, as choices of a menu. */
export function usePreferences(): MenuChoice[] {
  const translate = useTranslate();
  const { setLocale } = useLocaleCommands();
  const { choose } = useThemeCommands();
  return [
    {
      id: 'language',
      label: translate('language.label'),
      value: useLocale(),
      options: locales.map((locale) => ({
        value: locale,
        label: <span lang={locale}>{translate(`language.${locale}`)}</span>,
        onSelect: () => setLocale(locale),
      })),
    },
    {
      id: 'theme',
      label: translate('theme.label'),
      value: useTheme().choice,
      options: themeChoices.map((theme) => ({
        value: theme,
        label: translate(`theme.${theme}`),
        onSelect: () => choose(theme),
      })),
    },
  ];
}
