import type { SnapshotFrom } from 'xstate';
import type { rechargeMachine } from './recharge.machine.ts';
import { type RechargeOutcome, compareTransfer } from './recharge.rules.ts';
import type { Recharge } from './recharge.schema.ts';

export type RechargeSnapshot = SnapshotFrom<typeof rechargeMachine>;

/** Undefined: signed out. */
export const selectRecharge = (snapshot: RechargeSnapshot | undefined) => ({
  step: !snapshot?.hasTag('watching')
    ? snapshot?.hasTag('settled')
      ? ('settled' as const)
      : ('editing' as const)
    : ('watching' as const),
  recharge: snapshot?.context.recharge ?? null,
  id: snapshot?.context.id ?? null,
  amount: snapshot?.context.order?.amount ?? null,
  error: snapshot?.context.error ?? null,
  isBusy: snapshot?.hasTag('busy') ?? false,
  isUnsure: snapshot?.hasTag('unsure') ?? false,
});

/** Whether less, more or exactly what was requested came in; null while nothing did. */
export function rechargeOutcome(
  recharge: Pick<Recharge, 'amount' | 'paidAmount' | 'paidAt' | 'expiresAt'>,
): RechargeOutcome | null {
  const { amount, paidAmount, paidAt, expiresAt } = recharge;
  if (paidAmount === null || paidAt === null) return null;
  const expected = { amount, expiresAt: Date.parse(expiresAt) };
  return compareTransfer(expected, { amount: paidAmount, at: Date.parse(paidAt) });
}
