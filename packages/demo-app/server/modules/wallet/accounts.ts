/** Created by its first posting. */
export type Account = {
  readonly id: string;
  readonly kind: 'AVAILABLE' | 'WITHDRAWING' | 'ESCROW' | 'HELD' | 'FEE' | 'SUSPENSE' | 'LOSS' | 'BANK';
  /** Null for the platform and the bank. */
  readonly owner: string | null;
};

const user =
  (kind: 'AVAILABLE' | 'WITHDRAWING') =>
  (userId: string): Account => ({
    id: `user:${userId}:${kind.toLowerCase()}`,
    kind,
    owner: userId,
  });

/** What a user may spend. */
export const available = user('AVAILABLE');
/** What a user asked to withdraw. */
export const withdrawing = user('WITHDRAWING');
export const getEscrow = (dealId: string, authorId: string): Account => ({
  id: `deal:${dealId}:escrow`,
  kind: 'ESCROW',
  owner: authorId,
});
/** For free slots of a quick job. */
export const heldFor = (jobId: string, authorId: string): Account => ({
  id: `job:${jobId}:held`,
  kind: 'HELD',
  owner: authorId,
});

const platform = (kind: 'FEE' | 'SUSPENSE' | 'LOSS'): Account => ({
  id: `platform:${kind.toLowerCase()}`,
  kind,
  owner: null,
});

export const platformFee = platform('FEE');
/** Money that came in and is nobody's yet. */
export const platformSuspense = platform('SUSPENSE');
/** Minus what the platform paid of its own; zero or below. */
export const platformLoss = platform('LOSS');
/** Minus what the bank must hold for us; zero or below. */
export const bank: Account = { id: 'external:bank:1', kind: 'BANK', owner: null };

/** No balance falls below zero, except those of bank and loss, which never rise above it. */
export function getBounds({ kind }: Account): { min: number; max: number } {
  return kind === 'BANK' || kind === 'LOSS'
    ? { min: Number.MIN_SAFE_INTEGER, max: 0 }
    : { min: 0, max: Number.MAX_SAFE_INTEGER };
}
