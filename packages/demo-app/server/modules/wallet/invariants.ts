import { bankHoldsTheDifference, nothingHalfDone, transfersPosted } from './bank-invariants.ts';
import { dealsMatchEscrows, dealsPayWhatWasLocked, escrowsHoldWhatIsLeft } from './escrow-invariants.ts';
import type { Invariant } from './invariant.ts';
import {
  balancesMatchEntries,
  balancesWithinBounds,
  eventsPostedOnce,
  ledgerGuarded,
  moneyAddsUp,
  transactionsSumToZero,
} from './ledger-invariants.ts';
import { withdrawalsPostedOnce, withdrawingMatches } from './withdrawal-invariants.ts';

/** The fourteen invariants at that moment, by their numbers. Each returns rows with a `detail` that names the difference. */
export const invariantsAt = (now: Date): readonly Invariant[] => [
  transactionsSumToZero,
  balancesMatchEntries,
  balancesWithinBounds,
  ledgerGuarded,
  eventsPostedOnce,
  escrowsHoldWhatIsLeft,
  withdrawingMatches,
  withdrawalsPostedOnce,
  dealsPayWhatWasLocked,
  transfersPosted(now),
  bankHoldsTheDifference,
  moneyAddsUp,
  nothingHalfDone,
  dealsMatchEscrows,
];
