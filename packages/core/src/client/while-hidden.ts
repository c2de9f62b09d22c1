import type { Clock, PageSignals } from './ports.ts';

/** Milliseconds. Browsers run the timers of a hidden page no more often. */
const minute = 60_000;

/** Asks once a minute as long as nobody looks at the page, until the way back is called. */
export function whileHidden(
  { clock, page }: { clock: Pick<Clock, 'after'>; page: PageSignals },
  ask: () => void,
): () => void {
  let timer: ReturnType<Clock['after']> | undefined;
  const wait = () => {
    timer = clock.after(minute, () => {
      ask();
      wait();
    });
  };
  const stop = page.subscribe((signal) => {
    if (signal !== 'hidden' && signal !== 'visible') return;
    timer?.cancel();
    if (signal === 'hidden') wait();
  });
  if (!page.isVisible()) wait();
  return () => {
    stop();
    timer?.cancel();
  };
}
