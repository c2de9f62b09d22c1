import type { Refusal } from '../http/refusal.schema.ts';
import type { LawCode } from '../notifications/codes/notification-codes.ts';
import { type At, type Issued, type Outcome, type Party } from './decision.ts';
import { forbid } from './obstacles.ts';

/** One transition of a chart: who may cause it, what it needs, what it brings. See docs/decisions/0009. */
export type Arrow<Thing, Command, State extends string = string> = {
  /** As in docs/lifecycles.md; arrows that share one are branches of the same transition. */
  id: string;
  by: readonly Party[];
  to: State;
  /** Guard of a branch: where it is false, the next branch of the same command is tried. */
  when?: (thing: Thing, issued: Issued<Command>) => boolean;
  /** Preconditions without the command's fields, so that a button can be disabled before it is pressed. */
  needs?: readonly ((thing: Thing, issued: Issued<Command>) => Refusal | null)[];
  /** Preconditions on the command's fields. */
  checks?: readonly ((thing: Thing, issued: Issued<Command>) => Refusal | null)[];
  /** When its timer is due; null for no timer. The system may not give it earlier. */
  at?: (thing: Thing) => At | null;
  /** Of a timer that decides something and keeps the state; without it such a timer is a reminder. */
  decides?: true;
  /** For a reminder that quiet hours delay: who is reminded, and of which deadline. Urgent ones have none. */
  reminds?: { who: 'author' | 'worker'; of?: (thing: Thing) => At | null };
  /** Đồng that it would move, for a countdown. */
  amount?: (thing: Thing) => number;
  brings?: (thing: Thing, issued: Issued<Command>) => Outcome<Thing>;
  /** Notification codes that it may send. */
  tells?: readonly LawCode[];
  /** The endpoint that gives the command, below `/au/api/`. */
  via?: string;
};

/** Arrows of one command are tried in their order. */
export type Branches<State extends string, Thing, Command extends { type: string }> = {
  [Type in Command['type']]?:
    | Arrow<Thing, Extract<Command, { type: Type }>, State>
    | readonly Arrow<Thing, Extract<Command, { type: Type }>, State>[];
};
/** What leaves a state. */
export type Place<State extends string, Thing, Command extends { type: string }> =
  | { on: Branches<State, Thing, Command> }
  | { type: 'final' };

/** The statechart of one kind of entity; `NONE` is the state before it exists. */
export type Chart<State extends string, Thing, Command extends { type: string }> = {
  NONE?: Place<State, Thing, Command>;
} & Record<State, Place<State, Thing, Command>>;

/** Refuses the system before its timer is due; people are not bound by it. */
function refusedAsEarly<Thing, Command>(arrow: Arrow<Thing, Command>, thing: Thing, issued: Issued<Command>) {
  if (!arrow.at || issued.party !== 'system') return null;
  const at = arrow.at(thing);
  return at !== null && issued.now >= at ? null : forbid('NOT_DUE');
}

/** Whether the party may take this branch and its guard holds. */
export const applies = <Thing, Command>(
  arrow: Arrow<Thing, Command>,
  thing: Thing,
  issued: Issued<Command>,
): boolean => arrow.by.includes(issued.party) && (arrow.when?.(thing, issued) ?? true);

/** The first precondition that fails; `checks` only where the command has its fields. */
export function firstRefusal<Thing, Command>(
  arrow: Arrow<Thing, Command>,
  thing: Thing,
  issued: Issued<Command>,
  rules: 'needs' | 'all',
): Refusal | null {
  const early = refusedAsEarly(arrow, thing, issued);
  if (early) return early;
  const { needs = [], checks = [] } = arrow;
  for (const rule of rules === 'needs' ? needs : [...needs, ...checks]) {
    const refusal = rule(thing, issued);
    if (refusal) return refusal;
  }
  return null;
}

/** Lets the compiler infer what an arrow's functions take. */
export const defineArrow =
  <State extends string, Thing extends { state: State | 'NONE' }>() =>
  <Spec extends { type: string }>(spec: Arrow<Thing, Spec, State>) =>
    spec;
