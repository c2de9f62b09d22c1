import { expect } from 'storybook/test';

type Force = (isOn: boolean) => Promise<void>;
/** Set where stories run as tests, whose browser can be asked; a page cannot ask it. */
let force: Force | null = null;
export const forceBy = (way: Force): void => {
  force = way;
};

export const areForced = () => matchMedia('(forced-colors: active)').matches;

/**
 * For a story's `beforeEach`: the colours of the device in place of the page's. In the book itself they stay what they
 * are there, and what the story expects of forced colours is left out.
 */
export async function forceColours(): Promise<() => Promise<void>> {
  await force?.(true);
  if (force) await expect(areForced()).toBe(true);
  return async () => force?.(false);
}

/** Whether the story can be held against what it expects; in a test always. */
export const isForced = (): boolean => force !== null || areForced();
