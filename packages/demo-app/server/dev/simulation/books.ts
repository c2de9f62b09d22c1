import { Ledger } from '@keo/core/simulation';

type Move = Parameters<Ledger['move']>[0];
export type Moved = { deal: string; move: Move['move']; price: number };

/** The model's ledger, which also records what the last step moved and refunded. */
export class Books extends Ledger {
  readonly #refunded = new Map<string, number>();
  #moved: Moved[] = [];

  override move(move: Move, deal: string, worker: string): void {
    super.move(move, deal, worker);
    this.#moved.push({ deal, move: move.move, price: move.price });
    if (move.move === 'REFUND') this.#refunded.set(deal, this.refundedOf(deal) + move.price);
  }

  refundedOf(deal: string): number {
    return this.#refunded.get(deal) ?? 0;
  }

  /** Since the last call. */
  takeMoved(): Moved[] {
    const moved = this.#moved;
    this.#moved = [];
    return moved;
  }
}
