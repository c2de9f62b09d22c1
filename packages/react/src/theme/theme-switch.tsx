import { useId } from 'react';
import { type ThemeChoice, themeChoices } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { MonitorIcon, MoonIcon, SunIcon } from '../ui/icons/preference-icons.tsx';
import { useTheme, useThemeCommands } from './use-theme.ts';

const icons = { system: MonitorIcon, light: SunIcon, dark: MoonIcon } satisfies Record<ThemeChoice, unknown>;

/** Stored, and synced to other tabs. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const { choice } = useTheme();
  const { choose } = useThemeCommands();
  const name = useId();
  return (
    <fieldset className="keo-switch">
      <legend className="keo-unseen">{translate('theme.label')}</legend>
      {themeChoices.map((option) => {
        const Icon = icons[option];
        return (
          <label key={option} title={translate(`theme.${option}`)}>
            <input
              type="radio"
              className="keo-unseen"
              name={name}
              value={option}
              checked={choice === option}
              onChange={() => choose(option)}
            />
            <Icon size={18} />
            <span className="keo-unseen">{translate(`theme.${option}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
