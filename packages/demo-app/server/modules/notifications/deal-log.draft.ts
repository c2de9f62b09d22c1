import { type NotificationCode, transientCodes } from '@keo/core/contract';

/** A note that asks for nothing: no code of the specification stands for it, so clients show its text as it is. */
export const noteCode = 'DEAL_NOTE';
export type LogCode = NotificationCode | typeof noteCode;

/** A code that becomes a stored log; the transient ones are only told over the socket. */
export type StoredCode = Exclude<LogCode, (typeof transientCodes)[number]>;

export function isStoredCode(code: LogCode): code is StoredCode {
  return !transientCodes.some((transient) => transient === code);
}

/** What a client fills its sentence from. Money in đồng; names and titles as their owners wrote them. */
export type LogParams = {
  jobTitle?: string | undefined;
  /** The other party as the recipient sees them. */
  otherName?: string | undefined;
  amount?: number | undefined;
  hoursLeft?: number | undefined;
  reason?: string | undefined;
  proofTitle?: string | undefined;
  /** The words of a message, a note or a refusal. */
  text?: string | undefined;
  count?: number | undefined;
};

export type LogMetadata = {
  /** Shared by the logs of one event. */
  eventId?: string | undefined;
  actorId?: string | undefined;
  jobId?: string | undefined;
  dealId?: string | undefined;
  /** The place of the event in its deal's history, from 1. */
  no?: number | undefined;
  /** Files that a note carries. */
  fileIds?: readonly string[] | undefined;
  proofId?: string | undefined;
  roomId?: string | undefined;
  amount?: number | undefined;
  dueAt?: string | undefined;
  reason?: string | undefined;
  /** Of a warning that goes by mail too: whether its amount is of one proof or of the whole deal. */
  warnsOf?: 'PART' | 'DEAL' | undefined;
  params?: LogParams;
};

/** One event for one recipient, before it has a place in their sequence. */
export type LogDraft = {
  action: StoredCode;
  recipientId: string;
  recipientRole: 'author' | 'worker';
  authorId: string | null;
  workerId: string | null;
  /** Who acted, for the stored sentence; a timer's event has nobody. */
  actorName?: string | undefined;
  metadata: LogMetadata & Record<string, unknown>;
};
