import { useId } from 'react';
import { locales } from '@keo/core';
import { useLocale, useLocaleCommands } from './use-locale.ts';
import { useTranslate } from './use-translate.ts';

/** Stored, and synced to other tabs. */
export function LanguageSwitch() {
  const translate = useTranslate();
  const locale = useLocale();
  const { setLocale } = useLocaleCommands();
  const name = useId();
  return (
    <fieldset className="keo-switch">
      <legend className="keo-unseen">{translate('language.label')}</legend>
      {locales.map((option) => (
        <label key={option} title={translate(`language.${option}`)}>
          <input
            type="radio"
            className="keo-unseen"
            name={name}
            value={option}
            checked={locale === option}
            onChange={() => setLocale(option)}
          />
          <span aria-hidden="true">{option.toUpperCase()}</span>
          <span className="keo-unseen" lang={option}>
            {translate(`language.${option}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
