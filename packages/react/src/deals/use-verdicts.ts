import { type Verdict, selectDecidedProofs, verdictsDomain } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomainSend } from '../client/use-domain-send.ts';
import { useDomain } from '../client/use-domain.ts';

/** In ms: a proof whose review time ends sooner is decided at once, without time to undo. */
const nearlyOver = 60_000;

/** Gives a decision that can be undone for a moment; `dueAts` are the review times of its proofs. */
export function useGiveVerdict(): (verdict: Verdict, dueAts: readonly (string | null)[]) => void {
  const send = useDomainSend(verdictsDomain);
  return (verdict, dueAts) => {
    send({ type: 'verdict.give', verdict });
    const isUrgent = dueAts.some((at) => at !== null && Date.parse(at) - Date.now() < nearlyOver);
    if (isUrgent) send({ type: 'verdict.sendNow' });
  };
}

/** Ids of proofs decided here, until the server has answered. */
export const useDecidedProofs = (): readonly string[] =>
  useActorValue(useDomain(verdictsDomain), (snapshot: Parameters<typeof selectDecidedProofs>[0]) =>
    selectDecidedProofs(snapshot),
  );
