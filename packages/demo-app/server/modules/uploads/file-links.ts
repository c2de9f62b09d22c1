import { uploadLimits } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import { createSealedText } from '../../platform/security/sealed-text.ts';

/** Signed, each for one file, one user and five minutes. */
export type FileLinks = {
  keyFor(fileId: string, userId: string): { key: string; expiresAt: Date };
  /** The user whom the key was made for; null for another file's key, an expired or a forged one. */
  findHolder(fileId: string, key: string): string | null;
};

export function createFileLinks({ secret, clock }: { secret: string; clock: Pick<Clock, 'now'> }): FileLinks {
  const sealed = createSealedText(secret, 'file links');
  return {
    keyFor(fileId, userId) {
      const expiresAt = new Date(+clock.now() + uploadLimits.linkMinutes * 60_000);
      return { key: sealed.seal([fileId, userId, +expiresAt].join(' ')), expiresAt };
    },
    findHolder(fileId, key) {
      try {
        const [file, userId, expiresAt] = sealed.open(key).split(' ');
        return file === fileId && Number(expiresAt) > +clock.now() ? (userId ?? null) : null;
      } catch {
        return null;
      }
    },
  };
}
