import { type NextTimer as Timer, type TimedDeal, timerSentence } from '@keo/core/contract';
import { useLocale } from '../i18n/use-locale.ts';
import { useNow } from '../i18n/use-now.ts';
import { ClockRing } from './clock-ring.tsx';
import { isSoon } from './time-left.ts';

export type TimerProps = { timer: Timer; deal: TimedDeal };

export function useTimerWords({ timer, deal }: TimerProps): { ms: number; words: string } {
  const locale = useLocale();
  const now = useNow(60_000);
  return { ms: Date.parse(timer.at) - now, words: timerSentence(deal, timer, locale) };
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
