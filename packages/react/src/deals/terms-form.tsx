import { type FormEvent, useState } from 'react';
import { type ApiError, formatDong } from '@keo/core';
import { type Terms, jobLimits } from '@keo/core/contract';
import { FormFailure } from '../auth/form-failure.tsx';
import { amountOf } from '../money/money-field.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export type TermsFormProps = {
  /** What the offer begins from. */
  terms: Terms;
  isBusy: boolean;
  error: ApiError | null;
  onSend: (terms: Terms, message: string) => void;
};

/** Another offer: price, time and words; what has to be proven stays as it is. */
export function TermsForm({ terms, isBusy, error, onSend }: TermsFormProps) {
  const { projectPriceMin, projectPriceMax, projectPriceStep, projectHoursMax } = jobLimits;
  const t = useDealTexts();
  const [price, setPrice] = useState(formatDong(terms.price));
  const [time, setTime] = useState(String(terms.durationHours ?? ''));
  const [scope, setScope] = useState(terms.scope);
  const [message, setMessage] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const amount = amountOf(price);
  const isPriceFine =
    amount !== null &&
    amount >= projectPriceMin &&
    amount <= projectPriceMax &&
    amount % projectPriceStep === 0;
  const hours = Number(time);
  const isTimeFine = Number.isInteger(hours) && hours >= 1 && hours <= projectHoursMax;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isPriceFine || !isTimeFine || isBusy) return;
    onSend({ ...terms, price: amount, durationHours: hours, scope }, message.trim());
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      <Field
        label={t('terms.price')}
        inputMode="decimal"
        autoComplete="off"
        value={price}
        error={isAsked && !isPriceFine ? t('terms.priceRange') : undefined}
        onChange={(event) => setPrice(event.target.value)}
      />
      <Field
        label={t('terms.hours')}
        inputMode="numeric"
        autoComplete="off"
        value={time}
        error={isAsked && !isTimeFine ? `1–${projectHoursMax}` : undefined}
        onChange={(event) => setTime(event.target.value)}
      />
      <Textarea
        label={t('terms.scope')}
        rows={4}
        maxLength={5000}
        value={scope}
        onChange={(event) => setScope(event.target.value)}
      />
      <Textarea
        label={t('terms.message')}
        rows={2}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {error && <FormFailure error={error} />}
      <Button type="submit" loading={isBusy}>
        {t('terms.send')}
      </Button>
    </form>
  );
}
