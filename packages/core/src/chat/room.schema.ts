import { type InferOutput, array, nullable, object, optional, picklist, string } from 'valibot';
import { countSchema, timestampSchema } from '../http/field.schema.ts';
import { messageSchema, seqSchema } from './message.schema.ts';
import { sideSchema } from '../terms/side.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';

/**
 * Whether its reader may write there: `READONLY` for an applicant until the author writes first or hires them,
 * `ARCHIVED` for both a while after the work has ended.
 */
export const roomStates = ['READONLY', 'OPEN', 'ARCHIVED'] as const;
export type RoomState = (typeof roomStates)[number];

/** The room of an author and a worker about one job, as one of the two sees it. */
export const roomSchema = object({
  id: string(),
  job: object({ id: string(), slug: string(), title: string() }),
  /** Their newest deal about it. */
  dealId: nullable(string()),
  myRole: sideSchema,
  other: userCardSchema,
  state: picklist(roomStates),
  /** Until money is held, what leads past Keo is taken out of messages. */
  contacts: picklist(['HIDDEN', 'SHOWN']),
  lastSeq: seqSchema,
  /** The number of the newest change of a message there. */
  lastChange: optional(seqSchema, 0),
  lastMessage: nullable(messageSchema),
  /** Up to where each of the two has read. */
  myReadSeq: seqSchema,
  otherReadSeq: seqSchema,
  /** Messages of the other that its reader has not read. */
  unread: countSchema,
  createdAt: timestampSchema,
});
export type Room = InferOutput<typeof roomSchema>;

/** Up to where each member has read. */
export const membersSchema = array(object({ userId: string(), lastReadSeq: seqSchema }));
