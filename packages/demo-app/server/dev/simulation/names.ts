import type { TermsChange } from '@keo/core/contract';
import type { FakeOrder, rule } from '@keo/core/simulation';

type Ruled = ReturnType<typeof rule>;
export type Lawful = Extract<Ruled['decision'], { isLawful: true }>;

/** `price+raises` */
export const kindOfChange = (change: TermsChange): string => Object.keys(change).toSorted().join('+');

/** The change that a command requests or answers. */
export function getChange({ command }: FakeOrder, before: Ruled['before']): TermsChange | null {
  if ('change' in command) return command.change;
  const isAnswer = command.type === 'ACCEPT' || command.type === 'DECLINE';
  return isAnswer && 'changeRequest' in before ? (before.changeRequest?.change ?? null) : null;
}

/**
 * With its moves, so that a partial payment differs from a full one: `deal D22 ACCEPT_CANCEL REFUND+RELEASE →
 * CANCELLED`.
 */
export function getStepName(order: FakeOrder, before: Ruled['before'], { id, next, money }: Lawful): string {
  const change = getChange(order, before);
  const moves = [...new Set(money.map(({ move }) => move))].toSorted().join('+');
  const parts = [order.of, id, order.command.type, change && kindOfChange(change), moves];
  return `${parts.filter(Boolean).join(' ')} → ${next.state}`;
}
