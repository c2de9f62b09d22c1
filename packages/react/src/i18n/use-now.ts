import { useEffect, useState } from 'react';
import { useKeoClient } from '../client/use-keo-client.ts';

/** The server's time in epoch ms: every `period` ms, when it was corrected, and when `subject` changes. */
export function useNow(period: number, subject?: string | number): number {
  const { clock } = useKeoClient();
  const [now, setNow] = useState(() => clock.now());
  const [shown, setShown] = useState(subject);
  if (shown !== subject) {
    setShown(subject);
    setNow(clock.now());
  }
  useEffect(() => {
    const tick = () => setNow(clock.now());
    const unsubscribe = clock.subscribe(tick);
    const timer = setInterval(tick, period);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [clock, period]);
  return now;
}
