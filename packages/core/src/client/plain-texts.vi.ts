import { httpVi } from '../http/http.vi.ts';
import { fallbackTextsVi } from '../notifications/fallback-texts.vi.ts';
import { uiVi } from '../i18n/ui.vi.ts';

/** The texts in Vietnamese that a widget in another site's page may show: no account, profile or setting is there. */
export const plainVi = { ...uiVi, ...httpVi, ...fallbackTextsVi } as const;
