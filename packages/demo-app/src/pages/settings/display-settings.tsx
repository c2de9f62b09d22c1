import { useEffect, useRef } from 'react';
import { profileEndpoints } from '@keo/core/contract';
import {
  Card,
  LanguageSwitch,
  ThemeSwitch,
  useAuth,
  useKeoMutation,
  useLocale,
  useTheme,
  useTexts,
} from '@keo/react';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';

/** Applies on this device at once; the account stores the choice for mails and other devices. */
export function DisplaySettings() {
  const t = useTexts(settingsVi, settingsEn);
  const { mutate: save } = useKeoMutation(profileEndpoints.updateInfo);
  const { user } = useAuth();
  const locale = useLocale();
  const { choice: theme } = useTheme();
  const isLoaded = user !== null;
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isLoaded) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    save({ settings: { locale, theme } });
  }, [save, isLoaded, locale, theme]);

  return (
    <Card as="section">
      <h2>{t('settings.display')}</h2>
      <ul className="site-settings__rows">
        <li>
          <span>{t('settings.language')}</span>
          <LanguageSwitch />
        </li>
        <li>
          <span>{t('settings.theme')}</span>
          <ThemeSwitch />
        </li>
      </ul>
    </Card>
  );
}
