import type { Locale } from '../ports/locale.ts';
import { type InferOutput, object, picklist, safeParse, string } from 'valibot';
import { timestampSchema } from '../http/field.schema.ts';
import { fillPlaces } from '../i18n/fill-text.ts';
import type { TextParams } from '../i18n/translate.ts';
import { dongSchema } from '../money/dong.schema.ts';
import { formatDong } from '../money/dong.ts';
import type { Side } from '../terms/side.schema.ts';

/** What the sentence of a timer tells one side; a log keeps it as it was when the log was written. */
export const timerNoteSchema = object({
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
export type TimerNote = InferOutput<typeof timerNoteSchema>;

/** The deed that would stop it, its time, the amount and who gets it. `name` is the other side's. */
export function timerWords(
  getText: (key: string) => string | undefined,
  note: TimerNote,
  { myRole, name, locale }: { myRole: Side; name: string; locale: Locale },
): string {
  const say = (key: string, params: TextParams = {}) =>
    fillPlaces(getText(key) ?? key, { name, ...params }, locale);
  const deed = say(`deed.${note.transition}.${note.actor}`);
  // Of what goes back the worker does not see the fee, so their own amount is enough.
  const isWorkers = myRole === 'worker' && note.worker > 0;
  const gets = (isWorkers ? [myRole] : (['worker', 'author'] as const)).flatMap((side) =>
    note[side] > 0
      ? [say(`gets.${side}.${side === myRole ? 'mine' : 'theirs'}`, { amount: formatDong(note[side]) })]
      : [],
  );
  const rest = note.held > 0 ? say('gets.nobody', { amount: formatDong(note.held) }) : say('gets.nothing');
  const [one = '', two] = gets.length > 0 ? gets : [say(`outcome.${note.outcome}`), rest];
  const effect = two === undefined ? one : say('timer.and', { one, two });
  return say('timer.sentence', { deed, time: new Date(note.at), effect });
}

/** The sentence of the timer that a log warns of, as `timer`; nothing for a log that keeps none. */
export function timerParams(
  getText: (key: string) => string | undefined,
  { timer, recipientRole }: Record<string, unknown>,
  { otherName }: TextParams,
  locale: Locale,
): TextParams {
  const note = safeParse(timerNoteSchema, timer);
  if (!note.success || typeof otherName !== 'string') return {};
  const myRole = recipientRole === 'author' ? 'author' : 'worker';
  return { timer: timerWords(getText, note.output, { myRole, name: otherName, locale }) };
}
