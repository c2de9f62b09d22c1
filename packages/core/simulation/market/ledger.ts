import type { Move } from '../../src/law/decision.ts';
import { BrokenPromise } from '../broken-promise.ts';

/** `author`, `worker:1`, `job`, `deal:1`, `platform` or `bank`. */
type Account = string;
type DealBook = {
  /** Ever held as the author's fee. */
  held: number;
  gross: number;
  refunded: number;
  bonus: number;
  workerFee: number;
  authorFee: number;
  isOpen: boolean;
};
/** The fee on what a deal paid, by its own formula: a twentieth, within the bounds of its kind. */
export function feeOn(kind: 'QUICK' | 'PROJECT', paid: number): number {
  if (paid === 0) return 0;
  const least = kind === 'QUICK' ? 100 : 5000;
  return Math.min(500_000, Math.max(least, Math.floor((paid + 10) / 20)));
}

const newBook: DealBook = {
  held: 0,
  gross: 0,
  refunded: 0,
  bonus: 0,
  workerFee: 0,
  authorFee: 0,
  isOpen: true,
};

/**
 * A ledger independent of the laws: it knows fees and accounts, not states. It carries out their moves and throws a
 * `BrokenPromise` where these do not add up.
 */
export class Ledger {
  readonly #balances = new Map<Account, number>();
  readonly #deals = new Map<string, DealBook>();
  readonly #workerBps: number;

  constructor(workerBps: number, funds: number) {
    this.#workerBps = workerBps;
    this.#post({ bank: -funds, author: funds });
  }

  balance(account: Account): number {
    return this.#balances.get(account) ?? 0;
  }

  /** Paid to the worker of a deal, before fees. */
  getGross(deal: string): number {
    return this.#deals.get(deal)?.gross ?? 0;
  }

  /** Of the price, back to its author. */
  getRefunded(deal: string): number {
    return this.#deals.get(deal)?.refunded ?? 0;
  }

  /** `deal` and `worker` are used only by moves of a deal. */
  move({ move, price, fee }: Move, deal: string, worker: string): void {
    if (price < 0 || fee < 0 || !Number.isSafeInteger(price + fee))
      throw new BrokenPromise(`${move} of ${price} and ${fee} is no amount`);
    const amount = price + fee;
    const book = this.#deals.get(deal) ?? { ...newBook };
    this.#deals.set(deal, book);
    if (move === 'LOCK_JOB') this.#post({ author: -amount, job: amount });
    else if (move === 'REFUND_JOB') this.#post({ job: -amount, author: amount });
    else if (move === 'ASSIGN_SLOT') this.#into(book, { job: -amount, [deal]: amount }, fee);
    else if (move === 'LOCK_DEAL') this.#into(book, { author: -amount, [deal]: amount }, fee);
    else if (move === 'RETURN_SLOT') this.#post({ [deal]: -amount, job: amount });
    else if (move === 'REFUND') {
      book.refunded += price;
      this.#post({ [deal]: -amount, author: amount });
    } else {
      if (move === 'BONUS') book.bonus += price;
      else book.gross += price;
      book.authorFee += fee;
      // Computed on the running total, so that parts cost the same as the whole.
      const workerFee = Math.floor(((book.gross + book.bonus) * this.#workerBps) / 10_000) - book.workerFee;
      book.workerFee += workerFee;
      const from = move === 'BONUS' ? 'author' : deal;
      this.#post({ [from]: -amount, [worker]: price - workerFee, platform: fee + workerFee });
    }
  }

  /** An ended deal holds nothing, and its fees are those of what was paid. */
  closeDeal(deal: string, kind: 'QUICK' | 'PROJECT'): void {
    if (this.balance(deal) !== 0)
      throw new BrokenPromise(`${deal} has ended with ${this.balance(deal)}đ in it`);
    const book = this.#deals.get(deal);
    if (!book) return;
    book.isOpen = false;
    const { gross, bonus, authorFee, held } = book;
    if (authorFee !== feeOn(kind, gross + bonus))
      throw new BrokenPromise(
        `${deal} paid ${gross}đ and a bonus of ${bonus}đ, and cost its author ${authorFee}đ in fees`,
      );
    if (bonus === 0 && authorFee > held)
      throw new BrokenPromise(`${deal} cost its author ${authorFee}đ in fees, of ${held}đ that were held`);
  }

  #into(book: DealBook, legs: Record<Account, number>, fee: number): void {
    if (!book.isOpen) throw new BrokenPromise('Money went into a deal that has ended');
    book.held += fee;
    this.#post(legs);
  }

  #post(legs: Record<Account, number>): void {
    for (const [account, amount] of Object.entries(legs)) {
      const after = this.balance(account) + amount;
      if (after < 0 && account !== 'bank') throw new BrokenPromise(`${account} would hold ${after}đ`);
      this.#balances.set(account, after);
    }
    let sum = 0;
    for (const amount of this.#balances.values()) sum += amount;
    if (sum !== 0) throw new BrokenPromise(`The ledger sums to ${sum}đ`);
  }
}
