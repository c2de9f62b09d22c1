import type { notificationsVi } from './notifications.vi.ts';
import type { TextParams } from '../i18n/translate.ts';

/** With or without placeholders. */
export type SentenceKey = Extract<
  keyof typeof notificationsVi,
  `${string}.many` | `${string}.timed` | `${string}.message` | `${string}.short` | `${string}.plain`
>;

/** What selects a sentence of a code: its reason and the reader's side. */
export type SentenceHints = { reason?: unknown; recipientRole?: unknown };

/** Every placeholder has a value. Only groups have a `count`, so only they match `.many`. */
const isFilled = (text: string, params: TextParams) =>
  (text.match(/\{\w+\}/g) ?? []).every((place) => Object.hasOwn(params, place.slice(1, -1)));

/**
 * The most specific sentence of a log that `params` can fill. The order is reason and side, reason, side, code; of each
 * first `.many`, then `.timed` with the sentence of a timer, then the longest form whose placeholders all have values. Null if there is none, or none yet.
 */
export function toSentenceKey(
  getText: (key: string) => string | undefined,
  code: string,
  { reason, recipientRole }: SentenceHints,
  params: TextParams,
): SentenceKey | null {
  const base = `notification.${code.toLowerCase()}`;
  const [why, side] = [reason, recipientRole].map((hint) =>
    typeof hint === 'string' ? `.${hint.toLowerCase()}` : '',
  );
  const variants = [`${why}${side}`, why, side].flatMap((hint) => (hint ? [`${base}${hint}`] : []));
  const isFitting = (key: string): key is SentenceKey => {
    const text = getText(key);
    return text !== undefined && isFilled(text, params);
  };
  const forms = [...variants, base].flatMap((variant) =>
    ['many', 'timed', 'message', 'short', 'plain'].map((form) => `${variant}.${form}`),
  );
  return forms.find(isFitting) ?? null;
}
