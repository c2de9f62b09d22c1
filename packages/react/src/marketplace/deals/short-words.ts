import type { DealTexts } from './use-deal-texts.ts';

/** How many characters a text lacks; undefined where it has its least length. */
export function shortWords(t: DealTexts, text: string, min: number): string | undefined {
  const count = min - text.trim().length;
  return count > 0 ? t('words.short', { count }) : undefined;
}
