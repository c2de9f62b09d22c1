import { animationsEnded } from './animations-ended.ts';

/** The document and shadow roots, which the page's styles do not reach. */
const places = () => [document.documentElement, ...document.querySelectorAll('[data-room="shadow"]')];
const drawn = () => new Promise(requestAnimationFrame);

/** Checks a story rendered in light mode after switching to dark, without rendering again: what is open stays open. */
export async function inDarkMode(look: () => unknown): Promise<void> {
  const switched = places().filter((place) => !place.classList.contains('app-dark'));
  for (const place of switched) place.classList.add('app-dark');
  try {
    // Widgets notice the switch asynchronously.
    await drawn();
    await animationsEnded();
    await look();
  } catch (cause) {
    throw new Error(`In the dark: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    for (const place of switched) place.classList.remove('app-dark');
    await drawn();
  }
}
