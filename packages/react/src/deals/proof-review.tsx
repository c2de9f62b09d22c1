import { type FormEvent, useState } from 'react';
import { formatDong } from '@keo/core';
import { type DealView, type ProofView, proofLimits, proofsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../auth/form-failure.tsx';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { AskFirst } from '../jobs/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { dealReads } from './deal-reads.ts';
import { paidByApproval } from './paid-by-approval.ts';
import { RejectForm } from './reject-form.tsx';
import { useDealTexts } from './use-deal-texts.ts';

const focus = (element: HTMLElement | null) => element?.focus();

/** The author's verdict on one proof. Its buttons have keys: A, R and X. */
export function ProofReview({ deal, proof }: { deal: DealView; proof: ProofView }) {
  const t = useDealTexts();
  const change = useKeoMutation(proofsEndpoints.changeProof, dealReads);
  const [asked, setAsked] = useState<'REQUEST_REVISION' | 'REJECT' | null>(null);
  const [note, setNote] = useState('');
  const of = { proofId: proof.id, version: proof.version };
  const paid = paidByApproval(deal, [proof.id]);
  if (proof.state === 'REJECTED')
    return (
      <Button
        variant="ghost"
        loading={change.isPending}
        onClick={() => change.mutate({ ...of, action: 'UNDO_REJECT' })}
      >
        {t('proof.undo')}
      </Button>
    );
  if (proof.state !== 'SUBMITTED') return null;
  return (
    <div className="keo-stack">
      <div className="keo-row__acts">
        <AskFirst
          aria-keyshortcuts="A"
          label={
            paid > 0
              ? t('proof.approve.pays', { amount: formatDong(paid), name: deal.worker.displayName })
              : t('proof.approve')
          }
          question={t('proof.approve.ask', { title: proof.title })}
          detail={t(paid > 0 ? 'proof.approve.pays.detail' : 'proof.approve.detail')}
          no={t('acts.no')}
          isBusy={change.isPending}
          error={change.error}
          onYes={(close) => change.mutate({ ...of, action: 'APPROVE' }, { onSuccess: close })}
        />
        <Button
          variant="ghost"
          aria-keyshortcuts="R"
          aria-expanded={asked === 'REQUEST_REVISION'}
          onClick={() => setAsked('REQUEST_REVISION')}
        >
          {t('proof.revise')}
        </Button>
        <Button
          variant="ghost"
          aria-keyshortcuts="X"
          aria-expanded={asked === 'REJECT'}
          onClick={() => setAsked('REJECT')}
        >
          {t('proof.reject')}
        </Button>
      </div>
      {asked === 'REJECT' && (
        <RejectForm
          deal={deal}
          proof={proof}
          isBusy={change.isPending}
          error={change.error}
          onReject={(why) => change.mutate({ ...of, action: 'REJECT', ...why })}
        />
      )}
      {asked === 'REQUEST_REVISION' && (
        <form
          className="keo-stack"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (note.trim().length < proofLimits.noteMin) return;
            change.mutate({ ...of, action: asked, note: note.trim() });
          }}
        >
          <Textarea
            label={t('proof.note')}
            rows={3}
            maxLength={2000}
            ref={focus}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {change.error && <FormFailure error={change.error} />}
          <Button
            type="submit"
            disabled={note.trim().length < proofLimits.noteMin}
            loading={change.isPending}
          >
            {t('proof.send')}
          </Button>
        </form>
      )}
    </div>
  );
}
