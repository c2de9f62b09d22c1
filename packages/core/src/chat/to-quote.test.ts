import { expect, it } from 'vitest';
import { toLine } from './to-quote.ts';

it.each(['😂', '👨‍👩‍👧', '👍🏽', 'ệ'.normalize('NFD')])(
  'a quote ends before or after %j, never within',
  (cluster) => {
    for (let more = 0; more < cluster.length + 2; more += 1) {
      const words = toLine({ text: 'a'.repeat(more) + cluster.repeat(140), files: [] });
      expect(words.slice(more, -1).replaceAll(cluster, '')).toBe('');
      expect(words.endsWith('…')).toBe(true);
    }
  },
);
