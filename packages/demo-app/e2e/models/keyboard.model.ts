import { type Locator, expect } from '@playwright/test';
import type { Person } from './person.model.ts';

/** More Tab stops than anybody would walk. */
const patience = 60;

/** Styles of an element and its surroundings, to compare with and without focus. */
const getDrawing = (target: Locator) =>
  target.evaluate((it) =>
    JSON.stringify(
      [it, it.nextElementSibling, it.parentElement, it.parentElement?.parentElement].map((place) => {
        // An element of one pixel stands for a drawn label; its own ring is invisible.
        if (!place || place.getBoundingClientRect().width <= 1) return null;
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(place);
        return { outline, boxShadow, borderColor, backgroundColor };
      }),
    ),
  );

/** Also for an element of one pixel that its label draws. */
const isOnScreen = (target: Locator) =>
  target.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);

/** A user without a mouse: everything is reached by Tab, with visible focus. */
export function createKeyboard({ page: { keyboard } }: Person) {
  return {
    press: (key: string) => keyboard.press(key),
    type: (text: string) => keyboard.type(text),
    /** Presses Tab until `target` has the focus, which must then be on the screen and drawn differently. */
    async tabTo(target: Locator): Promise<void> {
      await target.waitFor();
      const before = await getDrawing(target);
      for (let stop = 0; stop < patience; stop++) {
        await keyboard.press('Tab');
        if (!(await isFocused(target))) continue;
        await expect
          .poll(() => isOnScreen(target), `whether ${target.toString()} is on the screen`)
          .toBe(true);
        await expect
          .poll(() => getDrawing(target), `how ${target.toString()} shows the focus`)
          .not.toBe(before);
        return;
      }
      throw new Error(`Tab does not lead to ${target.toString()}`);
    },
  };
}
