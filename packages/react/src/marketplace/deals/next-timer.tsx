import { type ListedDeal, type TimedDeal, timerSentence } from '@keo/core/contract';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNow } from '../../i18n/use-now.ts';
import { timeWords } from '../jobs/job-words.ts';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { ClockRing } from './clock-ring.tsx';
import { type Clock, headClock, isMissing } from './clocks.ts';
import { isOver } from './deal-worth.ts';
import { isSoon, timeLeft } from './time-left.ts';
import { useDealTexts } from './use-deal-texts.ts';

export type TimerProps = { clock: Clock; deal: TimedDeal };

export function useTimerWords({ clock, deal }: TimerProps): { ms: number; words: string } {
  const t = useDealTexts();
  const locale = useLocale();
  const ms = Date.parse(clock.at) - useNow(60_000);
  if ('timer' in clock) return { ms, words: timerSentence(deal, clock.timer, locale) };
  const { unit, count } = timeLeft(ms);
  const side = deal.myRole === 'worker' ? 'mine' : 'theirs';
  const params = {
    title: clock.missing.title,
    name: deal.worker.displayName,
    left: t(`left.${unit}`, { count }),
    time: new Date(clock.at),
  };
  return { ms, words: t(ms > 0 ? `missing.${side}` : `missing.late.${side}`, params) };
}

export function HeadTimer({ deal }: { deal: ListedDeal }) {
  const clock = headClock(deal);
  return clock && <NextTimer clock={clock} deal={deal} />;
}

/** Of what is not handed in, also while a dispute stops the clock; before the start as its terms say. */
export function useDueWords(deal: ListedDeal): string | null {
  const t = useDealTexts();
  const jobTexts = useJobTexts();
  const { effectiveDueAt, startedAt, terms } = deal;
  if (isOver(deal)) return null;
  if (effectiveDueAt !== null)
    return deal.proofs.some(isMissing) ? t('deal.due', { time: new Date(effectiveDueAt) }) : null;
  if (!terms || startedAt !== null) return null;
  const { dueAt, durationHours } = terms;
  if (dueAt !== undefined) return t('deal.due.agreed', { time: new Date(dueAt) });
  return durationHours === undefined
    ? null
    : t('deal.due.after', { time: timeWords(durationHours * 60, jobTexts) });
}

export function DueDate({ deal }: { deal: ListedDeal }) {
  const words = useDueWords(deal);
  return words === null ? null : <p className="keo-quiet">{words}</p>;
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
