import { safeParse } from 'valibot';
import { formatDong } from '../money/dong.ts';
import { type DealLog, dealLogSchema, transientLogSchema } from './deal-log.schema.ts';
import type { ActionUrl } from './codes/code-row.ts';
import { type NotificationCode, getCodeRow, isNotificationCode } from './codes/notification-codes.ts';
import type { TextParam, TextParams } from '../i18n/translate.ts';

export type NotificationTitleKey =
  | `notification.${Lowercase<NotificationCode>}.title`
  | 'notification.default';

/** What selects a sentence of a code: its reason and the reader's side. */
export type SentenceHints = { reason?: unknown; recipientRole?: unknown };

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

/** The end of the year 9999, in milliseconds; later dates have more digits. */
const endOfDates = 253_402_214_400_000;

/** Only texts and numbers; money is formatted, `dueAt` becomes `until`. */
export function toMessageParams(metadata: Fields): TextParams {
  const params: Record<string, TextParam> = {};
  const dueAt = Date.parse(asText(metadata['dueAt']));
  if (dueAt < endOfDates) params['until'] = new Date(dueAt);
  for (const [name, value] of Object.entries({
    amount: metadata['amount'],
    ...asObject(metadata['params']),
  })) {
    if (name === 'amount' && Number.isSafeInteger(value)) params[name] = formatDong(Number(value));
    else if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  return params;
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
  const code = isNotificationCode(type) ? type : null;
  const { recipientId } = metadata;
  return {
    id: log.id,
    seq: log.seq,
    type,
    titleKey: code ? getTitleKey(code) : 'notification.default',
    code,
    hints: toHints(metadata),
    messageParams: toMessageParams(metadata),
    message: log.description || asText(msg['description']),
    data: { log, metadata },
    isRead: log.isRead,
    createdAt: log.createdAt,
    updatedAt: log.updatedAt,
    actionUrl: getCodeRow(type)?.link ?? '/dashboard',
    userId: typeof recipientId === 'string' ? recipientId : (log.workerId ?? log.authorId),
  };
}

/** The content of a `notification` message. */
export type SocketNotification =
  | { kind: 'log'; log: DealLog }
  /** The unread count, and which rows were read if the server told it. */
  | {
      kind: 'unread';
      unread: number;
      read: { ids: readonly string[]; updatedAt: string } | 'all' | null;
      /** A message was edited or deleted: rows about it read differently. */
      isReworded: boolean;
    }
  /** Transient, and not about notifications. */
  | { kind: 'other' }
  /** Invalid: there may have been a log in it. */
  | { kind: 'broken' };

export function parseSocketNotification(payload: unknown): SocketNotification {
  const log = safeParse(dealLogSchema, payload);
  if (log.success) return { kind: 'log', log: log.output };
  const transient = safeParse(transientLogSchema, payload);
  if (!transient.success) return { kind: 'broken' };
  if (transient.output.action !== 'UNREAD_COUNT_UPDATE') return { kind: 'other' };
  const { notifications, all, id, others, updatedAt, reworded } = transient.output.metadata;
  const isCount = typeof notifications === 'number' && Number.isInteger(notifications) && notifications >= 0;
  if (!isCount) return { kind: 'broken' };
  const ids = [id, ...(Array.isArray(others) ? others : [])].filter((one) => typeof one === 'string');
  const isSome = ids.length > 0 && typeof updatedAt === 'string';
  return {
    kind: 'unread',
    unread: notifications,
    read: isSome ? { ids, updatedAt } : all === true ? 'all' : null,
    isReworded: reworded === true,
  };
}
