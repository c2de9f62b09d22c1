import { type FormEvent, type ReactNode, useState } from 'react';
import { type ApiError, formatDong } from '@keo/core';
import { type DealView, type TermsChange, decidedProofs, jobLimits } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { emptyCondition, toCondition } from '../jobs/condition-form.ts';
import { EvidenceKinds, type Kinds } from '../jobs/evidence-kinds.tsx';
import { usePostJobTexts } from '../jobs/use-post-job-texts.ts';
import { formWeight } from './main-step.ts';
import { useDealTexts } from './use-deal-texts.ts';

export type ChangeFormProps = {
  deal: DealView;
  isBusy: boolean;
  error: ApiError | null;
  onSend: (change: TermsChange, note: string) => void;
};

const hour = 3_600_000;
const nothing = { more: '', time: '', title: '', note: '', part: '' };
const noKinds: Kinds = { types: [], match: 'ANY' };

/** What was typed, read: bounds, faults, and the change where there is none. */
function readChange(deal: DealView, typed: typeof nothing, kinds: Kinds) {
  const { quickRewardMax, projectPriceMax, projectHoursMax, quickRewardStep, projectPriceStep } = jobLimits;
  const { price } = deal.money;
  const isQuick = deal.job.kind === 'QUICK';
  const max = (isQuick ? quickRewardMax : projectPriceMax) - price;
  const step = isQuick ? quickRewardStep : projectPriceStep;
  const raise = typed.more.trim() === '' ? 0 : parseAmount(typed.more);
  const hours = typed.time.trim() === '' ? 0 : Number(typed.time);
  const title = typed.title.trim();
  const isPaidByProof = deal.terms?.releaseMode === 'PER_PROOF';
  // A higher price belongs to a new part, or to an existing one that must be chosen.
  const needsPart = isPaidByProof && raise !== null && raise > 0 && title === '';
  const isFine = {
    raise: raise !== null && raise <= max && raise % step === 0,
    time: Number.isInteger(hours) && hours >= 0 && hours <= projectHoursMax,
    title: title === '' || title.length >= 3,
    kinds: title === '' || kinds.types.length > 0,
    part: !needsPart || typed.part !== '',
  };
  const isEmpty = raise === 0 && hours === 0 && title === '';
  const bounds = { max, step, hours: projectHoursMax };
  if (raise === null || isEmpty || !Object.values(isFine).every(Boolean))
    return { bounds, needsPart, isFine, isEmpty, change: null };
  const { accept } = toCondition({ ...emptyCondition, ...kinds, title }, 'ALL');
  const part = { ...(isPaidByProof && raise > 0 && { amount: raise }) };
  const condition = { title, mandatory: true, accept, ...part };
  const change: TermsChange = {
    ...(raise > 0 && { price: price + raise }),
    ...(hours > 0 && { dueAt: new Date(Date.parse(deal.dueAt ?? '') + hours * hour).toISOString() }),
    ...(title && { conditions: [condition] }),
    ...(needsPart && { raises: [{ no: Number(typed.part), amount: raise }] }),
  };
  return { bounds, needsPart, isFine, isEmpty, change };
}

/** A change request never takes away what was agreed. */
export function ChangeForm({ deal, isBusy, error, onSend }: ChangeFormProps) {
  const t = useDealTexts();
  const postTexts = usePostJobTexts();
  const [typed, setTyped] = useState(nothing);
  const [kinds, setKinds] = useState(noKinds);
  const [isSubmitted, setSubmitted] = useState(false);
  const type = (part: Partial<typeof nothing>) => setTyped({ ...typed, ...part });
  const { bounds, needsPart, isFine, isEmpty, change } = readChange(deal, typed, kinds);
  const { at, rest } = refusedAt(error, [
    'price',
    'conditions',
    'note',
    ...(needsPart ? ['raises'] : []),
    ...(deal.dueAt === null ? [] : ['dueAt']),
  ]);
  const fault = (field: keyof typeof isFine, text: string) => isSubmitted && !isFine[field] && text;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (change && !isBusy) onSend(change, typed.note.trim());
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      <p className="keo-quiet">{t('change.lead')}</p>
      <MoneyField
        label={t('change.more')}
        value={typed.more}
        onChange={(more) => type({ more })}
        min={bounds.step}
        max={bounds.max}
        error={fault('raise', t('change.more.invalid', { step: formatDong(bounds.step) })) || at('price')}
      />
      {needsPart && (
        <PartChoice
          deal={deal}
          value={typed.part}
          onChange={(part) => type({ part })}
          error={fault('part', t('change.part.choose')) || at('raises')}
        />
      )}
      {deal.dueAt !== null && (
        <Field
          label={t('change.hours')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.time}
          error={fault('time', `0–${bounds.hours}`) || at('dueAt')}
          onChange={({ target }) => type({ time: target.value })}
        />
      )}
      <Field
        label={t('change.proof')}
        hint={t('change.proof.hint')}
        maxLength={120}
        value={typed.title}
        error={fault('title', t('change.proof.invalid')) || at('conditions')}
        onChange={({ target }) => type({ title: target.value })}
      />
      {typed.title.trim() !== '' && (
        <EvidenceKinds
          kinds={kinds}
          onChange={(part) => setKinds({ ...kinds, ...part })}
          error={fault('kinds', postTexts('post.proof.types.wrong'))}
        />
      )}
      <Textarea
        label={t('change.note')}
        rows={2}
        maxLength={2000}
        value={typed.note}
        error={at('note')}
        onChange={({ target }) => type({ note: target.value })}
      />
      {isSubmitted && isEmpty && <p role="alert">{t('change.empty')}</p>}
      {rest && <FormFailure error={rest} />}
      <Button type="submit" variant={formWeight(deal)} loading={isBusy}>
        {t('change.send')}
      </Button>
    </form>
  );
}

type PartChoiceProps = { deal: DealView; value: string; onChange: (no: string) => void; error: ReactNode };

function PartChoice({ deal, value, onChange, error }: PartChoiceProps) {
  const t = useDealTexts();
  const openParts = deal.proofs.filter(({ state }) => !decidedProofs.includes(state));
  return (
    <Select
      label={t('change.part')}
      placeholder={t('change.part.choose')}
      value={value}
      onValueChange={onChange}
      options={openParts.map(({ no, title, amount }) => ({
        value: String(no),
        label: `${title}: ${formatDong(amount ?? 0)}`,
      }))}
      error={error}
    />
  );
}
