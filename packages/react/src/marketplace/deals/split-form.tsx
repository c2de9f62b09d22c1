import { type FormEvent, type ReactNode, useState } from 'react';
import { type ApiError, formatDong, parseDong } from '@keo/core';
import type { Side } from '@keo/core/contract';
import type { KeptFields } from '../../client/use-kept-fields.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { Notice } from '../../ui/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { shortWords } from './short-words.ts';
import { useDealTexts } from './use-deal-texts.ts';

export type SplitFormProps = {
  draft: KeptFields<{ typed: string; text: string }>;
  files?: ReactNode;
  /** In đồng: the most for the worker. */
  held: number;
  /** The worker's own, of that amount after their fee. */
  net?: ((amount: number) => number) | undefined;
  side: Side;
  /** The other side, and its last offer in a dispute. */
  name: string;
  theirs?: number | null | undefined;
  detail?: string | undefined;
  words?: { label: string; min: number } | undefined;
  submitLabel: string;
  weight: 'primary' | 'soft';
  isBusy: boolean;
  error: ApiError | null;
  onSend: (toWorker: number, words: string) => void;
};

/** What requests to stop, disputes and their answers call the worker's share and the words. */
const amountNames = ['toWorker', 'claimToWorker', 'offerToWorker'];
const wordNames = ['statement', 'reason'];

export function SplitForm(props: SplitFormProps) {
  const { draft, files, held, net, side, name, detail, words, submitLabel, weight, isBusy, error, onSend } =
    props;
  const t = useDealTexts();
  const { typed, text } = draft.fields;
  const [isRequested, setIsRequested] = useState(false);
  const parsed = typed.trim() === '0' ? { ok: true as const, amount: 0 } : parseDong(typed);
  const amount = parsed.ok && parsed.amount <= held ? parsed.amount : null;
  const { theirs = null } = props;
  const isMet =
    amount !== null && theirs !== null && (side === 'author' ? amount >= theirs : amount <= theirs);
  const { at, rest } = refusedAt(error, [...amountNames, ...wordNames]);
  const short = words && shortWords(t, text, words.min);
  const isShort = short !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsRequested(true);
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
          isRequested && amount === null
            ? t('acts.toWorker.invalid', { held: formatDong(held) })
            : at(...amountNames)
        }
        onChange={(event) => draft.change({ typed: event.target.value })}
      />
      {/* An amount below the author's is not what the worker gets. */}
      {net && amount !== null && (!isMet || amount === theirs) && (
        <p role="status" className="keo-quiet">
          {t('acts.toWorker.net', { amount: formatDong(net(amount)) })}
        </p>
      )}
      {words && (
        <Textarea
          label={words.label}
          rows={4}
          value={text}
          error={
            isRequested && isShort ? (words.min === 1 ? t('acts.reason.missing') : short) : at(...wordNames)
          }
          onChange={(event) => draft.change({ text: event.target.value })}
        />
      )}
      {files}
      {isMet && <Notice tone="wash">{t(`acts.meets.${side}`, { name, amount: formatDong(theirs) })}</Notice>}
      {rest && <FormFailure error={rest} />}
      <Button type="submit" variant={weight} loading={isBusy}>
        {isMet ? t('acts.meets.send') : submitLabel}
      </Button>
    </form>
  );
}
