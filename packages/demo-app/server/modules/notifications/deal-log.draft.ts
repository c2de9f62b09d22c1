import type { StoredCode, TimerNote } from '@keo/core/contract';

/** Parameters of the sentence. Money in đồng. Names of people and words of messages are filled in by `worded`. */
export type LogParams = {
  jobTitle?: string | undefined;
  otherName?: string | undefined;
  amount?: number | undefined;
  hoursLeft?: number | undefined;
  reason?: string | undefined;
  proofTitle?: string | undefined;
  /** Of a note or a refusal; of a message only where it is shown. */
  text?: string | undefined;
  count?: number | undefined;
};

export type LogMetadata = {
  /** Shared by the logs of one event. */
  eventId?: string | undefined;
  actorId?: string | undefined;
  /** Who is named in the sentence. */
  otherId?: string | undefined;
  jobId?: string | undefined;
  dealId?: string | undefined;
  /** In the deal's history, from 1. */
  no?: number | undefined;
  fileIds?: readonly string[] | undefined;
  proofId?: string | undefined;
  roomId?: string | undefined;
  /** Of a message, in its room. */
  seq?: number | undefined;
  amount?: number | undefined;
  dueAt?: string | undefined;
  reason?: string | undefined;
  /** For a warning mail: whether the amount is of one proof or of the whole deal. */
  warnsAbout?: 'PART' | 'DEAL' | undefined;
  /** The timer that it warns of, as it ran when this was written. */
  timer?: TimerNote | undefined;
  params?: LogParams;
};

/** A log before it has its number. */
export type LogDraft = {
  action: StoredCode;
  recipientId: string;
  recipientRole: 'author' | 'worker';
  authorId: string | null;
  workerId: string | null;
  metadata: LogMetadata & Record<string, unknown>;
};
