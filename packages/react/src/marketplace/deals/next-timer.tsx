import { type ListedDeal, type TimedDeal, timerSentence } from '@keo/core/contract';
import { shortMoment } from '../../i18n/moment-words.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNow } from '../../i18n/use-now.ts';
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
    time: shortMoment(clock.at),
  };
  return { ms, words: t(ms > 0 ? `missing.${side}` : `missing.late.${side}`, params) };
}

export function HeadTimer({ deal }: { deal: ListedDeal }) {
  const clock = headClock(deal);
  return clock && <NextTimer clock={clock} deal={deal} />;
}

/** Of what is not handed in, also while a dispute stops the clock. */
export function DueDate({ deal }: { deal: ListedDeal }) {
  const t = useDealTexts();
  if (deal.effectiveDueAt === null || !deal.proofs.some(isMissing) || isOver(deal)) return null;
  return <p className="keo-quiet">{t('deal.due', { time: shortMoment(deal.effectiveDueAt) })}</p>;
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
