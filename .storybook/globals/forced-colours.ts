import { expect } from 'storybook/test';

type Force = (isOn: boolean) => Promise<void>;
/** Set where stories run as tests; a page cannot switch forced colours itself. */
let force: Force | null = null;
export const forceBy = (way: Force): void => {
  force = way;
};

export const areForced = () => matchMedia('(forced-colors: active)').matches;

/**
 * For a story's `beforeEach`: emulates forced colours. In Storybook itself they stay as the device has them, and
 * expectations about them are skipped.
 */
export async function forceColours(): Promise<() => Promise<void>> {
  await force?.(true);
  if (force) await expect(areForced()).toBe(true);
  return async () => force?.(false);
}

/** Whether expectations about forced colours can be checked; in a test always. */
export const isForced = (): boolean => force !== null || areForced();
