import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyChallenge, PasskeyOptions, ShownPasskey } from '@keo/core/contract';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** A CBOR text or byte string of less than 64 KiB. */
function cborString(major: 'bytes' | 'text', value: Buffer): Buffer {
  const type = major === 'bytes' ? 0x40 : 0x60;
  if (value.length < 24) return Buffer.concat([Buffer.from([type | value.length]), value]);
  if (value.length < 256) return Buffer.concat([Buffer.from([type | 24, value.length]), value]);
  return Buffer.concat([Buffer.from([type | 25, value.length >> 8, value.length & 255]), value]);
}
const text = (value: string) => cborString('text', Buffer.from(value));

const part = (label: number, value: string) =>
  Buffer.concat([Buffer.from([label]), cborString('bytes', Buffer.from(value, 'base64url'))]);

/** A P-256 key for ES256 as COSE: kty, alg, crv, x, y. */
function toCose(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), part(0x21, x), part(0x22, y)]);
}

const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

/** Deviations from a correct authenticator. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  /** User verification flag. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with another key. */
  isForged?: boolean;
};

/** Authenticator data without a credential: hash of the RP ID, flags, signature counter. */
function head(rpId: string, flags: number, counter: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(flags, 0);
  bytes.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), bytes]);
}
const getFlags = ({ isVerified = true }: Deviation) => flag.present | (isVerified ? flag.verified : 0);

/** Software authenticator with one ES256 credential; no signature counter if `counts` is false. */
export function createAuthenticator({ counts = true, origin: home = 'http://localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const credential = randomBytes(32);
  const id = base64(credential);
  let count = 0;
  let owner = base64('u_nobody');

  const clientData = (type: string, challenge: string, origin = home) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    make({ challenge, rp, user }: PasskeyOptions, misdeed: Deviation = {}): MadePasskey {
      owner = user.id;
      const length = Buffer.from([0, credential.length]);
      const authData = Buffer.concat([
        head(misdeed.rpId ?? rp.id, getFlags(misdeed) | flag.attested, count),
        Buffer.alloc(16),
        length,
        credential,
        toCose(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        cborString('bytes', authData),
      ]);
      const clientDataJSON = base64(clientData('webauthn.create', challenge, misdeed.origin));
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject: base64(attestation) },
      };
    },
    show({ challenge, rpId }: PasskeyChallenge, misdeed: Deviation = {}): ShownPasskey {
      if (counts) count += 1;
      const authenticatorData = head(misdeed.rpId ?? rpId, getFlags(misdeed), misdeed.counter ?? count);
      const said = clientData('webauthn.get', challenge, misdeed.origin);
      const signed = Buffer.concat([authenticatorData, sha256(said)]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64(said),
          authenticatorData: base64(authenticatorData),
          signature: base64(sign('sha256', signed, misdeed.isForged ? stranger : privateKey)),
          userHandle: misdeed.userHandle ?? owner,
        },
      };
    },
  };
}
