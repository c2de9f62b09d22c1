import type { TextsLike } from './texts.ts';
import type { uiVi } from './ui.vi.ts';

export const uiEn: TextsLike<typeof uiVi> = {
  'app.name': 'Keo',
  'ui.close': 'Close',
  'ui.retry': 'Try again',
  'ui.optional': 'optional',
  'ui.skipToContent': 'Skip to content',
  'ui.code.digit': 'Digit {number} of {total}',
  'language.label': 'Language',
  'language.vi': 'Tiếng Việt',
  'language.en': 'English',
  'ui.amountHidden': 'Amount hidden',
};
