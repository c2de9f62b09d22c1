import { formatDong } from '../money/dong.ts';
import type { DealLog } from './deal-log.schema.ts';
import { type NotificationCode, notificationCodes } from './notification-codes.ts';
import type { SentenceHints } from './notification-sentence.ts';
import { vietnamMoment } from './vietnam-day.ts';
import type { TextParams } from '../i18n/translate.ts';

export type ActionUrl = '/dashboard/my-jobs' | '/dashboard/my-tasks' | '/dashboard/wallet' | '/dashboard';

export type NotificationTitleKey =
  | `notification.${Lowercase<NotificationCode>}.title`
  | 'notification.default';

/** What a person sees of a deal log. */
export type Notification = {
  id: string;
  /** Place in the person's own sequence; the newest is the highest. */
  seq: number;
  /** The action code as it came; a code this client does not know has the default title. */
  type: string;
  titleKey: NotificationTitleKey;
  /** Null where this client does not know the code: `message` is what is left to show. */
  code: NotificationCode | null;
  /** What chooses among the sentences of the code, and fills their places: `notificationWords` does. */
  hints: SentenceHints;
  messageParams: TextParams;
  /** The server's own sentence. */
  message: string;
  data: { log: DealLog; metadata: Record<string, unknown> };
  isRead: boolean;
  createdAt: string;
  updatedAt: string;
  actionUrl: ActionUrl;
  /** Whom it is for: the recipient, or else the worker, or else the author of the deal. */
  userId: string | null;
};

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const asObject = (value: unknown): Fields => (isObject(value) ? value : {});

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `msg` is JSON text or an object; anything else, and broken JSON, says nothing. */
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

/** The key of a code's title. */
export const titleKeyOf = (code: NotificationCode): NotificationTitleKey =>
  `notification.${lower(code)}.title`;

/** The one link of each code, by the specification's four cases. */
export function toActionUrl(code: string): ActionUrl {
  if (code === 'JOB_APPLICATION_RECEIVED') return '/dashboard/my-jobs';
  if (code === 'PAYMENT_PROCESSED') return '/dashboard/wallet';
  if (code.includes('DEAL') || code.includes('PROOF')) return '/dashboard/my-tasks';
  return '/dashboard';
}

/** Of the year 9999, after which a date has other digits, in milliseconds. */
const endOfDates = 253_402_214_400_000;

/** Only texts and numbers can stand in a sentence; money is written as money, `dueAt` as the moment `until`. */
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

/** The reason stands beside the params, or among them. */
export const toHints = ({ reason, recipientRole, params }: Fields): SentenceHints => ({
  reason: reason ?? asObject(params)['reason'],
  recipientRole,
});

/** Maps a deal log to what is shown. Never throws: a field that is not as agreed is left out. */
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
    titleKey: code ? titleKeyOf(code) : 'notification.default',
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
