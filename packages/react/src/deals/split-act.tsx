import type { DealView, Endpoint, EndpointInput } from '@keo/core/contract';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { dealReads } from './deal-reads.ts';
import { OpenAct } from './open-act.tsx';
import { SplitForm } from './split-form.tsx';
import { splittable } from './split-sums.ts';
import { useDealTexts } from './use-deal-texts.ts';

/** How to split what is held, behind a button. */
export function SplitAct<E extends Endpoint>({
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
  return (
    <OpenAct label={t(`act.${name}`)}>
      {(close) => (
        <SplitForm
          // The fee is held beside the price, and is not theirs to split.
          held={splittable(deal)}
          side={deal.myRole}
          detail={name === 'SETTLE' ? undefined : t(`acts.silence.${name}.${deal.myRole}`)}
          words={words}
          submitLabel={t('proof.send')}
          isBusy={call.isPending}
          error={call.error}
          onSend={(toWorker, text) => call.mutate(input(toWorker, text), { onSuccess: close })}
        />
      )}
    </OpenAct>
  );
}
