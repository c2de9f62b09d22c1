import type { TextParams } from '../i18n/locale.ts';
import { notificationsVi } from './notifications.vi.ts';
import type { NotificationCode } from './notification-codes.ts';

/** A key of a sentence, with or without places. */
export type SentenceKey = Extract<
  keyof typeof notificationsVi,
  `${string}.message` | `${string}.short` | `${string}.plain`
>;

/** What may give a code a sentence of its own: its reason, and the side its reader is on. */
export type SentenceHints = { reason?: unknown; recipientRole?: unknown };

const isSentence = (key: string): key is SentenceKey => Object.hasOwn(notificationsVi, key);

/** The names of the places in each sentence, found when it is first asked for: a burst asks for few, very often. */
const placesByKey = new Map<SentenceKey, readonly string[]>();
function placesOf(key: SentenceKey): readonly string[] {
  const known = placesByKey.get(key);
  if (known) return known;
  const places = (notificationsVi[key].match(/\{\w+\}/g) ?? []).map((place) => place.slice(1, -1));
  placesByKey.set(key, places);
  return places;
}

const isFilled = (key: SentenceKey, params: TextParams) =>
  placesOf(key).every((place) => Object.hasOwn(params, place));

/**
 * The sentence for a log: the most exact one that `params` can fill. The reason's own sentence comes before the
 * side's, the side's before the code's; of one sentence the fullest form that leaves no place empty.
 */
export function toSentenceKey(
  code: NotificationCode,
  { reason, recipientRole }: SentenceHints,
  params: TextParams,
): SentenceKey | null {
  const base = `notification.${code.toLowerCase()}`;
  const variants = [reason, recipientRole].flatMap((hint) =>
    typeof hint === 'string' ? [`${base}.${hint.toLowerCase()}`] : [],
  );
  const forms = [...variants, base].flatMap((variant) =>
    ['message', 'short', 'plain'].map((form) => `${variant}.${form}`),
  );
  return forms.filter(isSentence).find((key) => isFilled(key, params)) ?? null;
}
