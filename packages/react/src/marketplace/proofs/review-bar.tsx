import { type ReactNode, useState } from 'react';
import { type Verdict as Input, formatDong } from '@keo/core';
import { type RejectionRule, proofLimits, getRules } from '@keo/core/contract';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { paidByApproval } from './paid-by-approval.ts';
import type { Waiting } from './review-groups.ts';
import { ruleWords } from './rule-words.ts';
import { shortWords } from '../deals/short-words.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { useGiveVerdict, useQueuedProofs } from './use-verdicts.ts';

type Verdict = Pick<Input, 'action' | 'note' | 'reasonCode'>;

/** In đồng. */
const paidBy = (chosen: readonly Waiting[], queued: readonly string[]): number =>
  [...new Map(chosen.map(({ deal }) => [deal.id, deal])).values()].reduce(
    (sum, deal) =>
      sum +
      paidByApproval(
        deal,
        chosen.map(({ proof }) => proof.id),
        queued,
      ),
    0,
  );

const sharedRules = (chosen: readonly Waiting[]): RejectionRule[] => {
  const [first, ...others] = chosen.map(({ proof }) => getRules(proof));
  return (first ?? []).filter((rule) => others.every((rules) => rules.includes(rule)));
};

export type ReviewBarProps = {
  chosen: readonly Waiting[];
  all: ReactNode;
  onDone: () => void;
};

/** Gives one verdict on all of them. */
function useSend(chosen: readonly Waiting[], onDone: () => void): Send {
  const give = useGiveVerdict();
  return (verdict, close) => {
    const proofs = chosen.map(({ proof }) => proof);
    close();
    give(
      // Of several proofs the server compares no version.
      { proofIds: proofs.map(({ id }) => id), version: 0, ...verdict },
      proofs.map(({ reviewDueAt }) => reviewDueAt),
    );
    onDone();
  };
}

type ApproveTogetherProps = Pick<ReviewBarProps, 'chosen' | 'onDone'> & {
  variant?: 'primary' | 'soft';
  /** `paid`: what it pays at once, if anything. */
  label: (paid: string | null) => string;
};

export function ApproveTogether({ chosen, onDone, variant = 'primary', label }: ApproveTogetherProps) {
  const t = useDealTexts();
  const count = chosen.length;
  const paid = paidBy(chosen, useQueuedProofs('APPROVE'));
  const amount = formatDong(paid);
  const people = new Set(chosen.map(({ deal }) => deal.worker.id));
  const first = chosen[0]?.deal.worker.displayName ?? '';
  const who = people.size === 1 ? first : t('queue.people', { count: people.size });
  const send = useSend(chosen, onDone);
  return (
    <AskFirst
      size="small"
      variant={variant}
      label={label(paid > 0 ? amount : null)}
      question={t('queue.approve.ask', { count })}
      detail={paid > 0 ? t('queue.approve.detail', { amount, who }) : t('queue.approve.later')}
      no={t('acts.no')}
      isBusy={false}
      error={null}
      onYes={(close) => send({ action: 'APPROVE' }, close)}
    />
  );
}

export function ReviewBar({ chosen, all, onDone }: ReviewBarProps) {
  const t = useDealTexts();
  const count = chosen.length;
  const paid = paidBy(chosen, useQueuedProofs('APPROVE'));
  const send = useSend(chosen, onDone);
  const ask = { size: 'small', no: t('acts.no'), isBusy: false, error: null } as const;
  return (
    <div className="keo-choice-bar">
      {all}
      {count > 0 && (
        <>
          <strong role="status">
            {paid > 0
              ? t('queue.chosen.pays', { count, amount: formatDong(paid) })
              : t('queue.chosen', { count })}
          </strong>
          <ApproveTogether
            chosen={chosen}
            onDone={onDone}
            label={(amount) => t(amount === null ? 'queue.approve' : 'queue.approve.pays')}
          />
          {chosen.some(({ proof }) => proof.revisionsLeft === 0) ? (
            <span className="keo-quiet">{t('revisions.none.some')}</span>
          ) : (
            <Revise ask={ask} count={count} send={send} />
          )}
          <Reject ask={ask} chosen={chosen} send={send} />
        </>
      )}
    </div>
  );
}

type AskProps = Pick<React.ComponentProps<typeof AskFirst>, 'size' | 'no' | 'isBusy' | 'error'>;
type Send = (verdict: Verdict, close: () => void) => void;

function Revise({ ask, count, send }: { ask: AskProps; count: number; send: Send }) {
  const t = useDealTexts();
  const [note, setNote] = useState('');
  const short = shortWords(t, note, proofLimits.noteMin);
  return (
    <AskFirst
      {...ask}
      variant="ghost"
      label={t('queue.revise')}
      question={t('queue.revise.ask', { count })}
      detail={t('queue.revise.detail')}
      isReady={short === undefined}
      fields={
        <Textarea
          label={t('proof.note')}
          hint={note.trim() && short}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      }
      onYes={(close) => send({ action: 'REQUEST_REVISION', note: note.trim() }, close)}
    />
  );
}

function Reject({ ask, chosen, send }: { ask: AskProps; chosen: readonly Waiting[]; send: Send }) {
  const t = useDealTexts();
  const [rule, setRule] = useState<RejectionRule | null>(null);
  const [note, setNote] = useState('');
  const rules = sharedRules(chosen);
  const proof = chosen[0]?.proof;
  const words = note.trim();
  return (
    <AskFirst
      {...ask}
      variant="danger"
      label={t('queue.reject')}
      question={t('queue.reject.ask', { count: chosen.length })}
      detail={t('queue.reject.detail')}
      isReady={rule !== null && rules.includes(rule) && words !== ''}
      fields={
        <>
          <Select
            label={t('queue.rule')}
            placeholder={t('proof.rule.choose')}
            options={rules.map((value) => ({ value, label: proof ? ruleWords(value, proof, t) : value }))}
            value={rule ?? ''}
            onValueChange={(value) => setRule(rules.find((one) => one === value) ?? null)}
          />
          <Textarea
            label={t('proof.reason')}
            rows={3}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      }
      onYes={(close) => rule && send({ action: 'REJECT', reasonCode: rule, note: words }, close)}
    />
  );
}
