import { assign, setup } from 'xstate';
import type { Refusal } from '../http/refusal.schema.ts';
import type { NotificationCode } from '../notifications/notification-codes.ts';
import { type At, type Issued, type Outcome, type Party } from './decision.ts';
import { forbid } from './obstacles.ts';

/** One transition of a chart: who may cause it, what it needs, what it brings. See docs/decisions/0009. */
export type Arrow<Thing, Command, State extends string = string> = {
  /** As in docs/lifecycles.md; arrows that share one are branches of the same transition. */
  id: string;
  by: readonly Party[];
  to: State;
  /** Guard of a branch: where it is false, the next branch of the same command is tried. */
  when?: (thing: Thing, told: Issued<Command>) => boolean;
  /** Preconditions without the command's fields, so that a button can be disabled before it is pressed. */
  needs?: readonly ((thing: Thing, told: Issued<Command>) => Refusal | null)[];
  /** Preconditions on the command's fields. */
  checks?: readonly ((thing: Thing, told: Issued<Command>) => Refusal | null)[];
  /** When its timer is due; null for no timer. The system may not give it earlier. */
  at?: (thing: Thing) => At | null;
  /** Of a timer that decides something and keeps the state; without it such a timer is a reminder. */
  decides?: true;
  /** For a reminder that quiet hours delay: who is reminded, and of which deadline. Urgent ones have none. */
  reminds?: { who: 'author' | 'worker'; of?: (thing: Thing) => At | null };
  /** Đồng that it would move, for a countdown. */
  amount?: (thing: Thing) => number;
  brings?: (thing: Thing, told: Issued<Command>) => Outcome<Thing>;
  /** Notification codes that it may send. */
  tells?: readonly NotificationCode[];
  /** The endpoint that gives the command, below `/au/api/`. */
  via?: string;
};

export type Ruling<Thing> = { id: string; outcome: Outcome<Thing> };
type Context<Thing> = { thing: Thing; ruling: Ruling<Thing> | null };

/** Refuses the system before its timer is due; people are not bound by it. */
function refusedAsEarly<Thing, Command>(arrow: Arrow<Thing, Command>, thing: Thing, told: Issued<Command>) {
  if (!arrow.at || told.party !== 'system') return null;
  const at = arrow.at(thing);
  return at !== null && told.now >= at ? null : forbid('NOT_DUE');
}

/** Whether the party may take this branch and its guard holds. */
export const applies = <Thing, Command>(
  arrow: Arrow<Thing, Command>,
  thing: Thing,
  told: Issued<Command>,
): boolean => arrow.by.includes(told.party) && (arrow.when?.(thing, told) ?? true);

/** The first precondition that fails; `checks` only where the command has its fields. */
export function firstRefusal<Thing, Command>(
  arrow: Arrow<Thing, Command>,
  thing: Thing,
  told: Issued<Command>,
  rules: 'needs' | 'all',
): Refusal | null {
  const early = refusedAsEarly(arrow, thing, told);
  if (early) return early;
  const { needs = [], checks = [] } = arrow;
  for (const rule of rules === 'needs' ? needs : [...needs, ...checks]) {
    const refusal = rule(thing, told);
    if (refusal) return refusal;
  }
  return null;
}

/** Builds the chart of one kind of entity: `chartOf<Thing, Command>().createMachine(…)`. */
export const chartOf = <Thing, Command extends { type: string }>() =>
  setup({
    // oxlint-disable typescript/no-unsafe-type-assertion -- the library takes types as empty values
    types: {
      context: {} as Context<Thing>,
      events: {} as Issued<Command>,
      input: {} as Thing,
      meta: {},
    },
    // oxlint-enable typescript/no-unsafe-type-assertion
    guards: { isLawful: (_, isLawful: boolean) => isLawful },
    actions: { rule: assign((_, ruled: Context<Thing>) => ruled) },
  });

/** An arrow as an XState transition, guarded by its preconditions. */
export const arrowOf =
  <State extends string, Thing extends { state: State | 'NONE' }>() =>
  <Given extends { type: string }>(spec: Arrow<Thing, Given, State>) => {
    type Args = { context: Context<Thing>; event: Issued<Given> };
    return {
      target: spec.to,
      guard: {
        type: 'isLawful' as const,
        params: ({ context: { thing }, event }: Args) =>
          applies(spec, thing, event) && firstRefusal(spec, thing, event, 'all') === null,
      },
      actions: {
        type: 'rule' as const,
        params: ({ context: { thing }, event }: Args): Context<Thing> => {
          const outcome = spec.brings?.(thing, event) ?? {};
          return { thing: { ...thing, ...outcome.set, state: spec.to }, ruling: { id: spec.id, outcome } };
        },
      },
      meta: spec,
    };
  };
