import { useSyncExternalStore } from 'react';

/** Room for three columns beside the navigation; the same as in `deal-desk.css`. */
const wide = '(min-width: 1280px)';

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(wide), matchMedia('print')];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

let isWide = false;
/** Printing measures the paper, and what is open must stay open. */
function readWidth(): boolean {
  if (!matchMedia('print').matches) isWide = matchMedia(wide).matches;
  return isWide;
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, readWidth);
