import { untilStill } from './until-still.ts';

/** The page and the rooms in it that no style of a page reaches. */
const places = () => [document.documentElement, ...document.querySelectorAll('[data-room="shadow"]')];
const drawn = () => new Promise(requestAnimationFrame);

/**
 * Looks at a story that was drawn in the light as whoever switches the page to dark sees it then: nothing is drawn
 * anew, and what was opened stays open.
 */
export async function inTheDark(look: () => unknown): Promise<void> {
  const switched = places().filter((place) => !place.classList.contains('app-dark'));
  for (const place of switched) place.classList.add('app-dark');
  try {
    // Widgets see the switch a moment later.
    await drawn();
    await untilStill();
    await look();
  } catch (cause) {
    throw new Error(`In the dark: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    for (const place of switched) place.classList.remove('app-dark');
    await drawn();
  }
}
