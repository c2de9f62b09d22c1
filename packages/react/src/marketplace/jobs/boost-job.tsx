import { type FormEvent, type ReactNode, useState } from 'react';
import { formatDong } from '@keo/core';
import { type JobView, budgetOf, jobLimits, jobsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { amountOf } from '../../ui/money/amount-of.ts';
import { MoneyField } from '../../ui/money/money-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { formOf, readForm } from './job-form.ts';
import { shortfallOf } from './shortfall.ts';
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
const dong = (amount: number) => formatDong(amount).replace('đ', '');

function BoostForm({ job, onClose, rechargeLink }: { job: JobView } & Omit<Props, 'slug'>) {
  const t = useOwnJobTexts();
  const own = useOwnDong();
  const stale = [jobsEndpoints.myJobsList, jobsEndpoints.jobInfo, jobsEndpoints.jobsList];
  const raise = useKeoMutation(jobsEndpoints.updateJob, stale);
  const [price, setPrice] = useState(dong(job.price));
  const [slots, setSlots] = useState(String(job.slots));
  const [days, setDays] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isQuick = job.kind === 'QUICK';
  const step = isQuick ? jobLimits.quickRewardStep : jobLimits.projectPriceStep;
  const slotsMax = isQuick ? jobLimits.quickSlotsMax : jobLimits.projectHiresMax;
  const amount = amountOf(price);
  const places = Number(slots);
  const more = days.trim() === '' ? 0 : Number(days);
  const isPriceFine = amount !== null && amount >= job.price && amount % step === 0;
  const arePlacesFine = Number.isInteger(places) && places >= job.slots && places <= slotsMax;
  const areDaysFine = Number.isInteger(more) && more >= 0 && more <= jobLimits.openHoursMax / 24;
  const isSame = amount === job.price && places === job.slots && more === 0;
  const isFine = isPriceFine && arePlacesFine && areDaysFine;
  const cost = budgetOf(job.slotsLeft + places - job.slots, amount ?? job.price);
  const lock = isQuick && isFine ? Math.max(0, cost.price + cost.fee - (job.budget?.held ?? 0)) : 0;
  const { at, rest } = refusedAt(raise.error, ['price', 'slots', 'expiresAt']);
  const missing = shortfallOf(raise.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const { job: known } = readForm(formOf(job));
    if (!known || !isFine || isSame || raise.isPending) return;
    const expiresAt =
      more > 0 ? { expiresAt: new Date(Date.parse(job.expiresAt) + more * day).toISOString() } : {};
    raise.mutate(
      { jobId: job.id, version: job.version, job: { ...known, price: amount, slots: places, ...expiresAt } },
      { onSuccess: onClose },
    );
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      <p className="keo-quiet">{t('boost.lead')}</p>
      <MoneyField
        label={t(isQuick ? 'boost.price' : 'boost.budget')}
        value={price}
        onChange={setPrice}
        min={job.price}
        max={isQuick ? jobLimits.quickRewardMax : jobLimits.projectPriceMax}
        error={
          isAsked && !isPriceFine ? t('boost.price.wrong', { amount: formatDong(job.price) }) : at('price')
        }
      />
      {isQuick && isPriceFine && amount > job.price && <p className="keo-quiet">{t('boost.taken')}</p>}
      <Field
        label={t('boost.slots')}
        inputMode="numeric"
        autoComplete="off"
        value={slots}
        error={isAsked && !arePlacesFine ? `${job.slots}–${slotsMax}` : at('slots')}
        onChange={(event) => setSlots(event.target.value)}
      />
      <Field
        label={t('boost.days')}
        inputMode="numeric"
        autoComplete="off"
        value={days}
        error={isAsked && !areDaysFine ? `0–${jobLimits.openHoursMax / 24}` : at('expiresAt')}
        onChange={(event) => setDays(event.target.value)}
      />
      {isAsked && isSame && <p role="alert">{t('boost.same')}</p>}
      {rest && <FormFailure error={rest} />}
      {missing !== null && rechargeLink(missing, t('own.recharge', { amount: own(missing) }))}
      <Button type="submit" loading={raise.isPending}>
        {lock > 0 ? t('boost.send.lock', { amount: formatDong(lock) }) : t('boost.send')}
      </Button>
    </form>
  );
}
