import type { TextsLike } from '../i18n/texts.ts';
import type { toastsVi } from './toasts.vi.ts';

export const toastsEn: TextsLike<typeof toastsVi> = {
  'toasts.region': 'Toasts ({hotkey})',
  'toasts.close': 'Close this message',
  'toasts.severity.info': 'Information',
  'toasts.severity.success': 'Success',
  'toasts.severity.warn': 'Warning',
  'toasts.severity.error': 'Error',
  'toasts.severity.secondary': 'Note',
  'toasts.severity.contrast': 'Important',
};
