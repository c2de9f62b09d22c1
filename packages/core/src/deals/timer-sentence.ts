import { fillText } from '../i18n/fill-text.ts';
import type { TextParams } from '../i18n/translate.ts';
import { formatDong } from '../money/dong.ts';
import { vietnamMoment } from '../notifications/vietnam-day.ts';
import type { Locale } from '../settings/locale.ts';
import type { Side } from '../terms/side.schema.ts';
import type { NextTimer } from './deal.schema.ts';
import { timersEn } from './timers.en.ts';
import { timersVi } from './timers.vi.ts';

/** What a sentence reads of a deal. */
export type TimedDeal = {
  myRole: Side;
  author: { displayName: string };
  worker: { displayName: string };
  turn: Side | null;
  cancelRequest: { by: Side } | null;
  dispute: { openedBy: Side; state: string } | null;
  money: { held: number };
};

const texts: Record<Locale, Readonly<Record<string, string>>> = { vi: timersVi, en: timersEn };
const otherThan = (side: Side | undefined): Side | null =>
  side === undefined ? null : side === 'author' ? 'worker' : 'author';

/** Who could still act before it: a side, or both. */
const actors: Readonly<Record<string, (deal: TimedDeal) => Side | null>> = {
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

/**
 * A timer as every place tells it: the deed that would stop it, its time, the amount and who gets it. The amounts are
 * what the law moves by itself.
 */
export function timerSentence(deal: TimedDeal, timer: NextTimer, locale: Locale): string {
  const { myRole, money } = deal;
  const other = otherThan(myRole) ?? 'worker';
  const { transition, at, outcome, moves = { at, worker: 0, author: 0 } } = timer;
  const name = deal[other].displayName;
  const say = (key: string, params: TextParams = {}) =>
    fillText((one) => texts[locale][one], locale, key, { name, ...params });

  const actor = actors[transition]?.(deal) ?? null;
  const deed = say(`deed.${transition}.${actor === null ? 'both' : actor === myRole ? 'mine' : 'theirs'}`);
  const gets = (['worker', 'author'] as const).flatMap((side) =>
    moves[side] > 0
      ? [say(`gets.${side}.${side === myRole ? 'mine' : 'theirs'}`, { amount: formatDong(moves[side]) })]
      : [],
  );
  const rest = money.held > 0 ? say('gets.nobody', { amount: formatDong(money.held) }) : say('gets.nothing');
  const [one = '', two] = gets.length > 0 ? gets : [say(`outcome.${outcome}`), rest];
  const effect = two === undefined ? one : say('timer.and', { one, two });
  return say('timer.sentence', { deed, time: vietnamMoment(Date.parse(moves.at)), effect });
}
