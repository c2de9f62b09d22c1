import type { Refusal } from '../http/refusal.schema.ts';
import { type Arrow, type Branches, type Chart, type Place, applies, firstRefusal } from './arrow.ts';
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

/** The law of one kind of entity: a pure function of its facts, a command and a party. */
export function createLaw<Thing extends { state: string }, Command extends { type: string }>() {
  return <const State extends string>(
    states: readonly State[],
    chart: Chart<NoInfer<State>, Thing, Command>,
  ): Law<State, Thing, Command> => {
    type Ours = Arrow<Thing, Command, State>;
    /** Arrows by state and command, in the order in which they are tried. */
    const arrowsByState = new Map(
      Object.entries<Place<State, Thing, Command>>(chart).map(([state, place]) => [
        state,
        new Map('on' in place ? branches(place.on) : []),
      ]),
    );
    const from = (state: string) => [...(arrowsByState.get(state) ?? [])];

    /** The first branch that applies, or null. */
    function applicable(thing: Thing, issued: Issued<Command>): Ours | null {
      return (
        arrowsByState
          .get(thing.state)
          ?.get(issued.type)
          ?.find((arrow) => applies(arrow, thing, issued)) ?? null
      );
    }

    return {
      states,
      finalStates: states.filter((state) => 'type' in chart[state]),
      rows: ['NONE', ...states].flatMap((state) =>
        from(state).flatMap(([command, arrows]) => arrows.map((arrow) => ({ state, command, arrow }))),
      ),

      decide(thing, command, by) {
        const issued = { ...command, ...by };
        const arrow = applicable(thing, issued);
        if (!arrow) return { isLawful: false, refusal: refuse('NOT_ALLOWED') };
        const refusal = firstRefusal(arrow, thing, issued, 'all');
        if (refusal) return { isLawful: false, refusal };
        const { id, to, brings } = arrow;
        const { set, money = [], logs = [], asks = [], standing = [] } = brings?.(thing, issued) ?? {};
        return { isLawful: true, id, next: { ...thing, ...set, state: to }, money, logs, asks, standing };
      },

      permitted(thing, by) {
        return from(thing.state).flatMap(([type, arrows]) => {
          const issued: Issued<Command> = { ...by, ...withoutFields<Command>(type) };
          // A guard may need fields of the command that are not known yet.
          const ours = arrows.filter((one) => one.by.includes(by.party));
          const arrow = ours.find((one) => applies(one, thing, issued)) ?? ours[0];
          if (!arrow) return [];
          const refusal = firstRefusal(arrow, thing, issued, 'needs');
          return [{ command: type, id: arrow.id, via: arrow.via, refusal }];
        });
      },

      takes: (state, command) => arrowsByState.get(state)?.has(command) ?? false,

      timers(thing) {
        return from(thing.state)
          .flatMap(([command, arrows]) => {
            if (!arrows.some((arrow) => arrow.at)) return [];
            const issued: Issued<Command> = {
              ...withoutFields<Command>(command),
              party: 'system',
              now: Infinity,
            };
            const arrow = arrows.find((one) => applies(one, thing, issued));
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

/** The arrows of each command. */
const branches = <State extends string, Thing, Command extends { type: string }>(
  on: Branches<State, Thing, Command>,
) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an arrow is only given its own command
  Object.entries(on).map(([command, arrows]) => [command, [arrows].flat()]) as [
    Command['type'],
    Arrow<Thing, Command, State>[],
  ][];

/** A command without its fields: enough for guards and timers that look only at its type. */
function withoutFields<Command extends { type: string }>(type: Command['type']): Command {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- needs and timers read no field of a command
  return { type } as Command;
}
