import type { GenericSchema, InferOutput } from 'valibot';
import type { Scope } from '../http/scope.schema.ts';

/** One named event of the socket: who sends it and what it carries. */
export type Message<Payload extends GenericSchema = GenericSchema> = {
  readonly event: string;
  readonly from: 'server' | 'client';
  readonly summary: string;
  readonly payload: Payload;
  /** A socket with a narrow token hears it where the token has this scope; null: only whole sessions do. */
  readonly scope: Scope | null;
};

export type MessagePayload<M extends Message> = InferOutput<M['payload']>;

/** Defines an event of the socket contract. */
export function defineMessage<const Payload extends GenericSchema>(
  message: Omit<Message<Payload>, 'scope'> & { scope?: Scope },
): Message<Payload> {
  return { scope: null, ...message };
}
