import type { notificationsVi } from './notifications.vi.ts';
import type { TextParams } from '../i18n/translate.ts';

/** A key of a sentence, with or without places. */
export type SentenceKey = Extract<
  keyof typeof notificationsVi,
  `${string}.many` | `${string}.message` | `${string}.short` | `${string}.plain`
>;

/** What may give a code a sentence of its own: its reason, and the side its reader is on. */
export type SentenceHints = { reason?: unknown; recipientRole?: unknown };

/** Every place of the text has a value. Only several alike have a `count`, and so a sentence for many. */
const isFilled = (text: string, params: TextParams) =>
  (text.match(/\{\w+\}/g) ?? []).every((place) => Object.hasOwn(params, place.slice(1, -1)));

/**
 * The sentence for a log: the most exact one that `params` can fill, among those that `textOf` knows. The one of the
 * reason and the side comes before the reason's own, that before the side's, the side's before the code's; of one
 * sentence the one for many and then the fullest form that leaves no place empty. Null where there is none, or none yet.
 */
export function toSentenceKey(
  textOf: (key: string) => string | undefined,
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
    const text = textOf(key);
    return text !== undefined && isFilled(text, params);
  };
  const forms = [...variants, base].flatMap((variant) =>
    ['many', 'message', 'short', 'plain'].map((form) => `${variant}.${form}`),
  );
  return forms.find(isFitting) ?? null;
}
