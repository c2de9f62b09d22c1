import { useMemo } from 'react';
import { useNow } from '../i18n/use-now.ts';

const currentTime = () => Date.now();

/** Ms until `until`, corrected for clock skew: `now` is the server's time at the answer. */
export function useTimeLeft(until: string, now?: string): number {
  const mine = useNow(1000);
  const read = useMemo(() => {
    const at = currentTime();
    return { at, skew: now === undefined ? 0 : Date.parse(now) - at };
  }, [now]);
  // The last tick may be older than the answer.
  return Math.max(0, Date.parse(until) - (Math.max(mine, read.at) + read.skew));
}

/** `14:59` or `23:59:59` */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
