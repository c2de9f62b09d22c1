import type { Side } from '../../terms/side.schema.ts';
import type { EventName, NotificationCode } from './notification-codes.ts';
import type { TimelineReason, WordedReason } from './reason-codes.ts';

/**
 * `.message` is used when every place in it can be filled, else `.short`, else `.plain`, which has none. `.timed` adds
 * the sentence of the timer that a log warns of, `{timer}`. Of several alike `.many` is said: `{otherName}` holds all
 * names, `{amount}` the sum, `{until}` the first deadline.
 */
export const sentenceForms = ['many', 'timed', 'message', 'short', 'plain'] as const;
type Form = (typeof sentenceForms)[number];

type Name<Code extends string> = `notification.${Lowercase<Code>}`;
/** A reason has a sentence of its own where the general one would not be exact. */
type ReasonName<Code extends string> = Code extends string
  ? `${Name<Code>}.${Lowercase<WordedReason<Code>>}`
  : never;
type Variant<Code extends string> =
  | Name<Code>
  | `${Name<Code>}.${Side}`
  | ReasonName<Code>
  | `${ReasonName<Code>}.${Side}`;

/**
 * The texts of codes in a language: the title of each, and what its logs mean for their reader: what happened, what
 * comes next, and whose money it is. A title, a plain sentence or that of a reason which is missing is a type error, and
 * so is a text of an unknown code, reason, side or form.
 */
export type CodeTexts<Code extends NotificationCode> = {
  readonly [Key in `${Name<Code>}.title` | `${Name<Code>}.plain` | `${ReasonName<Code>}.message`]: string;
} & { readonly [Key in `${Variant<Code>}.${Form}`]?: string };

/** What the events of a deal's history are called: each of a code, and those of reasons; `other` for unknown ones. */
export type TimelineTexts = {
  readonly [Key in `event.${EventName | TimelineReason | 'other'}`]: string;
};
