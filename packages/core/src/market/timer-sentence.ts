import type { NextTimer } from '../deals/deal.schema.ts';
import { type TimerNote, timerWords } from '../notifications/timer-words.ts';
import { timersEn } from '../notifications/timers.en.ts';
import { timersVi } from '../notifications/timers.vi.ts';
import type { Locale } from '../ports/locale.ts';
import type { Side } from '../terms/side.schema.ts';

/** What is read of a deal. */
export type TimerScene = {
  myRole: Side;
  turn: Side | null;
  cancelRequest: { by: Side } | null;
  dispute: { openedBy: Side; state: string } | null;
  money: { held: number };
};

const otherThan = (side: Side | undefined): Side | null =>
  side === undefined ? null : side === 'author' ? 'worker' : 'author';

/** Who could still act before it: a side, or both. */
const actors: Readonly<Record<string, (deal: TimerScene) => Side | null>> = {
  D9: ({ turn }) => turn,
  D9f: () => 'author',
  D13: () => 'worker',
  D15: () => 'worker',
  D18: () => 'author',
  D24: ({ cancelRequest }) => otherThan(cancelRequest?.by),
  D32: ({ dispute }) => (dispute?.state === 'OPEN' ? otherThan(dispute.openedBy) : null),
  P3a: () => 'worker',
  P9: () => 'author',
  P11: () => 'worker',
  P14: () => 'worker',
};

export function toTimerNote(deal: TimerScene, timer: NextTimer): TimerNote {
  const { transition, outcome, at, moves = { at, worker: 0, author: 0 } } = timer;
  const actor = actors[transition]?.(deal) ?? null;
  return {
    transition,
    outcome,
    ...moves,
    actor: actor === null ? 'both' : actor === deal.myRole ? 'mine' : 'theirs',
    held: deal.money.held,
  };
}

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
  return timerWords((key) => texts[locale][key], toTimerNote(deal, timer), { myRole, name, locale });
}
