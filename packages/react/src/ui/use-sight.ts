import { useEffect, useState } from 'react';

/**
 * Whether an element is in or near view, of the page and of its scroll containers; `unknown` where it is not rendered.
 */
export type Sight = 'unknown' | 'in' | 'out';

const sightOf = ({ isIntersecting, target }: IntersectionObserverEntry): Sight => {
  if (isIntersecting) return 'in';
  return target.getClientRects().length > 0 ? 'out' : 'unknown';
};

export function useSight(element: Element | null, margin = '0px'): Sight {
  const [sight, setSight] = useState<Sight>('unknown');
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setSight(sightOf(last));
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return sight;
}
