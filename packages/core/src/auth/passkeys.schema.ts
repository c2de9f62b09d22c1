import {
  type InferOutput,
  array,
  isoTimestamp,
  literal,
  maxLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
} from 'valibot';
import { idSchema } from '../http/field.schema.ts';
import { nameText } from '../text/words.schema.ts';
import { typedPasswordSchema } from '../users/credentials.schema.ts';

/** Bytes in WebAuthn's JSON: base64url. */
const bytes = (most: number) => pipe(string(), maxLength(most), regex(/^[\w-]+$/));

const credentialId = bytes(1400);
const kind = literal('public-key');

/** A passkey of the account. `name` is at first the name of the device that added it, empty where that is unknown. */
export const passkeySchema = object({
  id: string(),
  name: string(),
  createdAt: pipe(string(), isoTimestamp()),
  /** Null before the first sign-in with it. */
  lastUsedAt: nullable(pipe(string(), isoTimestamp())),
});
export type Passkey = InferOutput<typeof passkeySchema>;

export const passkeyNameSchema = nameText(1, 60);

/** Options for `navigator.credentials.create`: a `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyOptionsSchema = object({
  rp: object({ id: string(), name: string() }),
  user: object({ id: string(), name: string(), displayName: string() }),
  challenge: string(),
  pubKeyCredParams: array(object({ type: kind, alg: number() })),
  timeout: number(),
  excludeCredentials: array(object({ type: kind, id: string() })),
  authenticatorSelection: object({
    residentKey: literal('required'),
    requireResidentKey: literal(true),
    userVerification: literal('required'),
  }),
  attestation: literal('none'),
});
export type PasskeyOptions = InferOutput<typeof passkeyOptionsSchema>;

/** Options for `navigator.credentials.get`: a `PublicKeyCredentialRequestOptionsJSON` that names no account and no credential. */
export const passkeyChallengeSchema = object({
  rpId: string(),
  challenge: string(),
  timeout: number(),
  userVerification: literal('required'),
});
export type PasskeyChallenge = InferOutput<typeof passkeyChallengeSchema>;

/** A registration: the result of `navigator.credentials.create`. */
export const madePasskeySchema = object({
  id: credentialId,
  rawId: credentialId,
  type: kind,
  response: object({ clientDataJSON: bytes(8192), attestationObject: bytes(65_536) }),
});
export type MadePasskey = InferOutput<typeof madePasskeySchema>;

/** An assertion: the result of `navigator.credentials.get`. */
export const shownPasskeySchema = object({
  id: credentialId,
  rawId: credentialId,
  type: kind,
  response: object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: optional(bytes(256)),
  }),
});
export type ShownPasskey = InferOutput<typeof shownPasskeySchema>;

/** `id` is the passkey to remove; one of the two others proves who asks. */
export const removePasskeySchema = object({
  id: idSchema,
  password: optional(typedPasswordSchema),
  passkey: optional(shownPasskeySchema),
});
export type RemovePasskey = InferOutput<typeof removePasskeySchema>;
