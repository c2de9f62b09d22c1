import { type FormEvent, useState } from 'react';
import { formatDong } from '@keo/core';
import {
  type JobView,
  applicationsEndpoints,
  jobLimits,
  jobsEndpoints,
  firstTierNet,
} from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useDraft } from '../../client/use-draft.ts';
import { amountOf } from '../../ui/money/amount-of.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type Written, isBlank, readApplication } from './application-draft.ts';
import { useAskTexts } from '../jobs/use-ask-texts.ts';
import { useJobTexts } from '../jobs/use-job-texts.ts';

/** Stored on this device until sent. */
export function ApplyForm({ job, onSent }: { job: JobView; onSent: () => void }) {
  const { coverLetterMin: min, coverLetterMax: max, projectPriceMin, answerMax } = jobLimits;
  const t = useJobTexts();
  const draft = useDraft(`apply.${job.id}`);
  const asks = useAskTexts();
  const [written, setWritten] = useState(() => readApplication(draft.text));
  const { letter, bid } = written;
  const bidAndAnswers = [
    ...(job.kind === 'PROJECT' ? ['bid'] : []),
    ...(job.questions.length > 0 ? ['answers'] : []),
  ];
  const answers = job.questions.map((_, at) => written.answers[at] ?? '');
  const write = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    setWritten(next);
    if (isBlank(next)) draft.drop();
    else draft.keep(JSON.stringify(next));
  };
  const [isAsked, setIsAsked] = useState(false);
  const apply = useKeoMutation(applicationsEndpoints.applyJob, [
    jobsEndpoints.jobInfo,
    applicationsEndpoints.myApplicationsList,
  ]);
  const isShort = letter.trim().length < min;
  const isUnanswered = answers.some((answer) => answer.trim() === '');
  const amount = bid.trim() === '' ? undefined : amountOf(bid);
  const isLow = amount === null || (amount !== undefined && amount < projectPriceMin);
  const price = amount ?? job.price;
  const { at: refused, rest } = refusedAt(apply.error, ['coverLetter', ...bidAndAnswers]);
  const send = async () => {
    try {
      await apply.mutateAsync({
        jobId: job.id,
        coverLetter: letter,
        answers,
        ...(typeof amount === 'number' && { bid: amount }),
      });
    } catch {
      // The mutation's error is rendered.
      return;
    }
    // Also runs if the refetched job has unmounted this form.
    draft.drop();
    onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isShort || isUnanswered || isLow || apply.isPending) return;
    void send();
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit} aria-label={t('apply.title')}>
      <Textarea
        label={t('apply.letter')}
        hint={draft.text === null ? t('apply.letter.hint', { min, max }) : t('apply.kept')}
        error={isAsked && isShort ? t('apply.letter.short', { min }) : refused('coverLetter')}
        rows={7}
        maxLength={max}
        value={letter}
        onChange={(event) => write({ letter: event.target.value })}
      />
      {job.questions.map((question, at) => (
        <Textarea
          key={`${at} ${question}`}
          label={question}
          error={isAsked && answers[at]?.trim() === '' ? asks('apply.answer.missing') : refused('answers')}
          rows={2}
          maxLength={answerMax}
          value={answers[at]}
          onChange={(event) => write({ answers: answers.with(at, event.target.value) })}
        />
      ))}
      {job.kind === 'PROJECT' && (
        <Field
          label={t('apply.bid')}
          note={t('apply.bid.note')}
          hint={
            isLow
              ? t('apply.bid.hint', { amount: formatDong(job.price) })
              : t('apply.net', {
                  amount: formatDong(firstTierNet(price)),
                })
          }
          error={
            isAsked && isLow ? t('apply.bid.low', { amount: formatDong(projectPriceMin) }) : refused('bid')
          }
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatDong(job.price)}
          value={bid}
          onChange={(event) => write({ bid: event.target.value })}
        />
      )}
      {rest && <FormFailure error={rest} />}
      <Button type="submit" size="large" fullWidth loading={apply.isPending}>
        {t('apply.send')}
      </Button>
    </form>
  );
}
