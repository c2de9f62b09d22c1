import type { ApiError, MessageKey, Translate } from '@keo/core';

/** Why the code itself was refused; undefined for other errors, which leave it as it was typed. */
export function codeFailure(error: ApiError, translate: Translate<MessageKey>): string | undefined {
  if (error.reason === 'EXPIRED') return translate('auth.code.expired');
  if (error.reason !== 'OTP_WRONG') return undefined;
  const left = error.refusal?.['left'];
  if (typeof left !== 'number') return error.message || translate('auth.code.invalid');
  return left > 0 ? translate('auth.code.wrong', { left }) : translate('auth.code.spent');
}
