import {
  WebAuthnAbortService,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyBrowser } from '@keo/react';

/** Import lazily, to keep it out of the first load. */
export const passkeyBrowser: PasskeyBrowser = {
  isSupported: browserSupportsWebAuthn,
  canAutofill: browserSupportsWebAuthnAutofill,
  async make(options) {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
  },
  async show(challenge, { autofill }) {
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: challenge,
      useBrowserAutofill: autofill,
    });
    return { id, rawId, type: 'public-key', response };
  },
  stop: () => WebAuthnAbortService.cancelCeremony(),
};
