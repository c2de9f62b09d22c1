import type { TextKey } from '../i18n/texts.ts';
import { formatDong } from '../money/dong.ts';
import type { firstWordsVi } from './first-words.vi.ts';
import type { notificationsVi } from './notifications.vi.ts';
import type { Notification } from './to-notification.ts';
import { vietnamMoment } from '../i18n/vietnam-day.ts';
import type { TextParams, Translate } from '../i18n/translate.ts';

/** What translates the texts of notifications. */
export type NotificationTranslator = {
  translate: Translate<TextKey<typeof notificationsVi> | TextKey<typeof firstWordsVi>>;
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
function firstUntil(rows: readonly Notification[]): string | undefined {
  const dues = rows.map(({ data }) => Date.parse(String(data.metadata['dueAt'])));
  return dues.some(Number.isNaN) ? undefined : vietnamMoment(Math.min(...dues));
}

/** The params of a group's sentence: all names, the sum, the first deadline, and what its rows share. */
export function groupParams(rows: readonly Notification[], words: NotificationTranslator): TextParams {
  const [newest] = rows;
  const shared = Object.entries(newest?.messageParams ?? {}).filter(([name, value]) =>
    rows.every(({ messageParams }) => messageParams[name] === value),
  );
  const made = { otherName: namesIn(rows, words), amount: sumIn(rows), until: firstUntil(rows) };
  const params: Record<string, string | number> = {};
  for (const [name, value] of [...shared, ...Object.entries(made)]) {
    if (value === undefined) delete params[name];
    else params[name] = value;
  }
  return { ...params, count: rows.length };
}
