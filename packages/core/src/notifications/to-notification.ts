import { formatDong } from '../money/dong.ts';
import type { DealLog } from './deal-log.schema.ts';
import { type NotificationCode, notificationCodes } from './notification-codes.ts';
import type { SentenceHints } from './notification-sentence.ts';
import { vietnamMoment } from '../i18n/vietnam-day.ts';
import { safeParse } from 'valibot';
import { timerWords, toldTimerSchema } from './timer-words.ts';
import type { TextParams } from '../i18n/translate.ts';

export type ActionUrl = '/dashboard/my-jobs' | '/dashboard/my-tasks' | '/dashboard/wallet' | '/dashboard';

export type NotificationTitleKey =
  | `notification.${Lowercase<NotificationCode>}.title`
  | 'notification.default';

/** A deal log as it is shown. */
export type Notification = {
  id: string;
  /** Position in the user's sequence; the newest is the highest. */
  seq: number;
  /** The raw action code; an unknown one has the default title. */
  type: string;
  titleKey: NotificationTitleKey;
  /** Null for an unknown code: show `message`. */
  code: NotificationCode | null;
  /** Input of `notificationWords`. */
  hints: SentenceHints;
  messageParams: TextParams;
  /** The server's own sentence. */
  message: string;
  data: { log: DealLog; metadata: Record<string, unknown> };
  isRead: boolean;
  createdAt: string;
  updatedAt: string;
  actionUrl: ActionUrl;
  /** The recipient, or else the worker, or else the author of the deal. */
  userId: string | null;
};

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const asObject = (value: unknown): Fields => (isObject(value) ? value : {});

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** JSON text or an object; anything else is ignored. */
function readMsg(msg: DealLog['msg']): Fields {
  if (typeof msg !== 'string') return msg;
  try {
    return asObject(JSON.parse(msg));
  } catch {
    return {};
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types the result as any string
const lower = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;

export const getTitleKey = (code: NotificationCode): NotificationTitleKey =>
  `notification.${lower(code)}.title`;

/** As specified: one link for each code, four in all. */
export function toActionUrl(code: string): ActionUrl {
  if (code === 'JOB_APPLICATION_RECEIVED') return '/dashboard/my-jobs';
  if (code === 'PAYMENT_PROCESSED') return '/dashboard/wallet';
  if (code.includes('DEAL') || code.includes('PROOF')) return '/dashboard/my-tasks';
  return '/dashboard';
}

/** The end of the year 9999, in milliseconds; later dates have more digits. */
const endOfDates = 253_402_214_400_000;

/** Only texts and numbers; money is formatted, `dueAt` becomes `until`. */
export function toMessageParams(metadata: Fields): TextParams {
  const params: Record<string, string | number> = {};
  const dueAt = Date.parse(asText(metadata['dueAt']));
  if (dueAt < endOfDates) params['until'] = vietnamMoment(dueAt);
  for (const [name, value] of Object.entries({
    amount: metadata['amount'],
    ...asObject(metadata['params']),
  })) {
    if (name === 'amount' && Number.isSafeInteger(value)) params[name] = formatDong(Number(value));
    else if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  return params;
}

/** The sentence of the timer that a log warns of, as `timer`; nothing for a log that keeps none. */
export function timerParams(
  getText: (key: string) => string | undefined,
  { timer, recipientRole }: Fields,
  { otherName }: TextParams,
): TextParams {
  const told = safeParse(toldTimerSchema, timer);
  if (!told.success || typeof otherName !== 'string') return {};
  const myRole = recipientRole === 'author' ? 'author' : 'worker';
  return { timer: timerWords(getText, told.output, { myRole, name: otherName }) };
}

/** The reason stands beside the params, or in them. */
export const toHints = ({ reason, recipientRole, params }: Fields): SentenceHints => ({
  reason: reason ?? asObject(params)['reason'],
  recipientRole,
});

/** Never throws: an invalid field is left out. */
export function toNotification(log: DealLog): Notification {
  const msg = readMsg(log.msg);
  const type = log.action || asText(msg['action']);
  const metadata = { ...asObject(msg['metadata']), ...log.metadata };
  const code = notificationCodes.find((one) => one === type);
  const { recipientId } = metadata;
  return {
    id: log.id,
    seq: log.seq,
    type,
    titleKey: code ? getTitleKey(code) : 'notification.default',
    code: code ?? null,
    hints: toHints(metadata),
    messageParams: toMessageParams(metadata),
    message: log.description || asText(msg['description']),
    data: { log, metadata },
    isRead: log.isRead,
    createdAt: log.createdAt,
    updatedAt: log.updatedAt,
    actionUrl: toActionUrl(type),
    userId: typeof recipientId === 'string' ? recipientId : (log.workerId ?? log.authorId),
  };
}
