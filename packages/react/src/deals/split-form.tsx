import { type FormEvent, useState } from 'react';
import { type ApiError, formatDong, parseDong } from '@keo/core';
import type { Side } from '@keo/core/contract';
import type { KeptFields } from '../drafts/use-kept-fields.ts';
import { FormFailure } from '../ui/form-failure.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export type SplitFormProps = {
  draft: KeptFields<{ typed: string; text: string }>;
  /** In đồng: the most for the worker. */
  held: number;
  side: Side;
  detail?: string | undefined;
  words?: { label: string; min: number } | undefined;
  submitLabel: string;
  weight: 'primary' | 'soft';
  isBusy: boolean;
  error: ApiError | null;
  onSend: (toWorker: number, words: string) => void;
};

export function SplitForm(props: SplitFormProps) {
  const { draft, held, side, detail, words, submitLabel, weight, isBusy, error, onSend } = props;
  const t = useDealTexts();
  const { typed, text } = draft.fields;
  const [isAsked, setIsAsked] = useState(false);
  const parsed = typed.trim() === '0' ? { ok: true as const, amount: 0 } : parseDong(typed);
  const amount = parsed.ok && parsed.amount <= held ? parsed.amount : null;
  const isShort = words !== undefined && text.trim().length < words.min;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (amount !== null && !isShort && !isBusy) onSend(amount, text.trim());
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      {detail && <p>{detail}</p>}
      <Field
        label={t(`acts.toWorker.${side}`, { held: formatDong(held) })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={
          isAsked && amount === null ? t('acts.toWorker.invalid', { held: formatDong(held) }) : undefined
        }
        onChange={(event) => draft.change({ typed: event.target.value })}
      />
      {words && (
        <Textarea
          label={words.label}
          rows={4}
          value={text}
          error={isAsked && isShort ? words.label : undefined}
          onChange={(event) => draft.change({ text: event.target.value })}
        />
      )}
      {error && <FormFailure error={error} />}
      <Button type="submit" variant={weight} loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
