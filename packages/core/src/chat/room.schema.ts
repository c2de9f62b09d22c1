import {
  type GenericSchema,
  type InferOutput,
  array,
  nullable,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import { countSchema, timestampSchema } from '../http/field.schema.ts';
import { messageSchema, seqSchema } from './message.schema.ts';
import { sideSchema } from '../terms/side.schema.ts';
import { userCardSchema } from '../users/user-card.schema.ts';

/**
 * `READONLY`: for an applicant until the author writes first or hires them. `ARCHIVED`: for both, some time after the
 * work has ended.
 */
export const roomStates = ['READONLY', 'OPEN', 'ARCHIVED'] as const;
export type RoomState = (typeof roomStates)[number];

const roomShape = object({
  id: string(),
  job: object({ id: string(), slug: string(), title: string() }),
  /** Their newest deal on this job. */
  dealId: nullable(string()),
  myRole: sideSchema,
  other: userCardSchema,
  state: picklist(roomStates),
  /** Contact details are removed from messages until money is held. */
  contacts: picklist(['HIDDEN', 'SHOWN']),
  lastSeq: seqSchema,
  /** Number of the last change in the room. */
  lastChange: optional(seqSchema, 0),
  lastMessage: nullable(messageSchema),
  /** Last `seq` that each has read. */
  myReadSeq: seqSchema,
  otherReadSeq: seqSchema,
  unread: countSchema,
  createdAt: timestampSchema,
});
export interface Room extends InferOutput<typeof roomShape> {}
/** The room of an author and a worker about one job, as one of the two sees it. */
export const roomSchema: GenericSchema<unknown, Room> = roomShape;

/** Last `seq` that each member has read. */
export const membersSchema = array(object({ userId: string(), lastReadSeq: seqSchema }));
