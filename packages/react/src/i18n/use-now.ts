import { useEffect, useState } from 'react';

/** Epoch ms, updated every `period` ms. */
export function useNow(period: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), period);
    return () => clearInterval(timer);
  }, [period]);
  return now;
}
