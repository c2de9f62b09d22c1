import type { Locale } from '../settings/locale.ts';
import { createPlainTexter } from '../i18n/plain-texter.ts';
import type { DealLog } from './deal-log.schema.ts';
import { toSentenceKey } from './notification-sentence.ts';
import { notificationTexts } from './notification-texts.ts';
import { toHints, toMessageParams } from './to-notification.ts';

/** What a log says to its recipient; empty where its code is not known. */
export type LogSentence = (log: Pick<DealLog, 'action' | 'metadata'>, locale: Locale) => string;

/**
 * For a server: what logs say, word for word as in the list. Loads the texts, so that whoever takes another part of the
 * contract gets none of them.
 */
export async function loadLogSentences(): Promise<LogSentence> {
  const [vi, en] = await Promise.all([notificationTexts.vi(), notificationTexts.en()]);
  const texter = createPlainTexter({ vi, en });
  return ({ action, metadata }, locale) => {
    const params = toMessageParams(metadata);
    const key = toSentenceKey((name) => texter.textOf(locale, name), action, toHints(metadata), params);
    return key === null ? '' : texter.translate(locale, key, params);
  };
}
