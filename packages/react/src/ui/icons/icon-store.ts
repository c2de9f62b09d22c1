import type { IconSet } from '@keo/core';

/** `createIconSource(…).load`. */
export type LoadIcons = (prefix: string, names: readonly string[]) => Promise<readonly IconSet[]>;

/** `body`: the SVG's inner markup. */
export type Drawing = { body: string; viewBox: string };

const drawingIn = (set: IconSet, name: string): Drawing | undefined => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) return undefined;
  const size = (side: 'width' | 'height') => icon[side] ?? set[side] ?? 16;
  const { left = set.left ?? 0, top = set.top ?? 0 } = icon;
  return { body: icon.body, viewBox: `${left} ${top} ${size('width')} ${size('height')}` };
};

/** DataLoader: batches the requests of one task, each name once. */
export function createIconStore(load: LoadIcons) {
  const drawings = new Map<string, Drawing>();
  const requests = new Set<string>();
  const listeners = new Set<() => void>();
  let wanted: string[] = [];

  const ask = async (prefix: string, names: readonly string[]): Promise<void> => {
    const sets = await load(prefix, names).catch(() => []);
    for (const name of names) {
      const drawing = sets.map((set) => drawingIn(set, name)).find(Boolean);
      if (drawing) drawings.set(`${prefix}:${name}`, drawing);
    }
    for (const listener of listeners) listener();
  };
  const fetchBatch = (): void => {
    const pairs = wanted.map((name) => name.split(':', 2));
    wanted = [];
    for (const prefix of new Set(pairs.map(([first = '']) => first)))
      void ask(
        prefix,
        pairs.flatMap(([first, name = '']) => (first === prefix ? [name] : [])),
      );
  };

  return {
    find: (name: string) => drawings.get(name),
    want(name: string): void {
      if (requests.has(name)) return;
      requests.add(name);
      if (wanted.push(name) === 1) queueMicrotask(fetchBatch);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type IconStore = ReturnType<typeof createIconStore>;
