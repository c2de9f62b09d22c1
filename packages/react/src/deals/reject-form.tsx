import { type FormEvent, useState } from 'react';
import type { ApiError } from '@keo/core';
import {
  type DealView,
  type ProofView,
  type RejectionRule,
  proofsEndpoints,
  rulesOf,
} from '@keo/core/contract';
import { FormFailure } from '../auth/form-failure.tsx';
import { useKeoQuery } from '../client/use-keo-query.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { ruleWords } from './rule-words.ts';
import { useDealTexts } from './use-deal-texts.ts';

/** Which rule of the condition is not met, in words too; first how many rejections the posting still allows. */
export function RejectForm({
  deal,
  proof,
  isBusy,
  error,
  onReject,
}: {
  deal: DealView;
  proof: ProofView;
  isBusy: boolean;
  error: ApiError | null;
  onReject: (why: { reasonCode: RejectionRule; note: string }) => void;
}) {
  const t = useDealTexts();
  const { data } = useKeoQuery(
    proofsEndpoints.proofsList,
    { dealId: deal.id, pageNum: 1, pageSize: 1 },
    // Another deal of the posting may have used one up.
    { refetchOnMount: 'always' },
  );
  const [rule, setRule] = useState<RejectionRule | null>(null);
  const [note, setNote] = useState('');
  const rules = rulesOf(proof);
  const budget = data?.rejectionBudget;
  const left = budget && Math.max(0, budget.max - budget.used);
  const words = note.trim();
  if (left === 0) return <p role="status">{t('proof.reject.spent')}</p>;
  return (
    <form
      className="keo-stack"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (rule && words) onReject({ reasonCode: rule, note: words });
      }}
    >
      {left !== undefined && <p role="status">{t('proof.reject.left', { count: left })}</p>}
      <Select
        label={t('proof.rule', { title: proof.title })}
        placeholder={t('proof.rule.choose')}
        options={rules.map((value) => ({ value, label: ruleWords(value, proof, t) }))}
        value={rule ?? ''}
        onValueChange={(value) => setRule(rules.find((one) => one === value) ?? null)}
      />
      <Textarea
        label={t('proof.reason')}
        hint={t('proof.reject.detail')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {error && <FormFailure error={error} />}
      <Button type="submit" variant="danger" disabled={!rule || !words} loading={isBusy}>
        {t('proof.send')}
      </Button>
    </form>
  );
}
