import { useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyStateNode, StateValue } from 'xstate';
import './machine-chart.css';

/** Whether the machine stands in the state at the end of this path. */
const stands = (value: StateValue | undefined, [key, ...rest]: readonly string[]): boolean => {
  if (key === undefined) return true;
  if (value === undefined) return false;
  if (typeof value === 'string') return value === key && rest.length === 0;
  return key in value && (rest.length === 0 || stands(value[key], rest));
};

const lastOf = (id: string) => id.split('.').at(-1) ?? id;

/** `after` and `done` events carry the machine's own numbers; what they mean is enough. */
const named = (event: string) =>
  event
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1 ms')
    .replace(/^xstate\.(done|error)\.actor\.(.*)$/, (_, how: string, who: string) => `${who} ${how}`)
    .replace(/^xstate\.done\.state\..*$/, 'done');

function State({ node, value }: { node: AnyStateNode; value: StateValue | undefined }) {
  const arrows = [...node.transitions].flatMap(([event, ways]) =>
    ways.map(({ target }) => ({
      event: named(event),
      to: (target ?? []).map(({ id }) => lastOf(id)).join(', '),
    })),
  );
  const seen = new Set<string>();
  const unlike = arrows.filter(({ event, to }) => !seen.has(`${event}>${to}`) && seen.add(`${event}>${to}`));
  const children = Object.values(node.states);
  const isRoot = node.path.length === 0;
  return (
    <li className="machine__state" data-lit={!isRoot && stands(value, node.path) ? '' : undefined}>
      <strong aria-current={!isRoot && stands(value, node.path) ? 'step' : undefined}>{node.key}</strong>
      {unlike.length > 0 && (
        <ul className="machine__arrows">
          {unlike.map(({ event, to }) => (
            <li key={`${event}>${to}`}>
              <code>{event}</code>
              {to && ` → ${to}`}
            </li>
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <ul className="machine__states">
          {children.map((child) => (
            <State key={child.id} node={child} value={value} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A machine as its own definition says it: states, events, where they lead. Where it stands now is lit. */
export function MachineChart({ actor, name }: { actor: AnyActorRef; name: string }) {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  const root: AnyStateNode = snapshot.machine.root;
  return (
    <section aria-label={name}>
      <ul className="machine">
        <State node={root} value={snapshot.value} />
      </ul>
    </section>
  );
}
