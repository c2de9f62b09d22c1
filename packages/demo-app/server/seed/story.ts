import { crowdStory } from './crowd/crowd-story.ts';
import { marketSeed } from './market-seed.ts';
import { recharge } from './money-deeds.ts';
import type { Step } from './step.ts';
import { camTuStory } from './stories/cam-tu.ts';
import { minhAnhStory } from './stories/minh-anh.ts';
import { moneyStory } from './stories/money.ts';
import { quocHuyStory } from './stories/quoc-huy.ts';
import { talks } from './stories/talks.ts';
import { thanhTrucStory } from './stories/thanh-truc.ts';

/** All that the people of the seed file did in the last twenty days. What clocks do follows by itself. */
const named: readonly Step[] = [
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

const earliestFirst = (story: readonly Step[]): readonly Step[] =>
  story.toSorted((a, b) => b.hoursAgo - a.hoursAgo);

/** The demo's stories, each with the earliest deed first: the seed file's, the same amid everybody else's, none. */
export const stories = {
  named: () => earliestFirst(named),
  market: () => earliestFirst([...named, ...talks, ...crowdStory()]),
  people: () => earliestFirst(people),
} as const;
