import type { SnapshotFrom } from 'xstate';
import type { withdrawMachine } from './withdraw.machine.ts';

export type WithdrawSnapshot = SnapshotFrom<typeof withdrawMachine>;

/** Undefined: signed out. */
export const selectWithdraw = (snapshot: WithdrawSnapshot | undefined) => ({
  step: snapshot?.hasTag('watching')
    ? ('watching' as const)
    : snapshot?.hasTag('coding')
      ? ('coding' as const)
      : ('editing' as const),
  order: snapshot?.context.order ?? null,
  withdraw: snapshot?.context.withdraw ?? null,
  error: snapshot?.context.error ?? null,
  isBusy: snapshot?.hasTag('busy') ?? false,
  isUnsure: snapshot?.hasTag('unsure') ?? false,
});
