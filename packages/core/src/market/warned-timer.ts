import type { Side } from '../terms/side.schema.ts';
import { isPaidByProof } from '../deals/deal-clock.rules.ts';
import { type OutcomeTimer, dealMoneyFor, nextTimerFor } from './deal-view.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import type { WarnedTimer } from '../notifications/codes/code-row.ts';
import { getCodeRow } from '../notifications/codes/notification-codes.ts';
import { getReasonRow } from '../notifications/codes/reason-codes.ts';
import type { TimerNote } from '../notifications/timer-words.ts';
import { toTimerNote } from './timer-sentence.ts';

/** What a log says of the timer that it warns of. */
export type Warning = {
  code: string;
  reason?: string | undefined;
  proofId?: string | undefined;
};

/** The transition of the timer that a log warns of; undefined for other logs. */
export function warnedTransition({ code, reason = '', proofId }: Warning): WarnedTimer | undefined {
  const warns = getCodeRow(code)?.warns;
  if (warns) return proofId === undefined ? warns.ofDeal : warns.ofProof;
  return getReasonRow(code, reason)?.warns ?? undefined;
}

/**
 * What a log tells its recipient of the timer that it warns of, as the deal's view would if it were next; null where
 * none runs. Of a deal paid as a whole its proofs are one. `timers`: those that are no reminders, soonest first.
 */
export function warnedTimer(
  myRole: Side,
  deal: DealFacts,
  timers: readonly OutcomeTimer[],
  warning: Warning,
): TimerNote | null {
  const transition = warnedTransition(warning);
  const ofOne = isPaidByProof(deal) ? warning.proofId : undefined;
  const running = timers.filter(
    ({ id, proofId }) => id === transition && (ofOne === undefined || proofId === ofOne),
  );
  const next = nextTimerFor(myRole, deal, running);
  const { turn, cancelRequest, dispute } = deal;
  const money = dealMoneyFor(myRole, deal, 0);
  return next ? toTimerNote({ myRole, turn, cancelRequest, dispute, money }, next) : null;
}
