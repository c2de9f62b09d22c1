import type { MadePasskey, PasskeyChallenge, PasskeyOptions, ShownPasskey } from '@keo/core/contract';

/**
 * WebAuthn in the browser. Rejects with the browser's errors by `name`: `NotAllowedError` and `AbortError` if the user
 * cancelled, `InvalidStateError` if the device already has a passkey of the account.
 */
export type PasskeyBrowser = {
  isSupported(): boolean;
  /** Whether the browser supports conditional UI (passkey autofill). */
  canAutofill(): Promise<boolean>;
  make(options: PasskeyOptions): Promise<MadePasskey>;
  /** Asks for an assertion; `autofill` by conditional UI, pending until one is chosen. */
  show(challenge: PasskeyChallenge, how: { autofill: boolean }): Promise<ShownPasskey>;
  stop(): void;
};

const getName = (error: unknown): unknown => Object(error).name;

/** The user cancelled, or `stop` aborted it. */
export const isCancelled = (error: unknown): boolean =>
  ['NotAllowedError', 'AbortError'].includes(String(getName(error)));

export const isAlreadyRegistered = (error: unknown): boolean => getName(error) === 'InvalidStateError';
