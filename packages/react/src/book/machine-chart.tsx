import { useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyStateNode, StateValue } from 'xstate';
import { StateBox } from './state-box.tsx';

const stands = (value: StateValue | undefined, [key, ...rest]: readonly string[]): boolean => {
  if (key === undefined) return true;
  if (value === undefined) return false;
  if (typeof value === 'string') return value === key && rest.length === 0;
  return key in value && (rest.length === 0 || stands(value[key], rest));
};

const getLast = (id: string) => id.split('.').at(-1) ?? id;

/** Readable names of the generated `after` and `done` events. */
const named = (event: string) =>
  event
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1 ms')
    .replace(/^xstate\.(done|error)\.actor\.(.*)$/, (_, how: string, who: string) => `${who} ${how}`)
    .replace(/^xstate\.done\.state\..*$/, 'done');

/** For a machine without states: primitive context values, and list sizes. */
const facts = (context: object): string[] =>
  Object.entries(context).flatMap(([key, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [`${key}: ${value.length}`];
    return typeof value === 'string' || typeof value === 'boolean' ? [`${key}: ${value}`] : [];
  });

function State({ node, value, context }: { node: AnyStateNode; value: StateValue; context: object }) {
  const ways = [...node.transitions].flatMap(([event, several]) =>
    several.map(({ target }) => ({
      event: named(event),
      to: (target ?? []).map(({ id }) => getLast(id)).join(', '),
    })),
  );
  const children = Object.values(node.states);
  const isRoot = node.path.length === 0;
  return (
    <StateBox name={node.key} isLit={!isRoot && stands(value, node.path)} ways={ways}>
      {children.length > 0 && (
        <ul className="machine__states">
          {children.map((child) => (
            <State key={child.id} node={child} value={value} context={context} />
          ))}
        </ul>
      )}
      {isRoot && children.length === 0 && (
        <ul className="machine__states">
          {facts(context).map((fact) => (
            <StateBox key={fact} name={fact} isLit ways={[]} />
          ))}
        </ul>
      )}
    </StateBox>
  );
}

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
        <State node={root} value={snapshot.value} context={snapshot.context} />
      </ul>
    </section>
  );
}
