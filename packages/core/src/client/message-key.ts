import type { I18nOf } from '../i18n/create-i18n-with.ts';
import type { KeyOf } from '../i18n/texts.ts';
import type { vi } from './texts.vi.ts';
import type { notificationsVi } from '../notifications/notifications.vi.ts';

/** Texts and language; `Key` are the keys it knows. */
export type I18n<Key extends string = MessageKey> = I18nOf<Key>;

/** Every key that core and React ask for. */
export type MessageKey = KeyOf<typeof vi> | KeyOf<typeof notificationsVi>;
