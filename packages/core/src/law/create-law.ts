import { type AnyMachineSnapshot, type AnyStateMachine, type StateValueFrom, transition } from 'xstate';
import type { Refusal } from '../http/refusal.schema.ts';
import { type Arrow, type Ruling, applies, firstRefusal } from './arrow.ts';
import { type At, type By, type Decision, type Issued, refuse } from './decision.ts';

/** A command that a party may give, and why not where it is disabled. */
export type Permission<Name extends string = string> = {
  command: Name;
  id: string;
  /** The endpoint that gives the command, below `/au/api/`. */
  via: string | undefined;
  refusal: Refusal | null;
};

/** An automatic transition; a reminder if the state stays and nothing is decided. */
export type Timer<Name extends string = string, State extends string = string> = {
  command: Name;
  id: string;
  at: At;
  outcome: State;
  isReminder: boolean;
  /** For a reminder that quiet hours delay: who is reminded, and of which deadline if any. */
  reminds?: { who: 'author' | 'worker'; of: At | null };
  /** In đồng, where it moves money. */
  amount?: number;
};

/** One row of the permission table. */
export type LawRow<Name extends string = string> = {
  state: string;
  command: Name;
  arrow: Pick<Arrow<never, never>, 'id' | 'by' | 'to' | 'tells' | 'via'> & { at?: unknown };
};

export type Law<State extends string, Thing, Command extends { type: string }> = {
  states: readonly State[];
  /** Final states. */
  finalStates: readonly State[];
  rows: readonly LawRow<Command['type']>[];
  decide(thing: Thing, command: Command, by: By): Decision<Thing>;
  /** The commands of a party in this state, in the chart's order. */
  permitted(thing: Thing, by: By): Permission<Command['type']>[];
  /** Whether anybody can ever give this command in that state. If not, no facts are needed to refuse it. */
  takes(state: string, command: Command['type']): boolean;
  /** Running timers, soonest first. */
  timers(thing: Thing): Timer<Command['type'], State>[];
};

/** A type error unless the chart has the schema's states, and `NONE`. */
type SameStates<Chart extends AnyStateMachine, State extends string> = [
  Exclude<StateValueFrom<Chart>, 'NONE'>,
] extends [State]
  ? [State] extends [StateValueFrom<Chart>]
    ? Chart
    : never
  : never;

/** The law of one kind of entity: a pure function of its facts, a command and a party. */
export function createLaw<Thing extends { state: string }, Command extends { type: string }>() {
  return <Chart extends AnyStateMachine, const State extends string>(
    states: readonly State[],
    chart: Chart & SameStates<Chart, State>,
  ): Law<State, Thing, Command> => {
    type Ours = Arrow<Thing, Command, State>;
    const nodeOf = (state: string) => chart.states[state];
    /** Arrows by state and command, in the order in which they are tried. */
    const arrowsOf = new Map<string, Map<Command['type'], Ours[]>>(
      ['NONE', ...states].map((state) => [
        state,
        new Map(
          [...(nodeOf(state)?.transitions ?? [])].map(([command, arrows]): [string, Ours[]] => [
            command,
            arrows.map(({ meta }): Ours => meta),
          ]),
        ),
      ]),
    );
    const from = (state: string) => [...(arrowsOf.get(state) ?? [])];

    /** One cached machine snapshot per state; facts come with each decision. */
    const snapshots = new Map<string, AnyMachineSnapshot>();
    function snapshotOf(thing: Thing): AnyMachineSnapshot {
      const context = { thing, ruling: null };
      const snapshot = snapshots.get(thing.state) ?? chart.resolveState({ value: thing.state, context });
      snapshots.set(thing.state, snapshot);
      return { ...snapshot, context };
    }

    /** The first branch that applies, or null. */
    function applicable(thing: Thing, told: Issued<Command>): Ours | null {
      return (
        arrowsOf
          .get(thing.state)
          ?.get(told.type)
          ?.find((arrow) => applies(arrow, thing, told)) ?? null
      );
    }

    return {
      states,
      finalStates: states.filter((state) => nodeOf(state)?.type === 'final'),
      rows: ['NONE', ...states].flatMap((state) =>
        from(state).flatMap(([command, arrows]) => arrows.map((arrow) => ({ state, command, arrow }))),
      ),

      decide(thing, command, by) {
        const told = { ...command, ...by };
        const arrow = applicable(thing, told);
        const refusal = arrow ? firstRefusal(arrow, thing, told, 'all') : refuse('NOT_ALLOWED');
        if (refusal) return { isLawful: false, refusal };
        const [after] = transition<AnyStateMachine>(chart, snapshotOf(thing), told);
        const ruled: { thing: Thing; ruling: Ruling<Thing> | null } = after.context;
        if (!ruled.ruling) throw new Error(`The chart does not take ${told.type} in ${thing.state}`);
        const { id, outcome } = ruled.ruling;
        const { money = [], logs = [], asks = [], standing = [] } = outcome;
        return { isLawful: true, id, next: ruled.thing, money, logs, asks, standing };
      },

      permitted(thing, by) {
        return from(thing.state).flatMap(([type, arrows]) => {
          const told: Issued<Command> = { ...by, ...withoutFields<Command>(type) };
          // A guard may need fields of the command that are not known yet.
          const ours = arrows.filter((one) => one.by.includes(by.party));
          const arrow = ours.find((one) => applies(one, thing, told)) ?? ours[0];
          if (!arrow) return [];
          const refusal = firstRefusal(arrow, thing, told, 'needs');
          return [{ command: type, id: arrow.id, via: arrow.via, refusal }];
        });
      },

      takes: (state, command) => arrowsOf.get(state)?.has(command) ?? false,

      timers(thing) {
        return from(thing.state)
          .flatMap(([command, arrows]) => {
            if (!arrows.some((arrow) => arrow.at)) return [];
            const told: Issued<Command> = {
              ...withoutFields<Command>(command),
              party: 'system',
              now: Infinity,
            };
            const arrow = arrows.find((one) => applies(one, thing, told));
            const at = arrow?.at?.(thing) ?? null;
            if (!arrow || at === null) return [];
            const { id, to: outcome, decides = false, reminds } = arrow;
            const amount = arrow.amount?.(thing);
            const isReminder = outcome === thing.state && !decides;
            return [
              {
                command,
                id,
                at,
                outcome,
                isReminder,
                ...(reminds && { reminds: { who: reminds.who, of: reminds.of?.(thing) ?? null } }),
                ...(amount !== undefined && { amount }),
              },
            ];
          })
          .toSorted((a, b) => a.at - b.at);
      },
    };
  };
}

/** A command without its fields: enough for guards and timers that look only at its type. */
function withoutFields<Command extends { type: string }>(type: Command['type']): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- needs and timers read no field of a command
  return { type } as Command;
}
