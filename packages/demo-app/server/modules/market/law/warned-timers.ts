import { warnedTimer, warnedTransition } from '@keo/core/contract';
import type { LogDraft } from '../../notifications/deal-log.draft.ts';
import type { LoadedDeal } from './loaded-deal.ts';
import type { MarketFacts } from './market-facts.ts';

/** Logs that warn of a timer keep what it does for their recipient, as the law counts it now. */
export const withTimers = (
  drafts: readonly LogDraft[],
  { facts, deals }: { facts: Pick<MarketFacts, 'getClocks'>; deals: ReadonlyMap<string, LoadedDeal> },
): Promise<LogDraft[]> =>
  Promise.all(
    drafts.map(async (draft) => {
      const { action: code, recipientRole, metadata } = draft;
      const { dealId = '', reason, proofId } = metadata;
      const loaded = deals.get(dealId);
      if (!loaded || warnedTransition({ code, reason, proofId }) === undefined) return draft;
      const { deal, timers } = await facts.getClocks(loaded);
      const timer = warnedTimer(recipientRole, deal, timers, { code, reason, proofId });
      return timer === null ? draft : { ...draft, metadata: { ...metadata, timer } };
    }),
  );
