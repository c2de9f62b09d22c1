import type { LogDraft } from '../modules/notifications/deal-log.draft.ts';
import { draftStep } from './step-drafts.ts';
import { camTuTimelines } from './timelines/cam-tu.ts';
import { minhAnhTimelines } from './timelines/minh-anh.ts';
import { quocHuyTimelines } from './timelines/quoc-huy.ts';
import { walletAndMatchTimelines } from './timelines/wallets-and-matches.ts';

/** A log of the past: when it was written and when its recipient read it, where they did. */
export type PastLog = LogDraft & { createdAt: Date; readAt: Date | null };

const minute = 60_000;
const hour = 60 * minute;
/** People come back at least every other day: what is older has been read. */
const readWithin = 48 * hour;

/** All that happened, deal by deal. */
export const timelines = [
  ...minhAnhTimelines,
  ...quocHuyTimelines,
  ...camTuTimelines,
  ...walletAndMatchTimelines,
];

/** Everything that happened to the demo people in the last 20 days, oldest first. */
export function pastLogs(accountOf: (seedUserId: string) => string, now: Date): PastLog[] {
  return timelines
    .flatMap((timeline, index) =>
      timeline.steps.flatMap((step, number) => {
        // Not everything happens on the hour: each deal has its own minutes.
        const createdAt = new Date(+now - step.hoursAgo * hour - ((index * 7) % 45) * minute);
        const readAt = new Date(+createdAt + 20 * minute + ((number * 53) % 300) * minute);
        const eventId = `ev_seed_${index}_${number}`;
        return draftStep(timeline, step, { accountOf, eventId, at: createdAt, now }).map((draft) => ({
          ...draft,
          createdAt,
          readAt: +now - +createdAt > readWithin ? readAt : null,
        }));
      }),
    )
    .sort((a, b) => +a.createdAt - +b.createdAt);
}
