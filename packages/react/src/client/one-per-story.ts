/**
 * One instance per story. If Storybook loads a story twice at once, the clean-up of the dropped load runs for both. So
 * `begin` may be called again after an end, and the instance ends when another story begins.
 */
export function onePerStory<Thing>(end: (thing: Thing) => void) {
  const makers = new Map<string, () => Thing>();
  const running = new Map<string, Thing>();
  const again = new Set<string>();
  const endStory = (id: string) => {
    const thing = running.get(id);
    running.delete(id);
    if (thing !== undefined) end(thing);
  };
  const start = (id: string, make: () => Thing) => {
    const thing = make();
    running.set(id, thing);
    return thing;
  };
  return {
    of(id: string): Thing | undefined {
      const make = makers.get(id);
      if (running.has(id) || make === undefined) return running.get(id);
      again.add(id);
      return start(id, make);
    },
    begin(id: string, make: () => Thing): () => void {
      for (const one of [...again, id]) endStory(one);
      again.clear();
      makers.set(id, make);
      const thing = start(id, make);
      return () => {
        if (running.get(id) === thing) endStory(id);
      };
    },
  };
}
