/** Seeded random choices: the same life each time. */
export type Chance = {
  /** 0 ≤ n < 1. */
  next(): number;
  /** A number between both. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** So many different items, in random order. */
  some<Item>(items: readonly Item[], count: number): Item[];
};

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick,
    some(items, count) {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const item = pick(left);
        left.splice(left.indexOf(item), 1);
        return item;
      });
    },
  };
}
