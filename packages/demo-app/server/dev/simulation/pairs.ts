/** How often which step followed which on one thing. */
export class Pairs {
  readonly #counts = new Map<string, number>();

  get size(): number {
    return this.#counts.size;
  }

  getCount(before: string, after: string): number {
    return this.#counts.get(`${before} ⇒ ${after}`) ?? 0;
  }

  note(before: string, after: string): void {
    this.#counts.set(`${before} ⇒ ${after}`, this.getCount(before, after) + 1);
  }

  add(others: Pairs): void {
    for (const [pair, count] of others.#counts) this.#counts.set(pair, (this.#counts.get(pair) ?? 0) + count);
  }

  /** How many of these are in `others`. */
  within(others: Pairs): number {
    return [...this.#counts.keys()].filter((pair) => others.#counts.has(pair)).length;
  }
}
