import { formatDong } from '@keo/core';
import {
  type DealView,
  type ProofView,
  dealEndsEndpoints,
  dealLimits,
  proofLimits,
} from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { ofDeal } from '../deals/ask-action.tsx';
import { dealReads } from '../deals/deal-reads.ts';
import { atStake } from '../deals/deal-worth.ts';
import { stepWeight } from '../deals/main-step.ts';
import { shortWords } from '../deals/short-words.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { EvidenceUploads } from './evidence-uploads.tsx';
import { useEvidenceDraft } from './use-evidence-draft.ts';

export function AppealButton({ deal, proof }: { deal: DealView; proof: ProofView }) {
  const t = useDealTexts();
  const appeal = useKeoMutation(dealEndsEndpoints.appealProof, dealReads);
  const draft = useEvidenceDraft(`appeal ${proof.id}`, { reason: '' });
  const { at, rest } = refusedAt(appeal.error, ['statement']);
  const key = proof.beyondBudget ? 'proof.appeal.beyond' : 'proof.appeal';
  const reason = draft.fields.reason.trim();
  const short = shortWords(t, reason, proofLimits.noteMin);
  const send = (close: () => void) =>
    appeal.mutate(
      { ...ofDeal(deal), proofId: proof.id, statement: reason, fileIds: [...draft.fileIds] },
      {
        onSuccess: () => {
          draft.clear();
          close();
        },
      },
    );
  return (
    <AskFirst
      variant={stepWeight(deal, ['rejected'], proof.id)}
      fullWidth
      label={t(key)}
      question={t(`${key}.ask`, { title: proof.title })}
      detail={t(`${key}.detail`, {
        name: deal.author.displayName,
        amount: formatDong(atStake(deal, proof)),
        hours: dealLimits.disputeAnswerHours,
        until: proof.appealUntil === null ? '' : momentWords(proof.appealUntil, t.locale),
      })}
      fields={
        <div className="keo-stack">
          <Textarea
            label={t('proof.appeal.reason')}
            hint={(reason && short) || t('proof.appeal.reason.hint', { least: proofLimits.noteMin })}
            rows={4}
            maxLength={5000}
            value={draft.fields.reason}
            error={at('statement')}
            onChange={(event) => draft.change({ reason: event.target.value })}
          />
          <EvidenceUploads draft={draft} label={t('dispute.files')} />
        </div>
      }
      isReady={short === undefined && !draft.isBusy}
      no={t('acts.no')}
      isBusy={appeal.isPending}
      error={rest}
      onYes={send}
    />
  );
}

export const mayAppeal = ({ actions, myRole, appealed }: DealView, { id, state }: ProofView): boolean =>
  myRole === 'worker' &&
  state === 'REJECTED' &&
  !appealed.includes(id) &&
  actions.some(({ key, enabled }) => key === 'APPEAL' && enabled);
