/** In ms; longer animations are countdowns. */
const longest = 2000;

/** Resolves when transitions have ended, so that colours can be measured. */
export async function animationsEnded(): Promise<void> {
  const hosts = [...document.querySelectorAll('*')];
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const arriving = roots
    .flatMap((root) => root.getAnimations())
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
    );
  await Promise.allSettled(arriving.map(({ finished }) => finished));
}
