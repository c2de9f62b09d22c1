import type { Locale } from '../ports/locale.ts';
import { createPlainEngine } from '../i18n/plain-engine.ts';
import type { DealLog } from './deal-log.schema.ts';
import { notificationTexts } from './notification-texts.ts';
import { toSentenceKey } from './notification-words.ts';
import { timerParams } from './timer-words.ts';
import { toHints, toMessageParams } from './to-notification.ts';

/** The sentence of a log; empty where its code is unknown. */
export type LogSentence = (log: Pick<DealLog, 'action' | 'metadata'>, locale: Locale) => string;

/**
 * For servers: sentences as in the client's list. Loads the texts lazily, so that other users of the contract do not
 * bundle them.
 */
export async function loadLogSentences(): Promise<LogSentence> {
  const [vi, en] = await Promise.all([notificationTexts.vi(), notificationTexts.en()]);
  const engine = createPlainEngine({ vi, en });
  return ({ action, metadata }, locale) => {
    const getText = (name: string) => engine.getText(locale, name);
    const own = toMessageParams(metadata);
    const params = { ...own, ...timerParams(getText, metadata, own, locale) };
    const key = toSentenceKey(getText, action, toHints(metadata), params);
    return key === null ? '' : engine.translate(locale, key, params);
  };
}
