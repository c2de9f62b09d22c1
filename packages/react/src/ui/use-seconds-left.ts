import { useNow } from '../i18n/use-now.ts';

/** `until` in epoch ms. */
export const useSecondsLeft = (until: number): number =>
  Math.max(0, Math.ceil((until - useNow(250, until)) / 1000));
