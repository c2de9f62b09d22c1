/**
 * Worker thread of `machine-speed.ts`: the same work on every machine. Objects, texts and fresh memory, as in tests:
 * arithmetic alone keeps its speed where caches and memory are shared with other machines.
 */
import { createHash } from 'node:crypto';

const rounds = 160;
const rowsOf = (round: number) =>
  Array.from({ length: 4000 }, (_, index) => ({
    id: `row_${round}_${index}`,
    sum: index * 7919,
    words: ['posted', 'held', String(index)],
  }));

let digest = '';
for (let round = 0; round < rounds; round += 1) {
  const text = JSON.stringify(rowsOf(round));
  const known = new Map(rowsOf(round).map((row) => [row.id, row]));
  const sums = [...known.values()].toSorted((one, other) => one.id.localeCompare(other.id));
  digest = createHash('sha256').update(digest).update(text).update(JSON.stringify(sums)).digest('hex');
}
