import { animationsEnded } from './animations-ended.ts';
import { frames } from './frames.ts';

const places = () => [document.documentElement, ...document.querySelectorAll('[data-room="shadow"]')];

/** Checks a story in dark mode without re-rendering it, so that what is open stays open. */
export async function inDarkMode(look: () => unknown): Promise<void> {
  const switched = places().filter((place) => !place.classList.contains('app-dark'));
  for (const place of switched) place.classList.add('app-dark');
  try {
    // Widgets observe the switch asynchronously.
    await frames();
    await animationsEnded();
    await look();
  } catch (cause) {
    throw new Error(`In the dark: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    for (const place of switched) place.classList.remove('app-dark');
    await frames();
  }
}
