import {
  type Verdict,
  type VerdictsSnapshot,
  getProofIds,
  selectDecidedProofs,
  selectQueuedVerdicts,
  verdictsDomain,
} from '@keo/core';
import { useActorValue } from '../../client/use-actor-value.ts';
import { useDomainSend } from '../../client/use-domain-send.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useDomain } from '../../client/use-domain.ts';

/** In ms: a proof whose review time ends sooner is decided at once, without undo. */
const nearlyOver = 60_000;

/** `dueAts`: review times of its proofs. The decision can be undone for five seconds. */
export function useGiveVerdict(): (verdict: Verdict, dueAts: readonly (string | null)[]) => void {
  const send = useDomainSend(verdictsDomain);
  const clock = useClock();
  return (verdict, dueAts) => {
    send({ type: 'verdict.give', verdict });
    const isUrgent = dueAts.some((at) => at !== null && Date.parse(at) - clock.now() < nearlyOver);
    if (isUrgent) send({ type: 'verdict.sendNow' });
  };
}

/** Ids of proofs decided optimistically, until the server has answered. */
export const useDecidedProofs = (): readonly string[] =>
  useActorValue(useDomain(verdictsDomain), (snapshot: VerdictsSnapshot | undefined) =>
    selectDecidedProofs(snapshot),
  );

/** Ids of the proofs that such verdicts decide which the server's lists may not show yet. */
export function useQueuedProofs(action: Verdict['action']): readonly string[] {
  const verdicts = useActorValue(useDomain(verdictsDomain), (snapshot: VerdictsSnapshot | undefined) =>
    selectQueuedVerdicts(snapshot),
  );
  return verdicts.filter((verdict) => verdict.action === action).flatMap(getProofIds);
}
