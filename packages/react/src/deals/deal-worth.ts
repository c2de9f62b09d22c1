import type { DealView } from '@keo/core/contract';

const ended: readonly DealView['state'][] = ['COMPLETED', 'CANCELLED', 'EXPIRED'];

export const isOver = ({ state }: Pick<DealView, 'state'>): boolean => ended.includes(state);

export type DealWorth = { key: 'pays' | 'gets' | 'paid' | 'got' | 'nothing'; amount: number };

/**
 * A deal's amount for its reader, in đồng: agreed, or after the end what was paid; before fees for the author, after
 * the fee for the worker. Null without agreed terms.
 */
export function worthOf(deal: Pick<DealView, 'state' | 'myRole' | 'money' | 'terms'>): DealWorth | null {
  const { myRole, money, terms } = deal;
  if (isOver(deal)) {
    const amount =
      myRole === 'author' ? money.released + money.bonus : (money.releasedNet ?? 0) + (money.bonusNet ?? 0);
    return { key: amount === 0 ? 'nothing' : myRole === 'author' ? 'paid' : 'got', amount };
  }
  if (!terms) return null;
  return myRole === 'author'
    ? { key: 'pays', amount: money.authorTotal ?? 0 }
    : { key: 'gets', amount: money.workerNet ?? 0 };
}
