import type { DealView } from '@keo/core/contract';

const ended: readonly DealView['state'][] = ['COMPLETED', 'CANCELLED', 'EXPIRED'];

export const isOver = ({ state }: Pick<DealView, 'state'>): boolean => ended.includes(state);

export type DealWorth = { key: 'pays' | 'gets' | 'paid' | 'got' | 'nothing'; amount: number };

/**
 * What a deal is worth to its reader, in đồng: what they will pay or get as it is agreed, or, once it is over, what went
 * to the worker: before fees to the author, after the own fee to the worker. Null while nothing is agreed.
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
