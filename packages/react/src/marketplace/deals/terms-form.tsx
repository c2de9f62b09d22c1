import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiError } from '@keo/core';
import { type Terms, isVisible, jobLimits } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useDraft } from '../../client/use-draft.ts';
import { useNow } from '../../i18n/use-now.ts';
import { ConditionFields } from '../jobs/condition-fields.tsx';
import { DongField } from '../jobs/dong-field.tsx';
import { PaidByParts } from '../jobs/paid-by-parts.tsx';
import { ReviewFields } from '../jobs/review-fields.tsx';
import { timeWords } from '../jobs/job-words.ts';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type TermsDraft, toDraft, readTermsDraft, readTerms } from './terms-draft.ts';
import { useDealTexts } from './use-deal-texts.ts';

export type TermsFormProps = {
  /** Name of the draft, one per answered offer. */
  name: string;
  terms: Terms;
  side: 'author' | 'worker';
  /** `soft` beside another red button. */
  weight?: 'primary' | 'soft';
  /** What is to be done, of work that is not posted: these fields and the scope come first, and none may be empty. */
  work?: { names: readonly string[]; isWrong: boolean; renderFields: (isSubmitted: boolean) => ReactNode };
  isBusy: boolean;
  error: ApiError | null;
  onSend: (terms: Terms, message: string, onSent: () => void) => void;
};

const minute = 60_000;
const fieldNames = [
  'price',
  'durationHours',
  'dueAt',
  'conditions',
  'reviewHours',
  'scope',
  'note',
  'message',
];

/** The terms as they are written, kept on this device. */
function useTerms(name: string, base: Terms) {
  const now = useNow(minute);
  const kept = useDraft(name);
  const [written, setWritten] = useState<TermsDraft | null>(null);
  const draft = written ?? readTermsDraft(kept.text) ?? toDraft(base);
  return {
    draft,
    ...readTerms(draft, base, now),
    drop: kept.drop,
    change: (part: Partial<TermsDraft>) => {
      const next = { ...draft, ...part };
      setWritten(next);
      kept.keep(JSON.stringify(next));
    },
  };
}

export function TermsForm(props: TermsFormProps) {
  const { name, terms: base, side, weight = 'primary', work, isBusy, error, onSend } = props;
  const t = useDealTexts();
  const { draft, terms, problems, change, drop } = useTerms(name, base);
  const [isSubmitted, setSubmitted] = useState(false);
  const { at, rest } = refusedAt(error, [...fieldNames, ...(work?.names ?? [])]);
  const isScopeMissing = work !== undefined && !isVisible(draft.scope);
  const isIncomplete = problems.size > 0 || isScopeMissing || work?.isWrong === true;
  const isWrong = (path: string) => isSubmitted && problems.has(path);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (terms && !isIncomplete && !isBusy) onSend(terms, draft.message.trim(), drop);
  };
  const scope = (
    <Textarea
      label={t(work ? 'terms.scope.work' : 'terms.scope')}
      rows={work ? 6 : 4}
      maxLength={5000}
      value={draft.scope}
      error={isSubmitted && isScopeMissing ? t('terms.scope.missing') : at('scope')}
      onChange={(event) => change({ scope: event.target.value })}
    />
  );
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      {work?.renderFields(isSubmitted)}
      {work && scope}
      <DongField
        label={t('terms.price')}
        value={draft.price}
        error={isWrong('price') ? t('terms.priceRange') : at('price')}
        onChange={(price) => change({ price })}
      />
      <Hours
        value={draft.time}
        onChange={(time) => change({ time })}
        error={
          isWrong('durationHours')
            ? t('terms.hours.wrong', { max: jobLimits.projectHoursMax })
            : at('durationHours', 'dueAt')
        }
      />
      <section className="keo-stack" aria-label={t('diff.proofs')}>
        <h3>{t('diff.proofs')}</h3>
        {at('conditions') && <p role="alert">{at('conditions')}</p>}
        <ConditionFields
          conditions={draft.conditions}
          onChange={(conditions) => change({ conditions })}
          isWrong={isWrong}
        />
      </section>
      <PaidByParts terms={draft} onChange={change} isWrong={isWrong} />
      <ReviewFields
        kind="PROJECT"
        terms={draft}
        onChange={change}
        label={t(`terms.review.${side}`)}
        hint={t('terms.review.hint')}
        error={at('reviewHours')}
      />
      {!work && scope}
      <Textarea
        label={t('terms.message')}
        rows={2}
        maxLength={2000}
        value={draft.message}
        error={at('note', 'message')}
        onChange={(event) => change({ message: event.target.value })}
      />
      {isSubmitted && isIncomplete && <p role="alert">{t('terms.wrong')}</p>}
      {rest && <FormFailure error={rest} />}
      <Button type="submit" variant={weight} loading={isBusy}>
        {t('terms.send')}
      </Button>
    </form>
  );
}

type HoursProps = { value: string; onChange: (hours: string) => void; error: ReactNode };

function Hours({ value, onChange, error }: HoursProps) {
  const t = useDealTexts();
  const jobTexts = useJobTexts();
  const hours = Number(value);
  return (
    <Field
      label={t('terms.hours')}
      hint={Number.isInteger(hours) && hours >= 24 ? timeWords(hours * 60, jobTexts) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
