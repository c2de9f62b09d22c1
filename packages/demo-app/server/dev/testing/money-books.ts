import type { App } from '../../app.ts';
import { getBalances } from '../../modules/wallet/ledger.repository.ts';
import { RefusalError } from '../../platform/http/refusal.ts';

export const people = ['u04', 'u07', 'u09'] as const;
export type Who = (typeof people)[number];
export const other = (who: Who): Who => people[(people.indexOf(who) + 1) % people.length] ?? 'u04';

/** By the test's own reckoning. */
export type Wallet = { balance: number; withdrawing: number; held: number };
export type Deal = {
  id: string;
  author: Who;
  worker: Who;
  left: number;
  paid: number;
};
/** The author's fee on what a project pays, by the test's own formula. */
export const feeOn = (paid: number): number =>
  paid === 0 ? 0 : Math.min(500_000, Math.max(5000, Math.floor((paid * 5 + 50) / 100)));

export type Books = {
  /** Whether nobody else moves this money, so that refusals are predictable. */
  isAlone: boolean;
  wallets: Record<Who, Wallet>;
  open: { id: string; who: Who; amount: number; net: number }[];
  paid: { id: string; who: Who; net: number }[];
  deals: Deal[];
};
/** One step: changes the books and the server, or neither. */
export type Deed = { what: string; do(app: App, books: Books): Promise<void> };

let made = 0;
export const newId = (what: string) => `${what}_${(made += 1)}_${Math.trunc(performance.now())}`;
export const transact = <T>(app: App, work: Parameters<typeof app.platform.transact<T>>[0]) =>
  app.platform.transact(work);
/** Other errors are thrown. */
export async function refuses(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    if (error instanceof RefusalError) return true;
    throw error;
  }
}

export function agree<Value>(did: Value, known: Value): void {
  if (did !== known) throw new Error(`the server says ${String(did)}, the books ${String(known)}`);
}
/** Sent twice at once, as after a lost answer; true where both were refused. */
export const refusesTwice = async (work: () => Promise<unknown>): Promise<boolean> =>
  (await Promise.all([refuses(work()), refuses(work())])).every(Boolean);
export const twice = <T>(work: () => Promise<T>) => Promise.all([work(), work()]);

const getWallet = async (app: App, who: Who): Promise<Wallet> => {
  const { balance, withdrawing: away, held } = await getBalances(app.platform.db, who);
  return { balance, withdrawing: away, held };
};
/** As the server counts it. */
export const getWallets = async (app: App): Promise<Record<Who, Wallet>> => ({
  u04: await getWallet(app, 'u04'),
  u07: await getWallet(app, 'u07'),
  u09: await getWallet(app, 'u09'),
});

/** On the server and in the books. */
export async function cancelOpen(app: App, { wallets, open, deals }: Books): Promise<void> {
  for (const { id, who, amount: held } of open.splice(0)) {
    await transact(app, (unit) => app.payouts.cancel(unit, id));
    wallets[who].withdrawing -= held;
    wallets[who].balance += held;
  }
  for (const { id, author, left, paid } of deals.splice(0)) {
    const back = left + feeOn(paid + left) - feeOn(paid);
    await transact(app, (unit) => app.escrows.close(unit, { dealId: id, actor: 'model' }));
    wallets[author].held -= back;
    wallets[author].balance += back;
  }
}
