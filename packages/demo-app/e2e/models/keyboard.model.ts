import { type Locator, expect } from '@playwright/test';
import type { Person } from './person.model.ts';

/** Stops that nobody would walk past to get somewhere. */
const patience = 60;

/** How a place and what stands around it are drawn, for comparing it with and without the focus. */
const drawingOf = (target: Locator) =>
  target.evaluate((it) =>
    JSON.stringify(
      [it, it.nextElementSibling, it.parentElement, it.parentElement?.parentElement].map((place) => {
        // What is one pixel large stands for a label that is drawn; its own ring is seen by nobody.
        if (!place || place.getBoundingClientRect().width <= 1) return null;
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(place);
        return { outline, boxShadow, borderColor, backgroundColor };
      }),
    ),
  );

/** Also of what is drawn by its label alone, itself one pixel large. */
const isOnScreen = (target: Locator) =>
  target.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);

/** Somebody without a mouse: everything is reached by Tab and done by keys, and where they are can be seen. */
export function keyboardOf({ page: { keyboard } }: Person) {
  return {
    press: (key: string) => keyboard.press(key),
    type: (text: string) => keyboard.type(text),
    /** Walks on with Tab until it stands on `target`, which must then be on the screen and drawn differently. */
    async tabTo(target: Locator): Promise<void> {
      await target.waitFor();
      const before = await drawingOf(target);
      for (let stop = 0; stop < patience; stop++) {
        await keyboard.press('Tab');
        if (!(await isFocused(target))) continue;
        await expect
          .poll(() => isOnScreen(target), `whether ${target.toString()} is on the screen`)
          .toBe(true);
        await expect
          .poll(() => drawingOf(target), `how ${target.toString()} shows the focus`)
          .not.toBe(before);
        return;
      }
      throw new Error(`Tab does not lead to ${target.toString()}`);
    },
  };
}
