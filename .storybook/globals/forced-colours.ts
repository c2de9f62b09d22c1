import { expect } from 'storybook/test';

type Force = (isOn: boolean) => Promise<void>;
/** Set in tests; a page cannot switch forced colours itself. */
let force: Force | null = null;
export const forceBy = (way: Force): void => {
  force = way;
};

export const areForced = () => matchMedia('(forced-colors: active)').matches;

/**
 * For `beforeEach`: emulates forced colours in tests. In Storybook the device decides, and expectations about them are
 * skipped.
 */
export async function forceColours(): Promise<() => Promise<void>> {
  await force?.(true);
  if (force) await expect(areForced()).toBe(true);
  return async () => force?.(false);
}

export const isForced = (): boolean => force !== null || areForced();
