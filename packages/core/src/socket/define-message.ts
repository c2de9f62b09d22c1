import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Scope } from '../http/scope.schema.ts';

/** A named event of the socket. */
export type Message<Payload extends GenericSchema = GenericSchema> = {
  readonly event: string;
  readonly from: 'server' | 'client';
  readonly summary: string;
  readonly payload: Payload;
  /** The scope with which a narrow token receives it; null: only whole sessions do. */
  readonly scope: Scope | null;
};

export type MessagePayload<M extends Message> = InferOutput<M['payload']>;

export function defineMessage<const Payload extends GenericSchema>(
  message: Omit<Message<Payload>, 'scope'> & { scope?: Scope },
): Message<Payload> {
  return { scope: null, ...message };
}

/** An event of a client that the server acknowledges with an answer. */
export type Question<
  Payload extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
> = Message<Payload> & { readonly from: 'client'; readonly answer: Answer };

export type QuestionInput<Q extends Question> = InferInput<Q['payload']>;
export type Answered<Q extends Question> = InferOutput<Q['answer']>;

export function defineQuestion<const Payload extends GenericSchema, const Answer extends GenericSchema>(
  question: Omit<Question<Payload, Answer>, 'scope'>,
): Question<Payload, Answer> {
  return { scope: null, ...question };
}
