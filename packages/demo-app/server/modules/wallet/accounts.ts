/** An account of the ledger, created by its first posting. */
export type Account = {
  readonly id: string;
  readonly kind: 'AVAILABLE' | 'WITHDRAWING' | 'ESCROW' | 'HELD' | 'FEE' | 'SUSPENSE' | 'LOSS' | 'BANK';
  /** The owner; null for the platform and the bank. */
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
/** What is held for a deal. */
export const escrowOf = (dealId: string, authorId: string): Account => ({
  id: `deal:${dealId}:escrow`,
  kind: 'ESCROW',
  owner: authorId,
});
/** What is held for free slots of a quick job. */
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

/** Fees that the platform earned. */
export const platformFee = platform('FEE');
/** Money that came in and is nobody's yet. */
export const platformSuspense = platform('SUSPENSE');
/** Minus what the platform gave of its own; zero or below. */
export const platformLoss = platform('LOSS');
/** Minus what the bank must hold for us; zero or below. */
export const bank: Account = { id: 'external:bank:1', kind: 'BANK', owner: null };

/** Bounds of a balance: no account falls below zero, except the bank's side and the loss, which never rise above it. */
export function boundsOf({ kind }: Account): { min: number; max: number } {
  return kind === 'BANK' || kind === 'LOSS'
    ? { min: Number.MIN_SAFE_INTEGER, max: 0 }
    : { min: 0, max: Number.MAX_SAFE_INTEGER };
}
