import type { PasskeyBrowser } from './passkey-browser.ts';

/** An error of that `name`, like a browser's DOMException. */
export const browserError = (name: string): Error => Object.assign(new Error(name), { name });

const never = new Promise<never>(() => undefined);
const text = 'c3Rvcnk';

/** A fake of WebAuthn with one credential and no prompt; `more` overrides parts. */
export const storyBrowser = (id: string, more: Partial<PasskeyBrowser> = {}): PasskeyBrowser => ({
  isSupported: () => true,
  canAutofill: async () => false,
  make: async () => ({
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON: text, attestationObject: text },
  }),
  show: async (_challenge, { autofill }) =>
    autofill
      ? never
      : {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON: text, authenticatorData: text, signature: text },
        },
  stop: () => undefined,
  ...more,
});
