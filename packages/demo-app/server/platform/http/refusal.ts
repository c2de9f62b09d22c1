import type { RefusalReason } from '@keo/core/contract';
import type { ServerText, TextParams } from '../texts/say.ts';

/**
 * A business refusal: code 10000 with `data.reason`, and a sentence in the caller's language. The transaction around it
 * rolls back.
 */
export class RefusalError extends Error {
  override readonly name: string = 'RefusalError';
  readonly reason: RefusalReason;
  readonly text: ServerText;
  readonly params: TextParams;
  readonly details: Record<string, unknown>;

  constructor(
    reason: RefusalReason,
    text: ServerText,
    details: Record<string, unknown> = {},
    params: TextParams = {},
  ) {
    super(reason);
    this.reason = reason;
    this.text = text;
    this.details = details;
    this.params = params;
  }
}

export const notFound = () => new RefusalError('NOT_FOUND', 'notFound');

/** A sentence, and what fills its places. */
export type Said = { text: ServerText; params: TextParams };

/** Wrong fields by name, each with its sentence. */
export class FieldsError extends RefusalError {
  override readonly name = 'FieldsError';
  readonly fields: Readonly<Record<string, Said>>;

  constructor(
    reason: 'INVALID' | 'TAKEN' | 'WRONG_CREDENTIALS',
    fields: Readonly<Record<string, ServerText | Said>>,
  ) {
    const said = Object.entries(fields).map(([field, one]): [string, Said] => [
      field,
      typeof one === 'string' ? { text: one, params: {} } : one,
    ]);
    const [[, first] = ['', { text: 'invalid', params: {} } as Said]] = said;
    super(reason, first.text, {}, first.params);
    this.fields = Object.fromEntries(said);
  }
}

/** No valid session: code 401. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError' as const;
}

/** With `Retry-After`, in seconds. */
class ComeBackLaterError extends Error {
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super(`come back in ${waitSeconds} s`);
    this.waitSeconds = waitSeconds;
  }
}

/** Code 429. */
export class RateLimitedError extends ComeBackLaterError {
  override readonly name = 'RateLimitedError' as const;
}

/** The queue is full: 503. */
export class BusyError extends ComeBackLaterError {
  override readonly name = 'BusyError' as const;
}
