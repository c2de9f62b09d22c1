import { useEffect, useState } from 'react';

/** The time in milliseconds, read again every `period` milliseconds while the component is on the page. */
export function useNow(period: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), period);
    return () => clearInterval(timer);
  }, [period]);
  return now;
}
