/** An account as a posting names it: the ledger makes it when money first touches it. */
export type Account = {
  readonly id: string;
  readonly kind: 'AVAILABLE' | 'WITHDRAWING' | 'ESCROW' | 'HELD' | 'FEE' | 'SUSPENSE' | 'LOSS' | 'BANK';
  /** The user whose money it is; null for the platform and the bank. */
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
/** What a user asked to be paid out. */
export const withdrawing = user('WITHDRAWING');
/** What an author's deal keeps. */
export const escrowOf = (dealId: string, authorId: string): Account => ({
  id: `deal:${dealId}:escrow`,
  kind: 'ESCROW',
  owner: authorId,
});
/** What an author's quick job keeps for slots that nobody has yet. */
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

/** What the platform earned. */
export const platformFee = platform('FEE');
/** Money that came in and is nobody's yet. */
export const platformSuspense = platform('SUSPENSE');
/** Minus what the platform gave of its own; zero or below. */
export const platformLoss = platform('LOSS');
/** Minus what the bank must hold for us; zero or below. */
export const bank: Account = { id: 'external:bank:1', kind: 'BANK', owner: null };

/** What a balance may be: nobody's money falls below zero, and the bank's side never rises above it. */
export function boundsOf({ kind }: Account): { min: number; max: number } {
  return kind === 'BANK' || kind === 'LOSS'
    ? { min: Number.MIN_SAFE_INTEGER, max: 0 }
    : { min: 0, max: Number.MAX_SAFE_INTEGER };
}
