import type { FormEvent } from 'react';
import {
  type DealView,
  type ProofView,
  type RejectionRule,
  proofsEndpoints,
  getRules,
} from '@keo/core/contract';
import { useKeptFields } from '../../client/use-kept-fields.ts';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ruleWords } from './rule-words.ts';
import { useQueuedProofs } from './use-verdicts.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';

/** Stored on this device until sent. */
export function RejectForm({
  deal,
  proof,
  onReject,
}: {
  deal: DealView;
  proof: ProofView;
  onReject: (why: { reasonCode: RejectionRule; note: string }) => void;
}) {
  const t = useDealTexts();
  const { data } = useKeoQuery(
    proofsEndpoints.proofsList,
    { dealId: deal.id, pageNum: 1, pageSize: 1 },
    // Another deal of the job may have used a rejection.
    { refetchOnMount: 'always' },
  );
  const { fields, change } = useKeptFields(`reject ${proof.id}`, { rule: '', note: '' });
  const { note } = fields;
  const rules = getRules(proof);
  const rule = rules.find((one) => one === fields.rule);
  const budget = data?.rejectionBudget;
  const queued = useQueuedProofs('REJECT');
  const onTheWay = deal.proofs.filter(({ id, state }) => state === 'SUBMITTED' && queued.includes(id)).length;
  const left = budget && Math.max(0, budget.max - budget.used - onTheWay);
  const words = note.trim();
  const isBeyond = left === 0;
  return (
    <form
      className="keo-stack"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (rule && words) onReject({ reasonCode: rule, note: words });
      }}
    >
      {left !== undefined && (
        <p role="status">{isBeyond ? t('proof.reject.spent') : t('proof.reject.left', { count: left })}</p>
      )}
      <Select
        label={t('proof.rule', { title: proof.title })}
        placeholder={t('proof.rule.choose')}
        options={rules.map((value) => ({ value, label: ruleWords(value, proof, t) }))}
        value={rule ?? ''}
        onValueChange={(value) => change({ rule: value })}
      />
      <Textarea
        label={t('proof.reason')}
        hint={isBeyond ? undefined : t('proof.reject.detail')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" variant="danger" disabled={!rule || !words}>
        {t(isBeyond ? 'proof.reject.beyond' : 'proof.send')}
      </Button>
    </form>
  );
}
