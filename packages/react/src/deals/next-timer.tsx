import { formatDong } from '@keo/core';
import type { DealView, ListedDeal } from '@keo/core/contract';
import { useNow } from '../i18n/use-now.ts';
import { ClockRing } from './clock-ring.tsx';
import { paidBySilenceAt } from './paid-by-silence.ts';
import { hoursAndMinutes, isSoon, timeLeft } from './time-left.ts';
import { type DealTexts, useDealTexts } from './use-deal-texts.ts';

const leftWords = (ms: number, t: DealTexts) => {
  const precise = hoursAndMinutes(ms);
  if (precise?.minutes) return t('timer.hoursMinutes', precise);
  const { unit, count } = timeLeft(ms);
  return t(`timer.${unit}`, { count });
};

const outcomes = [
  'EXPIRED',
  'CANCELLED',
  'COMPLETED',
  'SUBMITTED',
  'APPROVED',
  'REJECTED',
  'REFUNDED',
  'IN_PROGRESS',
] as const;
const reminders = ['D8', 'D12', 'D14', 'D24w', 'D30', 'P7', 'P8', 'P10', 'P14w'];

type Timer = NonNullable<DealView['nextTimer']>;
export type TimerProps = {
  timer: Timer;
  deal: Pick<ListedDeal, 'myRole' | 'author' | 'worker' | 'job' | 'money' | 'terms' | 'proofs'>;
};

export function useTimerWords({ timer, deal }: TimerProps): { ms: number; words: string } {
  const t = useDealTexts();
  const now = useNow(60_000);
  const ms = Date.parse(timer.at) - now;
  const known = outcomes.find((one) => one === timer.outcome);
  const outcome =
    known && !reminders.includes(timer.transition) ? t(`outcome.${known}`) : t('outcome.reminder');
  if (ms <= 0) return { ms, words: t('timer.now', { outcome }) };
  const paid = paidBySilenceAt(timer, deal);
  const time = leftWords(paid === null ? ms : Date.parse(paid) - now, t);
  const amount = formatDong(timer.amount ?? 0);
  const { displayName: name } = deal.myRole === 'author' ? deal.worker : deal.author;
  if (paid !== null) return { ms, words: t(`timer.pays.${deal.myRole}`, { time, amount, name }) };
  if (!timer.amount || timer.transition === 'P9') return { ms, words: t('timer.left', { time, outcome }) };
  return { ms, words: t('timer.left.amount', { time, outcome, amount }) };
}

export function NextTimer(props: TimerProps) {
  const { ms, words } = useTimerWords(props);
  return (
    <p className={isSoon(ms) ? 'keo-waiting keo-hold' : 'keo-waiting'}>
      <ClockRing ms={ms} />
      <span>{words}</span>
    </p>
  );
}
