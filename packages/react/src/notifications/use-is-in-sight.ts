import { useEffect, useState } from 'react';

/** Whether an element can be seen, or nearly, in the page and in whatever scrolls around it. True until known. */
export function useIsInSight(element: Element | null, margin = '0px'): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInSight;
}
