import { useEffect, useRef, useState } from 'react';
import {
  type Verdict,
  type VerdictsSnapshot,
  draftsDomain,
  getProofIds,
  selectHeldVerdict,
  undoFor,
  verdictsDomain,
} from '@keo/core';
import { useActorValue } from '../../client/use-actor-value.ts';
import { useDomain } from '../../client/use-domain.ts';
import { useKeoClient } from '../../client/use-keo-client.ts';
import { useRefetch } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { dealReads } from '../deals/deal-reads.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';

/** Outcomes as toasts, also after leaving, which sends pending decisions. */
function useVerdictToasts() {
  const t = useDealTexts();
  const toasts = useToastCommands();
  const refresh = useRefetch(dealReads);
  const { getActor } = useKeoClient();
  const actor = useDomain(verdictsDomain);
  const heard = {
    settled(verdict: Verdict, failed: number) {
      refresh();
      for (const id of getProofIds(verdict))
        for (const draft of ['reject', 'revise'])
          getActor(draftsDomain)?.send({ type: 'drafts.drop', name: `${draft} ${id}` });
      if (failed > 0)
        toasts.show({ severity: 'warn', id: 'verdict', summary: t('queue.failed', { count: failed }) });
    },
    failed(message: string) {
      refresh();
      toasts.show({ severity: 'error', id: 'verdict', summary: t('verdict.failed'), detail: message });
    },
  };
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    if (!actor) return undefined;
    const hearing = [
      actor.on('verdict.settled', ({ verdict, failed }) => latest.current.settled(verdict, failed)),
      actor.on('verdict.failed', ({ error }) => latest.current.failed(error.message)),
    ];
    const stop = () => hearing.forEach((one) => one.unsubscribe());
    return () => {
      actor.send({ type: 'verdict.sendNow' });
      if (actor.getSnapshot().context.sent.length === 0) {
        stop();
        return;
      }
      const waiting = actor.subscribe({
        next({ context }) {
          if (context.sent.length > 0) return;
          waiting.unsubscribe();
          stop();
        },
      });
    };
  }, [actor]);
  return actor;
}

function Countdown() {
  const t = useDealTexts();
  const [seconds, setSeconds] = useState(undoFor / 1000);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="keo-quiet keo-num" aria-hidden="true">
      {t('verdict.in', { seconds })}
    </span>
  );
}

export function VerdictBar() {
  const t = useDealTexts();
  const actor = useVerdictToasts();
  const held = useActorValue(actor, (snapshot: VerdictsSnapshot | undefined) => selectHeldVerdict(snapshot));
  if (!held) return null;
  const kind = held.action === 'REJECT' || held.action === 'REQUEST_REVISION' ? held.action : 'APPROVE';
  const count = getProofIds(held).length;
  return (
    <div className="keo-choice-bar">
      <strong role="status">{t(`verdict.${kind}`, { count })}</strong>
      <Countdown key={getProofIds(held).join()} />
      <Button
        size="small"
        variant="soft"
        aria-keyshortcuts="U"
        onClick={() => actor?.send({ type: 'verdict.undo' })}
      >
        {t('verdict.undo')}
      </Button>
      <Button size="small" variant="ghost" onClick={() => actor?.send({ type: 'verdict.sendNow' })}>
        {t('verdict.now')}
      </Button>
    </div>
  );
}
