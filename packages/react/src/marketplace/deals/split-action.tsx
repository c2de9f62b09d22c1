import type { DealView, Endpoint, EndpointInput } from '@keo/core/contract';
import { useKeptFields } from '../../client/use-kept-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { dealReads } from './deal-reads.ts';
import { formWeight } from './main-step.ts';
import { OpenAction } from './open-action.tsx';
import { SplitForm } from './split-form.tsx';
import { withApprovals } from '../proofs/paid-by-approval.ts';
import { splittable } from './split-sums.ts';
import { useQueuedProofs } from '../proofs/use-verdicts.ts';
import { useDealTexts } from './use-deal-texts.ts';

export function SplitAction<E extends Endpoint>({
  name,
  deal,
  words,
  endpoint,
  input,
}: {
  name: 'REQUEST_CANCEL' | 'OPEN_DISPUTE' | 'RESPOND_DISPUTE' | 'SETTLE';
  deal: DealView;
  words?: { label: string; min: number };
  endpoint: E;
  input: (toWorker: number, words: string) => EndpointInput<E>;
}) {
  const t = useDealTexts();
  const call = useKeoMutation(endpoint, dealReads);
  const held = splittable(withApprovals(deal, useQueuedProofs('APPROVE')));
  const draft = useKeptFields(`${name} ${deal.id}`, { typed: '', text: '' });
  async function send(toWorker: number, text: string, close: () => void) {
    await call.mutateAsync(input(toWorker, text));
    draft.clear();
    close();
  }
  return (
    <OpenAction label={t(`act.${name}`)}>
      {(close) => (
        <SplitForm
          draft={draft}
          held={held}
          side={deal.myRole}
          detail={name === 'SETTLE' ? undefined : t(`acts.silence.${name}.${deal.myRole}`)}
          words={words}
          submitLabel={t('proof.send')}
          weight={formWeight(deal)}
          isBusy={call.isPending}
          error={call.error}
          onSend={(toWorker, text) => void send(toWorker, text, close).catch(() => undefined)}
        />
      )}
    </OpenAction>
  );
}
