import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short texts, so that a stolen table does not reveal them. */
export type SealedText = {
  seal(text: string): string;
  /** Throws where the key differs or the text was changed. */
  open(sealed: string): string;
  /** A keyed hash, to find the same text. */
  fingerprint(text: string): string;
};

const version = 'v1';

/** AES-256-GCM, with a key for each purpose derived from the server's secret. */
export function createSealedText(secret: string, purpose: string): SealedText {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `keo ${version} ${purpose} ${use}`, 32));
  const [sealing, marking] = [derive('seal'), derive('fingerprint')];
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [version, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open(sealed) {
      const [by, ...parts] = sealed.split('.');
      const [nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (by !== version || !nonce || !tag || !body) throw new Error('This text was not sealed here');
      const cipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: 16 });
      cipher.setAuthTag(tag);
      return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
    },
    fingerprint: (text) => createHmac('sha256', marking).update(text).digest('base64url'),
  };
}
