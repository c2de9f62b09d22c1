import { type InferOutput, object, picklist, string } from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';
import { fillPlaces } from '../i18n/fill-text.ts';
import type { TextParams } from '../i18n/translate.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { formatDong } from '../money/dong.ts';
import { vietnamMoment } from '../notifications/vietnam-day.ts';
import type { Side } from '../terms/side.schema.ts';
import type { NextTimer } from './deal.schema.ts';

/** What the sentence of a timer tells one side; a log keeps it as it was when the log was written. */
export const toldTimerSchema = object({
  transition: string(),
  at: timestampSchema,
  outcome: string(),
  /** Who could still act before it. */
  actor: picklist(['mine', 'theirs', 'both']),
  /** What each side gets, and what is held, in đồng. */
  worker: dongSchema,
  author: dongSchema,
  held: dongSchema,
});
export type ToldTimer = InferOutput<typeof toldTimerSchema>;

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

export function toldTimer(deal: TimerScene, timer: NextTimer): ToldTimer {
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

/** The deed that would stop it, its time, the amount and who gets it. `name` is the other side's. */
export function timerWords(
  textOf: (key: string) => string | undefined,
  told: ToldTimer,
  { myRole, name }: { myRole: Side; name: string },
): string {
  const say = (key: string, params: TextParams = {}) => fillPlaces(textOf(key) ?? key, { name, ...params });
  const deed = say(`deed.${told.transition}.${told.actor}`);
  const gets = (['worker', 'author'] as const).flatMap((side) =>
    told[side] > 0
      ? [say(`gets.${side}.${side === myRole ? 'mine' : 'theirs'}`, { amount: formatDong(told[side]) })]
      : [],
  );
  const rest = told.held > 0 ? say('gets.nobody', { amount: formatDong(told.held) }) : say('gets.nothing');
  const [one = '', two] = gets.length > 0 ? gets : [say(`outcome.${told.outcome}`), rest];
  const effect = two === undefined ? one : say('timer.and', { one, two });
  return say('timer.sentence', { deed, time: vietnamMoment(Date.parse(told.at)), effect });
}
