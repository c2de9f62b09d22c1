import type { Recharge, TransferResult } from './recharge.schema.ts';

/** A recharge; times in milliseconds since 1970, amounts in đồng. */
type Expected = { state: Recharge['state']; amount: number; expiresAt: number; matchUntil: number };
type Reason = TransferResult['reason'];
/** Credited in these cases. */
export type RechargeOutcome = Extract<Reason, 'EXACT' | 'SHORT' | 'OVER' | 'LATE'>;

export const creditedReasons: readonly Reason[] = ['EXACT', 'SHORT', 'OVER', 'LATE'];

/** The state that readers see: `EXPIRED` is not stored. */
export const rechargeStateAt = (
  { state, expiresAt }: Pick<Expected, 'state' | 'expiresAt'>,
  now: number,
): Recharge['state'] => (state === 'PENDING' && expiresAt <= now ? 'EXPIRED' : state);

/** Whether less, more or exactly what was requested came in. */
export function compareTransfer(
  { amount, expiresAt }: Pick<Expected, 'amount' | 'expiresAt'>,
  paid: { amount: number; at: number },
): RechargeOutcome {
  if (paid.amount < amount) return 'SHORT';
  if (paid.amount > amount) return 'OVER';
  return paid.at > expiresAt ? 'LATE' : 'EXACT';
}

/** What to do with a transfer that has this recharge's code. */
export function transferReason(
  recharge: Expected,
  transfer: { amount: number; at: number },
): RechargeOutcome | 'USED_CODE' | 'CANCELLED' | 'TOO_LATE' {
  if (recharge.state === 'SUCCEEDED') return 'USED_CODE';
  if (recharge.state === 'CANCELLED') return 'CANCELLED';
  if (transfer.at > recharge.matchUntil) return 'TOO_LATE';
  return compareTransfer(recharge, transfer);
}
