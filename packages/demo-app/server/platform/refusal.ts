import type { RefusalReason } from '@keo/core/contract';
import type { ServerText } from '../texts/say.ts';

/**
 * A business refusal: code 10000 with `data.reason`, and a sentence in the caller's language. The transaction around it
 * rolls back.
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError' as const;
  readonly reason: RefusalReason;
  readonly text: ServerText;
  readonly params: Record<string, string | number>;
  readonly details: Record<string, unknown>;

  constructor(
    reason: RefusalReason,
    text: ServerText,
    details: Record<string, unknown> = {},
    params: Record<string, string | number> = {},
  ) {
    super(reason);
    this.reason = reason;
    this.text = text;
    this.details = details;
    this.params = params;
  }
}

export const notFound = () => new RefusalError('NOT_FOUND', 'notFound');

/** Wrong fields by name, each with its sentence. */
export class FieldsError extends Error {
  override readonly name = 'FieldsError' as const;
  readonly reason: 'INVALID' | 'TAKEN' | 'WRONG_CREDENTIALS';
  readonly fields: Readonly<Record<string, ServerText>>;

  constructor(reason: FieldsError['reason'], fields: Readonly<Record<string, ServerText>>) {
    super(reason);
    this.reason = reason;
    this.fields = fields;
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
