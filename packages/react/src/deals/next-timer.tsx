import { formatDong } from '@keo/core';
import type { DealView } from '@keo/core/contract';
import { ClockIcon } from '../icons/subject-icons.tsx';
import { useNow } from '../i18n/use-now.ts';
import { type DealTexts, useDealTexts } from './use-deal-texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** In the largest unit that says something. */
function leftWords(ms: number, t: DealTexts): string {
  if (ms >= 2 * day) return t('timer.days', { count: Math.floor(ms / day) });
  if (ms >= 2 * hour) return t('timer.hours', { count: Math.floor(ms / hour) });
  return t('timer.minutes', { count: Math.max(1, Math.ceil(ms / minute)) });
}

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

/** What happens by itself, and when: every waiting state has a clock with a stated outcome. */
export function NextTimer({ timer }: { timer: NonNullable<DealView['nextTimer']> }) {
  const t = useDealTexts();
  const now = useNow(minute);
  const ms = Date.parse(timer.at) - now;
  const known = outcomes.find((one) => one === timer.outcome);
  const outcome =
    known && !reminders.includes(timer.transition) ? t(`outcome.${known}`) : t('outcome.reminder');
  const params = { time: leftWords(ms, t), outcome };
  const words =
    ms <= 0
      ? t('timer.now', { outcome })
      : !timer.amount
        ? t('timer.left', params)
        : t('timer.left.amount', { ...params, amount: formatDong(timer.amount) });
  return (
    <p className={ms < day ? 'keo-waiting keo-hold' : 'keo-waiting'}>
      <ClockIcon size={18} />
      <span>{words}</span>
    </p>
  );
}
