import type { ApiError, MessageKey, Translate } from '@keo/core';

const code = (text: string) => ({ code: text });

/** Error text for a refused code; empty for other errors. */
export function codeFailure(error: ApiError, translate: Translate<MessageKey>): Record<string, string> {
  if (error.reason === 'EXPIRED') return code(translate('auth.code.expired'));
  if (error.reason === 'LIMIT') return code(translate('auth.code.spent'));
  if (error.reason !== 'OTP_WRONG') return {};
  const left = error.refusal?.['left'];
  if (typeof left !== 'number') return code(error.message || translate('auth.code.invalid'));
  return code(left > 0 ? translate('auth.code.wrong', { left }) : translate('auth.code.spent'));
}
