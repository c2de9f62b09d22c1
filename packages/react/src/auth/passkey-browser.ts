import type { MadePasskey, PasskeyChallenge, PasskeyOptions, ShownPasskey } from '@keo/core/contract';

/**
 * WebAuthn in the browser. Rejects with the browser's own errors, by `name`: `NotAllowedError` and `AbortError` where
 * the person cancelled, `InvalidStateError` where the device has a passkey of the account already.
 */
export type PasskeyBrowser = {
  isSupported(): boolean;
  /** Whether the browser has conditional UI: passkeys offered by autofill. */
  canAutofill(): Promise<boolean>;
  make(options: PasskeyOptions): Promise<MadePasskey>;
  /** Asks for an assertion; with `autofill` by conditional UI, which stays pending until one is chosen. */
  show(challenge: PasskeyChallenge, how: { autofill: boolean }): Promise<ShownPasskey>;
  /** Aborts the pending request. */
  stop(): void;
};

const nameOf = (error: unknown): unknown => Object(error).name;

/** Whether the person cancelled, or `stop` aborted it. */
export const isCancelled = (error: unknown): boolean =>
  ['NotAllowedError', 'AbortError'].includes(String(nameOf(error)));

/** Whether the device has a passkey of this account already. */
export const isAlreadyRegistered = (error: unknown): boolean => nameOf(error) === 'InvalidStateError';
