import { formatDong } from '@keo/core';
import type { DealView } from '@keo/core/contract';
import { useNow } from '../i18n/use-now.ts';
import { ClockRing } from './clock-ring.tsx';
import { isSoon, timeLeft } from './time-left.ts';
import { type DealTexts, useDealTexts } from './use-deal-texts.ts';

const leftWords = (ms: number, t: DealTexts) => {
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
/** Clocks that only remind: they leave the state as it is. */
const reminders = ['D8', 'D12', 'D14', 'D24w', 'D30', 'P7', 'P8', 'P10', 'P14w'];

type Timer = NonNullable<DealView['nextTimer']>;

/** How many milliseconds are left, and what happens at zero in words. */
export function useTimerWords(timer: Timer): { ms: number; words: string } {
  const t = useDealTexts();
  const now = useNow(60_000);
  const ms = Date.parse(timer.at) - now;
  const known = outcomes.find((one) => one === timer.outcome);
  const outcome =
    known && !reminders.includes(timer.transition) ? t(`outcome.${known}`) : t('outcome.reminder');
  const params = { time: leftWords(ms, t), outcome };
  if (ms <= 0) return { ms, words: t('timer.now', { outcome }) };
  if (!timer.amount) return { ms, words: t('timer.left', params) };
  return { ms, words: t('timer.left.amount', { ...params, amount: formatDong(timer.amount) }) };
}

/** What happens by itself, and when: every waiting state has a clock with a stated outcome. */
export function NextTimer({ timer }: { timer: Timer }) {
  const { ms, words } = useTimerWords(timer);
  return (
    <p className={isSoon(ms) ? 'keo-waiting keo-hold' : 'keo-waiting'}>
      <ClockRing ms={ms} />
      <span>{words}</span>
    </p>
  );
}
