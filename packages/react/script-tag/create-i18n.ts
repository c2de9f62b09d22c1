/** What the script tag has in place of i18next, its sample data included. */
export { createPlainI18n as createI18n } from '../../core/src/i18n/create-plain-i18n.ts';
