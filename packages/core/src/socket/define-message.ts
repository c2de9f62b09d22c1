import type { GenericSchema, InferOutput } from 'valibot';

/** One named event of the socket: who sends it and what it carries. */
export type Message<Payload extends GenericSchema = GenericSchema> = {
  readonly event: string;
  readonly from: 'server' | 'client';
  readonly summary: string;
  readonly payload: Payload;
};

export type MessagePayload<M extends Message> = InferOutput<M['payload']>;

/** Defines an event of the socket contract. */
export function defineMessage<const Payload extends GenericSchema>(
  message: Message<Payload>,
): Message<Payload> {
  return message;
}
