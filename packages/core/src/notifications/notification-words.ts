import type { Locale } from '../ports/locale.ts';
import type { TextKey } from '../i18n/texts.ts';
import type { TextParam, TextParams, Translate } from '../i18n/translate.ts';
import { formatDong } from '../money/dong.ts';
import { sentenceForms } from './codes/code-texts.ts';
import type { fallbackTextsVi } from './fallback-texts.vi.ts';
import type { GroupedNotification } from './group-notifications.ts';
import type { notificationsVi } from './notifications.vi.ts';
import { timerParams } from './timer-words.ts';
import type { Notification, SentenceHints } from './to-notification.ts';

/** With or without placeholders. */
export type SentenceKey = Extract<
  keyof typeof notificationsVi,
  `${string}.many` | `${string}.timed` | `${string}.message` | `${string}.short` | `${string}.plain`
>;

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
  const forms = [...variants, base].flatMap((variant) => sentenceForms.map((form) => `${variant}.${form}`));
  return forms.find(isFitting) ?? null;
}

/** What translates the texts of notifications. */
type NotificationTranslator = {
  translate: Translate<TextKey<typeof notificationsVi> | TextKey<typeof fallbackTextsVi>>;
};

/** `Lan`, `Lan và Minh`, `Lan, Minh và 3 người khác`. */
function namesIn(rows: readonly Notification[], { translate }: NotificationTranslator): string | undefined {
  const names = [...new Set(rows.map(({ messageParams }) => messageParams['otherName']))];
  const [first, second, ...more] = names;
  if (names.some((name) => name === undefined) || first === undefined) return undefined;
  if (second === undefined) return String(first);
  return more.length === 0
    ? translate('notification.names.two', { first, second })
    : translate('notification.names.more', { first, second, count: more.length });
}

/** Offers are not summed; of several logs about one part the newest counts. */
function sumIn(rows: readonly Notification[]): string | undefined {
  const sums = new Map<unknown, unknown>();
  for (const { id, type, data } of rows) {
    if (type.startsWith('DEAL_PROPOSAL')) return undefined;
    const { proofId, dealId, amount } = data.metadata;
    const part = type === 'PAYMENT_PROCESSED' ? id : (proofId ?? dealId ?? id);
    if (!sums.has(part)) sums.set(part, amount);
  }
  const amounts = [...sums.values()];
  if (!amounts.every((amount) => typeof amount === 'number' && Number.isSafeInteger(amount)))
    return undefined;
  return formatDong(amounts.reduce((sum: number, amount) => sum + Number(amount), 0));
}

/** The earliest deadline. */
function firstUntil(rows: readonly Notification[]): Date | undefined {
  const dues = rows.map(({ data }) => Date.parse(String(data.metadata['dueAt'])));
  return dues.some(Number.isNaN) ? undefined : new Date(Math.min(...dues));
}

/** The params of a group's sentence: all names, the sum, the first deadline, and what its rows share. */
function groupParams(rows: readonly Notification[], words: NotificationTranslator): TextParams {
  const [newest] = rows;
  const shared = Object.entries(newest?.messageParams ?? {}).filter(([name, value]) =>
    rows.every(({ messageParams }) => messageParams[name] === value),
  );
  const made = { otherName: namesIn(rows, words), amount: sumIn(rows), until: firstUntil(rows) };
  const params: Record<string, TextParam> = {};
  for (const [name, value] of [...shared, ...Object.entries(made)]) {
    if (value === undefined) delete params[name];
    else params[name] = value;
  }
  return { ...params, count: rows.length };
}

/**
 * Title and sentence in the current language; the server's sentence for unknown codes, and until `notificationTexts`
 * are loaded (by `i18n.need(notificationTexts)`). The title of a group has its size, and the sentence is about all.
 */
export function notificationWords(
  notification: GroupedNotification,
  i18n: NotificationTranslator & { getText: (key: string) => string | undefined; readonly locale: Locale },
): { title: string; sentence: string } {
  const { translate, getText, locale } = i18n;
  const { type, titleKey, hints, message, messageParams, data, others } = notification;
  const rows = others && [notification, ...others];
  const params = rows
    ? groupParams(rows, { translate })
    : { ...messageParams, ...timerParams(getText, data.metadata, messageParams, locale) };
  const key = toSentenceKey(getText, type, hints, params);
  const title = translate(getText(titleKey) === undefined ? 'notification.default' : titleKey);
  return {
    title: rows ? `${title} (${rows.length})` : title,
    sentence: key ? translate(key, params) : message,
  };
}
