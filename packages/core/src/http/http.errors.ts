import type { Refusal, RefusalReason } from './refusal.schema.ts';

/**
 * What a call can end in, beside its answer. An aborted call is not in this family: it rejects with the
 * `AbortError` of the platform, because the caller asked for it.
 */
export type ApiErrorKind =
  | 'overdue'
  | 'refused'
  | 'rate-limited'
  | 'timeout'
  | 'offline'
  | 'malformed'
  | 'generic';

/** The specification's message of an overdue session where the server sent none; a page says `http.overdue` instead. */
export const notLogin = 'NOT_LOGIN';

/** The one error of every call. Narrow it with the guards below, never by its message. */
export class ApiError extends Error {
  override readonly name = 'ApiError' as const;
  readonly kind: ApiErrorKind;
  /** The envelope's code, or the HTTP status where no envelope came; 0 when nothing answered. */
  readonly code: number;
  /** Present on a refusal (code 10000 with `data.reason`). */
  readonly refusal: Refusal | undefined;
  /** Milliseconds that the server asked to wait, if it did. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ApiErrorKind,
    /** A function is read each time: its sentence follows the language. */
    message: string | (() => string),
    details: {
      code: number;
      refusal?: Refusal | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(typeof message === 'string' ? message : '', { cause: details.cause });
    if (typeof message === 'function')
      Object.defineProperty(this, 'message', { get: message, configurable: true });
    this.kind = kind;
    this.code = details.code;
    this.refusal = details.refusal;
    this.retryAfter = details.retryAfter;
  }

  get reason(): RefusalReason | undefined {
    return this.refusal?.reason;
  }

  /** The call may have had its effect although no answer came. */
  get isUnknownOutcome(): boolean {
    return ['timeout', 'offline', 'malformed'].includes(this.kind);
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
/** Wraps whatever was thrown as an `ApiError`. */
export const toApiError = (error: unknown): ApiError =>
  isApiError(error) ? error : new ApiError('generic', '', { code: 0, cause: error });

/** Rethrows as an `ApiError`, for calls whose error a machine keeps. */
export const rethrowAsApiError = (error: unknown): never => {
  throw toApiError(error);
};

const isKind = (kind: ApiErrorKind) => (error: unknown) => isApiError(error) && error.kind === kind;

export const isOverdue = isKind('overdue');
export const isRefused = isKind('refused');
export const isRateLimited = isKind('rate-limited');
export const isTimeout = isKind('timeout');
export const isOffline = isKind('offline');

/** True when the call may have had its effect although no answer came: look the outcome up, do not call it failed. */
export const isUnknownOutcome = (error: unknown): boolean => isApiError(error) && error.isUnknownOutcome;

/** Nothing was decided: the same call may succeed later, so what is shown and stored stays. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) &&
  (isUnknownOutcome(error) ||
    error.kind === 'rate-limited' ||
    (error.kind === 'generic' && error.code >= 500 && error.code < 600));
