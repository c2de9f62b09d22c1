import type { MadePasskey, PasskeyOptions, ShownPasskey } from '@keo/core/contract';
import type { PasskeyRow } from './passkeys.repository.ts';

/** The relying party. */
export type Site = { origin: string; rpId: string };

/** COSE algorithms: ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257];

/** For a new passkey of that account, which none of its `own` is to replace. */
export const toCreationOptions = (needs: {
  site: Site;
  person: { id: string; username: string; displayName: string };
  challenge: string;
  timeout: number;
  own: readonly Pick<PasskeyRow, 'id'>[];
}): PasskeyOptions => ({
  rp: { id: needs.site.rpId, name: 'Keo' },
  user: {
    id: Buffer.from(needs.person.id).toString('base64url'),
    name: needs.person.username,
    displayName: needs.person.displayName,
  },
  challenge: needs.challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: needs.timeout,
  excludeCredentials: needs.own.map(({ id }) => ({ type: 'public-key', id })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
});

/** Empty where `clientDataJSON` cannot be parsed. */
export function getChallenge({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const challenge: unknown = Object(said).challenge;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Loaded on first use: most of it parses attestation certificates, which Keo does not request. */
const library = () => import('@simplewebauthn/server');

/** Null where the registration is invalid. */
export async function verifyRegistration(
  made: MadePasskey,
  { site, challenge }: { site: Site; challenge: string },
): Promise<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    // The library throws for any invalid input.
    return null;
  }
}

/** Verifies an assertion and returns its signature counter; null where it is invalid for this passkey and site. */
export async function verifyAssertion(
  shown: ShownPasskey,
  { site, challenge, passkey }: { site: Site; challenge: string; passkey: PasskeyRow },
): Promise<number | null> {
  const { userHandle, ...rest } = shown.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
    return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...shown,
        response: { ...rest, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
