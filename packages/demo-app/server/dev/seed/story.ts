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

/** The last twenty days of the seed file's people. Timers do the rest. */
const named: readonly Step[] = [
  ...moneyStory,
  ...minhAnhStory,
  ...quocHuyStory,
  ...camTuStory,
  ...thanhTrucStory,
];

/** The same people as strangers with money, for tests that write their own story. */
const people: readonly Step[] = marketSeed.wallets
  .filter(({ balance }) => balance > 0)
  .flatMap(({ userId, balance }) => recharge(24, userId, balance));

const earliestFirst = (story: readonly Step[]): readonly Step[] =>
  story.toSorted((a, b) => b.hoursAgo - a.hoursAgo);

/** The demo's stories, each in order of time: the seed file's, the same within the crowd's, none. */
export const stories = {
  named: () => earliestFirst(named),
  market: () => earliestFirst([...named, ...talks, ...crowdStory()]),
  people: () => earliestFirst(people),
} as const;
