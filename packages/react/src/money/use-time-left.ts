import { useMemo } from 'react';
import { useNow } from '../i18n/use-now.ts';

/** Read once for each answer, not during render. */
const currentTime = () => Date.now();

/** Milliseconds until `until` by a clock that may differ from the browser's: `now` is its time at the answer. */
export function useTimeLeft(until: string, now?: string): number {
  const mine = useNow(1000);
  const read = useMemo(() => {
    const at = currentTime();
    return { at, skew: now === undefined ? 0 : Date.parse(now) - at };
  }, [now]);
  // The last tick may be older than the answer, which would show a second too much.
  return Math.max(0, Date.parse(until) - (Math.max(mine, read.at) + read.skew));
}

/** `14:59`, or `23:59:59` from an hour on. */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
