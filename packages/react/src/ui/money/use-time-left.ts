import { useNow } from '../../i18n/use-now.ts';

/** Ms until `until`. */
export const useTimeLeft = (until: string): number => Math.max(0, Date.parse(until) - useNow(1000, until));

/** `14:59` or `23:59:59` */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
