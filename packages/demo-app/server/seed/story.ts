import { type Step, recharge } from './deeds.ts';
import { marketSeed } from './market-seed.ts';
import { camTuStory } from './stories/cam-tu.ts';
import { minhAnhStory } from './stories/minh-anh.ts';
import { moneyStory } from './stories/money.ts';
import { quocHuyStory } from './stories/quoc-huy.ts';
import { thanhTrucStory } from './stories/thanh-truc.ts';

/** All that people did in the last twenty days. What clocks do follows by itself. */
const market: readonly Step[] = [
  ...moneyStory,
  ...minhAnhStory,
  ...quocHuyStory,
  ...camTuStory,
  ...thanhTrucStory,
];

/** The same people as strangers, each with what they can spend: for those who write a story of their own. */
const people: readonly Step[] = marketSeed.wallets
  .filter(({ balance }) => balance > 0)
  .flatMap(({ userId, balance }) => recharge(24, userId, balance));

/** The demo's stories, each with the earliest deed first. */
export const stories = {
  market: market.toSorted((a, b) => b.hoursAgo - a.hoursAgo),
  people: people.toSorted((a, b) => b.hoursAgo - a.hoursAgo),
} as const;
