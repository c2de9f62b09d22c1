import { useEffect, useState } from 'react';

/** By IntersectionObserver, with a margin; `unknown` if it is not rendered. */
export type Visibility = 'unknown' | 'in' | 'out';

const getVisibility = ({ isIntersecting, target }: IntersectionObserverEntry): Visibility => {
  if (isIntersecting) return 'in';
  return target.getClientRects().length > 0 ? 'out' : 'unknown';
};

export function useVisibility(element: Element | null, margin = '0px'): Visibility {
  const [visibility, setVisibility] = useState<Visibility>('unknown');
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setVisibility(getVisibility(last));
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return visibility;
}
