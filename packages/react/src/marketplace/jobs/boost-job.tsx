import { type FormEvent, type ReactNode, useState } from 'react';
import { formatDong } from '@keo/core';
import { type JobView, getBudget, jobLimits, jobsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { toForm, readForm } from './job-form.ts';
import { getShortfall } from './shortfall.ts';
import { useOwnJobTexts } from './use-own-job-texts.ts';

type Props = {
  slug: string;
  onClose: () => void;
  rechargeLink: (amount: number, label: string) => ReactNode;
};

/** An open job can only improve: higher reward, more slots, more time. */
export function BoostJob({ slug, ...rest }: Props) {
  const t = useOwnJobTexts();
  const { data: job } = useKeoQuery(jobsEndpoints.jobInfo, { slug });
  return (
    <Dialog open onClose={rest.onClose} title={t('boost.title')} closeLabel={t('own.keep')}>
      {job?.slug === slug ? <BoostForm job={job} {...rest} /> : <Skeleton shape="block" height={260} />}
    </Dialog>
  );
}

const day = 86_400_000;
const daysMax = () => jobLimits.openHoursMax / 24;
const dong = (amount: number) => formatDong(amount).replace('đ', '');

/** What was typed, read: bounds, faults, the money it locks, and the job where there is none. */
function readBoost(job: JobView, typed: { price: string; slots: string; days: string }) {
  const isQuick = job.kind === 'QUICK';
  const step = isQuick ? jobLimits.quickRewardStep : jobLimits.projectPriceStep;
  const slotsMax = isQuick ? jobLimits.quickSlotsMax : jobLimits.projectHiresMax;
  const price = parseAmount(typed.price);
  const slots = Number(typed.slots);
  const days = typed.days.trim() === '' ? 0 : Number(typed.days);
  const isFine = {
    price: price !== null && price >= job.price && price % step === 0,
    slots: Number.isInteger(slots) && slots >= job.slots && slots <= slotsMax,
    days: Number.isInteger(days) && days >= 0 && days <= daysMax(),
  };
  const isSame = price === job.price && slots === job.slots && days === 0;
  const { job: known } = readForm(toForm(job));
  const result = { isQuick, isFine, isSame, slotsMax, isRaised: isFine.price && (price ?? 0) > job.price };
  if (price === null || !known || !Object.values(isFine).every(Boolean))
    return { ...result, lock: 0, boosted: null };
  const cost = getBudget(job.slotsLeft + slots - job.slots, price);
  const lock = isQuick ? Math.max(0, cost.price + cost.fee - (job.budget?.held ?? 0)) : 0;
  const expiresAt = new Date(Date.parse(job.expiresAt) + days * day).toISOString();
  return {
    ...result,
    lock,
    boosted: isSame ? null : { ...known, price, slots, ...(days > 0 && { expiresAt }) },
  };
}

function BoostForm({ job, onClose, rechargeLink }: { job: JobView } & Omit<Props, 'slug'>) {
  const t = useOwnJobTexts();
  const own = useOwnDong();
  const stale = [jobsEndpoints.myJobsList, jobsEndpoints.jobInfo, jobsEndpoints.jobsList];
  const raise = useKeoMutation(jobsEndpoints.updateJob, stale);
  const [typed, setTyped] = useState({ price: dong(job.price), slots: String(job.slots), days: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const { isQuick, isFine, isSame, isRaised, slotsMax, lock, boosted } = readBoost(job, typed);
  const { at, rest } = refusedAt(raise.error, ['price', 'slots', 'expiresAt']);
  const missing = getShortfall(raise.error);
  const type = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const fault = (field: keyof typeof isFine, text: string) => isSubmitted && !isFine[field] && text;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!boosted || raise.isPending) return;
    raise.mutate({ jobId: job.id, version: job.version, job: boosted }, { onSuccess: onClose });
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      <p className="keo-quiet">{t('boost.lead')}</p>
      <MoneyField
        label={t(isQuick ? 'boost.price' : 'boost.budget')}
        value={typed.price}
        onChange={(price) => type({ price })}
        min={job.price}
        max={isQuick ? jobLimits.quickRewardMax : jobLimits.projectPriceMax}
        error={fault('price', t('boost.price.wrong', { amount: formatDong(job.price) })) || at('price')}
      />
      {isQuick && isRaised && <p className="keo-quiet">{t('boost.taken')}</p>}
      <Field
        label={t('boost.slots')}
        inputMode="numeric"
        autoComplete="off"
        value={typed.slots}
        error={fault('slots', `${job.slots}–${slotsMax}`) || at('slots')}
        onChange={({ target }) => type({ slots: target.value })}
      />
      <Field
        label={t('boost.days')}
        inputMode="numeric"
        autoComplete="off"
        value={typed.days}
        error={fault('days', `0–${daysMax()}`) || at('expiresAt')}
        onChange={({ target }) => type({ days: target.value })}
      />
      {isSubmitted && isSame && <p role="alert">{t('boost.same')}</p>}
      {rest && <FormFailure error={rest} />}
      {missing !== null && rechargeLink(missing, t('own.recharge', { amount: own(missing) }))}
      <Button type="submit" loading={raise.isPending}>
        {lock > 0 ? t('boost.send.lock', { amount: formatDong(lock) }) : t('boost.send')}
      </Button>
    </form>
  );
}
