import type { Locale } from '../settings/locale.ts';
import type { NextTimer } from './deal.schema.ts';
import { timersEn } from './timers.en.ts';
import { timersVi } from './timers.vi.ts';
import { type TimerScene, timerWords, toldTimer } from './told-timer.ts';

/** What a sentence reads of a deal. */
export type TimedDeal = TimerScene & { author: { displayName: string }; worker: { displayName: string } };

const texts: Record<Locale, Readonly<Record<string, string>>> = { vi: timersVi, en: timersEn };

/**
 * A timer as every place tells it: the deed that would stop it, its time, the amount and who gets it. The amounts are
 * what the law moves by itself.
 */
export function timerSentence(deal: TimedDeal, timer: NextTimer, locale: Locale): string {
  const { myRole } = deal;
  const { displayName: name } = deal[myRole === 'author' ? 'worker' : 'author'];
  return timerWords((key) => texts[locale][key], toldTimer(deal, timer), { myRole, name });
}
