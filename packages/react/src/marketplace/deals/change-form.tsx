import { type FormEvent, useState } from 'react';
import { type ApiError, formatDong } from '@keo/core';
import { type DealView, type TermsChange, decidedProofs, jobLimits } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { amountOf } from '../../ui/money/amount-of.ts';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { formWeight } from './main-step.ts';
import { useDealTexts } from './use-deal-texts.ts';

export type ChangeFormProps = {
  deal: DealView;
  isBusy: boolean;
  error: ApiError | null;
  onSend: (change: TermsChange, note: string) => void;
};

const hour = 3_600_000;

/** A change request never takes away what was agreed. */
export function ChangeForm({ deal, isBusy, error, onSend }: ChangeFormProps) {
  const { quickRewardMax, projectPriceMax, projectHoursMax, quickRewardStep, projectPriceStep } = jobLimits;
  const t = useDealTexts();
  const [more, setMore] = useState('');
  const [time, setTime] = useState('');
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [part, setPart] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { price } = deal.money;
  const isQuick = deal.job.kind === 'QUICK';
  const max = (isQuick ? quickRewardMax : projectPriceMax) - price;
  const step = isQuick ? quickRewardStep : projectPriceStep;
  const raise = more.trim() === '' ? 0 : amountOf(more);
  const hours = time.trim() === '' ? 0 : Number(time);
  const isRaiseFine = raise !== null && raise <= max && raise % step === 0;
  const isTimeFine = Number.isInteger(hours) && hours >= 0 && hours <= projectHoursMax;
  const isTitleFine = title.trim() === '' || title.trim().length >= 3;
  const isPaidByProof = deal.terms?.releaseMode === 'PER_PROOF';
  const openParts = deal.proofs.filter(({ state }) => !decidedProofs.includes(state));
  // A higher price belongs to a new part, or to an existing one that must be chosen.
  const needsPart = isPaidByProof && raise !== null && raise > 0 && title.trim() === '';
  const isPartFine = !needsPart || part !== '';
  const { at, rest } = refusedAt(error, [
    'price',
    'conditions',
    'note',
    ...(needsPart ? ['raises'] : []),
    ...(deal.dueAt === null ? [] : ['dueAt']),
  ]);
  const isEmpty = raise === 0 && hours === 0 && title.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isRaiseFine || !isTimeFine || !isTitleFine || !isPartFine || isEmpty || isBusy) return;
    const condition = {
      title: title.trim(),
      mandatory: true,
      accept: { types: ['FILE', 'IMAGE', 'LINK', 'TEXT'] as ('FILE' | 'IMAGE' | 'LINK' | 'TEXT')[] },
      ...(isPaidByProof && raise > 0 && { amount: raise }),
    };
    onSend(
      {
        ...(raise > 0 && { price: price + raise }),
        ...(hours > 0 && { dueAt: new Date(Date.parse(deal.dueAt ?? '') + hours * hour).toISOString() }),
        ...(condition.title && { conditions: [condition] }),
        ...(needsPart && { raises: [{ no: Number(part), amount: raise }] }),
      },
      note.trim(),
    );
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      <p className="keo-quiet">{t('change.lead')}</p>
      <MoneyField
        label={t('change.more')}
        value={more}
        onChange={setMore}
        min={step}
        max={max}
        error={isAsked && !isRaiseFine ? t('change.more.invalid', { step: formatDong(step) }) : at('price')}
      />
      {needsPart && (
        <Select
          label={t('change.part')}
          placeholder={t('change.part.choose')}
          value={part}
          onValueChange={setPart}
          options={openParts.map(({ no, title: name, amount }) => ({
            value: String(no),
            label: `${name}: ${formatDong(amount ?? 0)}`,
          }))}
          error={isAsked && !isPartFine ? t('change.part.choose') : at('raises')}
        />
      )}
      {deal.dueAt !== null && (
        <Field
          label={t('change.hours')}
          inputMode="numeric"
          autoComplete="off"
          value={time}
          error={isAsked && !isTimeFine ? `0–${projectHoursMax}` : at('dueAt')}
          onChange={(event) => setTime(event.target.value)}
        />
      )}
      <Field
        label={t('change.proof')}
        hint={t('change.proof.hint')}
        maxLength={120}
        value={title}
        error={isAsked && !isTitleFine ? t('change.proof.invalid') : at('conditions')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Textarea
        label={t('change.note')}
        rows={2}
        maxLength={2000}
        value={note}
        error={at('note')}
        onChange={(event) => setNote(event.target.value)}
      />
      {isAsked && isEmpty && <p role="alert">{t('change.empty')}</p>}
      {rest && <FormFailure error={rest} />}
      <Button type="submit" variant={formWeight(deal)} loading={isBusy}>
        {t('change.send')}
      </Button>
    </form>
  );
}
