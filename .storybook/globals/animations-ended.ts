import { frames } from './frames.ts';

/** In ms; longer animations are countdowns. */
const longest = 2000;

/** Resolves when transitions have ended and what they closed is gone, so that axe sees what stays. */
export async function animationsEnded(): Promise<void> {
  const hosts = [...document.querySelectorAll('*')];
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const arriving = roots
    .flatMap((root) => root.getAnimations())
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
    );
  if (arriving.length === 0) return;
  await Promise.allSettled(arriving.map(({ finished }) => finished));
  // Their events come in the same frame, and React removes what has faded by the next one.
  await frames(2);
}
