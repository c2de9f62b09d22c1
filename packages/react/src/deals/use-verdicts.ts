import { type Verdict, selectDecidedProofs, verdictsDomain } from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomainSend } from '../client/use-domain-send.ts';
import { useDomain } from '../client/use-domain.ts';

/** What would approve itself within this time, in milliseconds, is decided at once: nothing is late for having waited. */
const nearlyOver = 60_000;

/** Gives a verdict that can be taken back for a moment, about proofs whose time to review ends then. */
export function useGiveVerdict(): (verdict: Verdict, dueAts: readonly (string | null)[]) => void {
  const send = useDomainSend(verdictsDomain);
  return (verdict, dueAts) => {
    send({ type: 'verdict.give', verdict });
    const isUrgent = dueAts.some((at) => at !== null && Date.parse(at) - Date.now() < nearlyOver);
    if (isUrgent) send({ type: 'verdict.sendNow' });
  };
}

/** Proofs that are decided here: shown as they were until the server says what became of them. */
export const useDecidedProofs = (): readonly string[] =>
  useActorValue(useDomain(verdictsDomain), (snapshot: Parameters<typeof selectDecidedProofs>[0]) =>
    selectDecidedProofs(snapshot),
  );
