import { type NotificationCode, transientCodes } from '@keo/core/contract';

/** A note: no code of the specification, so clients show its text as it is. */
export const noteCode = 'DEAL_NOTE';
export type LogCode = NotificationCode | typeof noteCode;

/** A code that is stored; transient ones are only sent over the socket. */
export type StoredCode = Exclude<LogCode, (typeof transientCodes)[number]>;

export function isStoredCode(code: LogCode): code is StoredCode {
  return !transientCodes.some((transient) => transient === code);
}

/** Parameters of the sentence. Money in đồng; names and titles as written. */
export type LogParams = {
  jobTitle?: string | undefined;
  /** The other side's name. */
  otherName?: string | undefined;
  amount?: number | undefined;
  hoursLeft?: number | undefined;
  reason?: string | undefined;
  proofTitle?: string | undefined;
  /** Text of a message, a note or a refusal. */
  text?: string | undefined;
  count?: number | undefined;
};

export type LogMetadata = {
  /** Shared by the logs of one event. */
  eventId?: string | undefined;
  actorId?: string | undefined;
  jobId?: string | undefined;
  dealId?: string | undefined;
  /** The event's number in its deal's history, from 1. */
  no?: number | undefined;
  /** Files of a note. */
  fileIds?: readonly string[] | undefined;
  proofId?: string | undefined;
  roomId?: string | undefined;
  amount?: number | undefined;
  dueAt?: string | undefined;
  reason?: string | undefined;
  /** For a warning by mail: whether its amount is of one proof or of the whole deal. */
  warnsOf?: 'PART' | 'DEAL' | undefined;
  params?: LogParams;
};

/** One event for one recipient, before it gets its number. */
export type LogDraft = {
  action: StoredCode;
  recipientId: string;
  recipientRole: 'author' | 'worker';
  authorId: string | null;
  workerId: string | null;
  metadata: LogMetadata & Record<string, unknown>;
};
