import { type DealView, type Endpoint, type EndpointInput, openDisputeIn } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { EvidenceUploads } from '../proofs/evidence-uploads.tsx';
import { withApprovals } from '../proofs/paid-by-approval.ts';
import { useEvidenceDraft } from '../proofs/use-evidence-draft.ts';
import { useQueuedProofs } from '../proofs/use-verdicts.ts';
import { dealReads } from './deal-reads.ts';
import { getNet, leftToPay } from './deal-worth.ts';
import { formWeight } from './main-step.ts';
import { OpenAction } from './open-action.tsx';
import { SplitForm } from './split-form.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export type SplitActionProps<E extends Endpoint> = {
  name: 'REQUEST_CANCEL' | 'OPEN_DISPUTE' | 'RESPOND_DISPUTE' | 'SETTLE';
  deal: DealView;
  variant?: 'primary' | 'soft' | 'ghost';
  words?: { label: string; min: number };
  withFiles?: boolean;
  detail?: string;
  /** In đồng: the other side's last offer, which one that meets it settles. */
  theirs?: number | null;
  endpoint: E;
  input: (said: { toWorker: number; words: string; fileIds: string[] }) => EndpointInput<E>;
};

export function SplitAction<E extends Endpoint>(props: SplitActionProps<E>) {
  const { name, deal, variant = 'ghost', words, withFiles = false, detail, theirs, endpoint, input } = props;
  const t = useDealTexts();
  const call = useKeoMutation(endpoint, dealReads);
  const approved = withApprovals(deal, useQueuedProofs('APPROVE'));
  const left = leftToPay(approved);
  // What was written about one dispute is not sent in the next.
  const draft = useEvidenceDraft(`${name} ${openDisputeIn(deal)?.id ?? deal.id}`, { typed: '', text: '' });
  async function send(toWorker: number, text: string, close: () => void) {
    await call.mutateAsync(input({ toWorker, words: text, fileIds: [...draft.fileIds] }));
    draft.clear();
    close();
  }
  return (
    <OpenAction label={t(`act.${name}`)} variant={variant}>
      {(close) => (
        <SplitForm
          draft={draft}
          files={withFiles && <EvidenceUploads draft={draft} label={t('dispute.files')} />}
          held={Math.min(left, deal.contested ?? left)}
          net={deal.myRole === 'worker' ? (amount) => getNet(approved, amount) : undefined}
          side={deal.myRole}
          theirs={theirs}
          name={deal[deal.myRole === 'author' ? 'worker' : 'author'].displayName}
          detail={detail}
          words={words}
          submitLabel={t('proof.send')}
          weight={variant === 'primary' ? variant : formWeight(deal)}
          isBusy={call.isPending || draft.isBusy}
          error={call.error}
          onSend={(toWorker, text) => void send(toWorker, text, close).catch(() => undefined)}
        />
      )}
    </OpenAction>
  );
}
