import { describe, expect, it } from 'vitest';
import { onePerStory } from './one-per-story.ts';

const createThings = () => {
  let made = 0;
  const ended: number[] = [];
  const things = onePerStory<number>((thing) => void ended.push(thing));
  return { things, ended, make: () => ++made };
};

describe('the instance of a story', () => {
  it('exists from begin to end, and not for a story without one', () => {
    const { things, ended, make } = createThings();
    const end = things.begin('a', make);
    expect([things.of('a'), things.of('b')]).toEqual([1, undefined]);
    end();
    expect(ended).toEqual([1]);
  });

  it('is the newest one, which the end of an earlier run does not end', () => {
    const { things, ended, make } = createThings();
    const endOfFirst = things.begin('a', make);
    things.begin('a', make);
    endOfFirst();
    expect([things.of('a'), ended]).toEqual([2, [1]]);
  });

  it('begins again after an early clean-up, and ends with the next story', () => {
    const { things, ended, make } = createThings();
    things.begin('a', make)();
    expect([things.of('a'), things.of('a')]).toEqual([2, 2]);
    things.begin('b', make);
    expect(ended).toEqual([1, 2]);
  });
});
