/** Longer than this nothing fades in: what moves longer is a clock. */
const longest = 2000;

/** Resolves when what fades or slides in has arrived: half faded, it has colours that nobody chose. */
export async function untilStill(): Promise<void> {
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
