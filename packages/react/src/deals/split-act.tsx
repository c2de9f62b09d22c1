import type { DealView, Endpoint, EndpointInput } from '@keo/core/contract';
import { useKeptFields } from '../drafts/use-kept-fields.ts';
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
  const draft = useKeptFields(`${name} ${deal.id}`, { typed: '', text: '' });
  /** The deal is read anew after it, and this form may be gone by then. */
  async function send(toWorker: number, text: string, close: () => void) {
    await call.mutateAsync(input(toWorker, text));
    draft.clear();
    close();
  }
  return (
    <OpenAct label={t(`act.${name}`)}>
      {(close) => (
        <SplitForm
          draft={draft}
          // The fee is held beside the price, and is not theirs to split.
          held={splittable(deal)}
          side={deal.myRole}
          detail={name === 'SETTLE' ? undefined : t(`acts.silence.${name}.${deal.myRole}`)}
          words={words}
          submitLabel={t('proof.send')}
          isBusy={call.isPending}
          error={call.error}
          // What is refused is shown by the form.
          onSend={(toWorker, text) => void send(toWorker, text, close).catch(() => undefined)}
        />
      )}
    </OpenAct>
  );
}
