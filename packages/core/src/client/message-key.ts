import type { KeyedI18n } from '../i18n/create-i18n-with.ts';
import type { TextKey } from '../i18n/texts.ts';
import type { vi } from './texts.vi.ts';
import type { notificationsVi } from '../notifications/notifications.vi.ts';

/** Texts and language; `Key` are the keys it knows. */
export type I18n<Key extends string = MessageKey> = KeyedI18n<Key>;

/** Every key that core and React ask for. */
export type MessageKey = TextKey<typeof vi> | TextKey<typeof notificationsVi>;
