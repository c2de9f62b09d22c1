import { type FormEvent, useState } from 'react';
import { formatDong, isApiError } from '@keo/core';
import {
  type JobView,
  applicationsEndpoints,
  jobLimits,
  jobsEndpoints,
  firstTierNet,
} from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation, useRefetch } from '../../client/use-keo-query.ts';
import { useDraft } from '../../client/use-draft.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type Written, isBlank, readApplication } from './application-draft.ts';
import { count } from '../jobs/condition-form.ts';
import { useAskTexts } from '../jobs/use-ask-texts.ts';
import { timeWords } from '../jobs/job-words.ts';
import { useJobTexts } from '../jobs/use-job-texts.ts';

const daysMax = jobLimits.projectHoursMax / 24;
const isWholeDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= daysMax;

/** `amount`: null for what is no amount. */
function findBidFault(amount: number | null): 'unread' | 'low' | 'high' | null {
  if (amount === null) return 'unread';
  if (amount < jobLimits.projectPriceMin) return 'low';
  return amount > jobLimits.projectPriceMax ? 'high' : null;
}

/** What was written, kept on this device until it is sent. */
function useApplication(job: JobView) {
  const draft = useDraft(`apply.${job.id}`);
  const [written, setWritten] = useState(() => readApplication(draft.text));
  const amount = written.bid.trim() === '' ? undefined : parseAmount(written.bid);
  const answers = job.questions.map((_, at) => written.answers[at] ?? '');
  const days = count(written.days);
  const isDaysWrong = days !== undefined && !isWholeDays(days);
  const bidFault = amount === undefined ? null : findBidFault(amount);
  const isShort = written.letter.trim().length < jobLimits.coverLetterMin;
  return {
    ...written,
    answers,
    price: amount ?? job.price,
    bidFault,
    isShort,
    isDaysWrong,
    isComplete:
      !isShort && bidFault === null && !isDaysWrong && answers.every((answer) => answer.trim() !== ''),
    input: {
      jobId: job.id,
      coverLetter: written.letter,
      answers,
      questions: job.questions,
      ...(amount != null && { bid: amount }),
      ...(days !== undefined && { durationHours: days * 24 }),
    },
    isKept: draft.text !== null,
    drop: draft.drop,
    write: (part: Partial<Written>) => {
      const next = { ...written, ...part };
      setWritten(next);
      if (isBlank(next)) draft.drop();
      else draft.keep(JSON.stringify(next));
    },
  };
}

export function ApplyForm({ job, onSent }: { job: JobView; onSent: () => void }) {
  const { coverLetterMin: min, coverLetterMax: max } = jobLimits;
  const t = useAskTexts();
  const application = useApplication(job);
  const { letter, isShort, write } = application;
  const [isSubmitted, setSubmitted] = useState(false);
  const apply = useKeoMutation(applicationsEndpoints.applyJob, [
    jobsEndpoints.jobInfo,
    applicationsEndpoints.myApplicationsList,
  ]);
  const refetchJob = useRefetch([jobsEndpoints.jobInfo]);
  const { at: refused, rest } = refusedAt(apply.error, [
    'coverLetter',
    ...(job.kind === 'PROJECT' ? ['bid', 'durationHours'] : []),
    ...(job.questions.length > 0 ? ['answers'] : []),
  ]);
  const send = async () => {
    try {
      await apply.mutateAsync(application.input);
    } catch (error) {
      // The mutation's error is rendered.
      if (isApiError(error) && error.reason === 'STALE') refetchJob();
      return;
    }
    // Also runs if the refetched job has unmounted this form.
    application.drop();
    onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (application.isComplete && !apply.isPending) void send();
  };
  const fields = { job, application, isSubmitted, refused };
  return (
    <form className="keo-stack" noValidate onSubmit={submit} aria-label={t('apply.title')}>
      <Textarea
        label={t('apply.letter')}
        hint={application.isKept ? t('apply.kept') : t('apply.letter.hint', { min, max })}
        error={isSubmitted && isShort ? t('apply.letter.short', { min }) : refused('coverLetter')}
        rows={7}
        maxLength={max}
        value={letter}
        onChange={(event) => write({ letter: event.target.value })}
      />
      <Answers {...fields} />
      {job.kind === 'PROJECT' && (
        <>
          <Bid {...fields} />
          <Days {...fields} />
        </>
      )}
      {rest && <FormFailure error={rest} />}
      <Button type="submit" size="large" fullWidth loading={apply.isPending}>
        {t('apply.send')}
      </Button>
    </form>
  );
}

type FieldsProps = {
  job: JobView;
  application: ReturnType<typeof useApplication>;
  isSubmitted: boolean;
  refused: ReturnType<typeof refusedAt>['at'];
};

function Answers({ job, application: { answers, write }, isSubmitted, refused }: FieldsProps) {
  const t = useAskTexts();
  return job.questions.map((question, at) => (
    <Textarea
      key={`${at} ${question}`}
      label={question}
      error={isSubmitted && answers[at]?.trim() === '' ? t('apply.answer.missing') : refused('answers')}
      rows={2}
      maxLength={jobLimits.answerMax}
      value={answers[at]}
      onChange={(event) => write({ answers: answers.with(at, event.target.value) })}
    />
  ));
}

function Bid({ job, application: { bid, price, bidFault, write }, isSubmitted, refused }: FieldsProps) {
  const t = useAskTexts();
  const limit = bidFault === 'low' ? jobLimits.projectPriceMin : jobLimits.projectPriceMax;
  return (
    <Field
      label={t('apply.bid')}
      note={t('apply.bid.note')}
      hint={
        bidFault
          ? t('apply.bid.hint', { amount: formatDong(job.price) })
          : t('apply.net', { amount: formatDong(firstTierNet(price)) })
      }
      error={
        isSubmitted && bidFault ? t(`apply.bid.${bidFault}`, { amount: formatDong(limit) }) : refused('bid')
      }
      inputMode="decimal"
      autoComplete="off"
      placeholder={formatDong(job.price)}
      value={bid}
      onChange={(event) => write({ bid: event.target.value })}
    />
  );
}

function Days({ job, application: { days, isDaysWrong, write }, isSubmitted, refused }: FieldsProps) {
  const t = useAskTexts();
  const jobTexts = useJobTexts();
  const time = job.durationHours !== null && { time: timeWords(job.durationHours * 60, jobTexts) };
  return (
    <Field
      label={t('apply.days')}
      note={t('apply.bid.note')}
      hint={time && t('apply.days.hint', time)}
      error={isSubmitted && isDaysWrong ? t('apply.days.wrong', { max: daysMax }) : refused('durationHours')}
      inputMode="numeric"
      autoComplete="off"
      value={days}
      onChange={(event) => write({ days: event.target.value })}
    />
  );
}
