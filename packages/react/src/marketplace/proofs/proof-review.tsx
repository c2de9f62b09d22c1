import { type FormEvent, useState } from 'react';
import { type Verdict, formatDong } from '@keo/core';
import { type DealView, type ProofView, proofLimits, proofsEndpoints } from '@keo/core/contract';
import { useKeptFields } from '../../client/use-kept-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { dealReads } from '../deals/deal-reads.ts';
import { paidByApproval } from './paid-by-approval.ts';
import { RejectForm } from './reject-form.tsx';
import { shortWords } from '../deals/short-words.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { useDecidedProofs, useGiveVerdict, useQueuedProofs } from './use-verdicts.ts';

const focus = (element: HTMLElement | null) => element?.focus();

export type ProofReviewProps = { deal: DealView; proof: ProofView; weight: 'primary' | 'soft' };

/** Keyboard shortcuts: A, R and X. */
export function ProofReview({ deal, proof, weight }: ProofReviewProps) {
  const t = useDealTexts();
  const change = useKeoMutation(proofsEndpoints.changeProof, dealReads);
  const [request, setRequest] = useState<'REQUEST_REVISION' | 'REJECT' | null>(null);
  const give = useGiveVerdict();
  const isDecided = useDecidedProofs().includes(proof.id);
  const decide = (verdict: Pick<Verdict, 'action' | 'note' | 'reasonCode'>) => {
    setRequest(null);
    give({ ...proofRef, ...verdict }, [proof.reviewDueAt]);
  };
  const proofRef = { proofId: proof.id, version: proof.version };
  const paid = paidByApproval(deal, [proof.id], useQueuedProofs('APPROVE'));
  if (proof.state === 'REJECTED')
    return (
      <Button
        variant="ghost"
        loading={change.isPending}
        onClick={() => change.mutate({ ...proofRef, action: 'UNDO_REJECT' })}
      >
        {t('proof.undo')}
      </Button>
    );
  if (proof.state !== 'SUBMITTED') return null;
  if (isDecided) return <p className="keo-quiet">{t('verdict.given')}</p>;
  return (
    <div className="keo-stack">
      <div className="keo-row__acts">
        <AskFirst
          variant={weight}
          aria-keyshortcuts="A"
          label={
            paid > 0
              ? t('proof.approve.pays', { amount: formatDong(paid), name: deal.worker.displayName })
              : t('proof.approve')
          }
          question={t('proof.approve.ask', { title: proof.title })}
          detail={t(paid > 0 ? 'proof.approve.pays.detail' : `proof.approve.detail.${deal.job.kind}`)}
          no={t('acts.no')}
          isBusy={false}
          error={null}
          onYes={(close) => {
            close();
            decide({ action: 'APPROVE' });
          }}
        />
        {proof.revisionsLeft !== 0 && (
          <Button
            variant="ghost"
            aria-keyshortcuts="R"
            aria-expanded={request === 'REQUEST_REVISION'}
            onClick={() => setRequest('REQUEST_REVISION')}
          >
            {t('proof.revise')}
          </Button>
        )}
        <Button
          variant="ghost"
          aria-keyshortcuts="X"
          aria-expanded={request === 'REJECT'}
          onClick={() => setRequest('REJECT')}
        >
          {t('proof.reject')}
        </Button>
      </div>
      {request === 'REJECT' && (
        <RejectForm deal={deal} proof={proof} onReject={(why) => decide({ action: 'REJECT', ...why })} />
      )}
      {request === 'REQUEST_REVISION' && (
        <Revision proof={proof} onSend={(note) => decide({ action: request, note })} />
      )}
    </div>
  );
}

function Revision({ proof, onSend }: { proof: ProofView; onSend: (note: string) => void }) {
  const t = useDealTexts();
  const { fields, change } = useKeptFields(`revise ${proof.id}`, { note: '' });
  const note = fields.note.trim();
  const short = shortWords(t, note, proofLimits.noteMin);
  const isShort = short !== undefined;
  const { revisionsLeft: left } = proof;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShort) onSend(note);
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      <Textarea
        label={t('proof.note')}
        hint={
          (note && short) ||
          (left && t(left === 1 ? 'revisions.last' : 'revisions.after', { count: left - 1 }))
        }
        rows={3}
        maxLength={2000}
        ref={focus}
        value={fields.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" variant="soft" disabled={isShort}>
        {t('proof.send')}
      </Button>
    </form>
  );
}
