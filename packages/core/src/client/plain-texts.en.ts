import { httpEn } from '../http/http.en.ts';
import { fallbackTextsEn } from '../notifications/fallback-texts.en.ts';
import { uiEn } from '../i18n/ui.en.ts';

/** The texts in English that a widget in another site's page may show: no account, profile or setting is there. */
export const plainEn = { ...uiEn, ...httpEn, ...fallbackTextsEn } as const;
