import type { Answered, Message, MessagePayload, Question } from '@keo/core/contract';
import type { Socket } from 'socket.io';
import { type InferOutput, safeParse } from 'valibot';
import { getDatabaseFault } from '../database/database-errors.ts';
import { RateLimitedError, RefusalError } from '../http/refusal.ts';
import { toStoredText } from '../database/stored-text.ts';
import type { Identity } from '../security/sessions.ts';

export type SocketCaller = {
  userId: string;
  join(room: string): Promise<void>;
  leave(room: string): Promise<void>;
  isIn(room: string): boolean;
  /** Every other socket in the room, on every node. */
  tellOthers<M extends Message>(room: string, message: M, payload: MessagePayload<M>): void;
};

export type QuestionHandler<Q extends Question> = (
  input: InferOutput<Q['payload']>,
  caller: SocketCaller,
) => Promise<Omit<Extract<Answered<Q>, { ok: true }>, 'ok'>>;

type Speaker = Socket<
  Record<string, (payload: unknown, acknowledge: unknown) => void>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  Identity
>;
type Handler = (input: never, caller: SocketCaller) => Promise<object>;
type Served = { question: Question; handler: Handler };

/** Null where it is not what the question takes. */
function readPayload({ payload }: Question, raw: unknown): unknown {
  const input = safeParse(payload, raw);
  if (!input.success) return null;
  const { value, withNul } = toStoredText(input.output);
  if (withNul.length > 0) return null;
  const left = safeParse(payload, value);
  return left.success ? left.output : null;
}

export type SocketQuestions = {
  /**
   * Acknowledges an event of a whole session with `{ok: true}` and what the handler returns, or `{ok: false, reason}`:
   * the reason of a refusal, RATE_LIMITED with `retryAfter` in ms, or ERROR.
   */
  answer: <Q extends Question>(question: Q, handler: QuestionHandler<Q>) => void;
};

/** Handles events of clients: validates the payload, checks the caller, always acknowledges. */
export function createSocketQuestions({ onError }: { onError: (error: unknown) => void }): SocketQuestions & {
  serve(socket: Speaker): void;
} {
  const handlers = new Map<string, Served>();

  function toRefusal(error: unknown): object {
    if (error instanceof RefusalError) return { ok: false, ...error.details, reason: error.reason };
    if (error instanceof RateLimitedError)
      return { ok: false, reason: 'RATE_LIMITED', retryAfter: error.waitSeconds * 1000 };
    if (getDatabaseFault(error) === 'unfit') return { ok: false, reason: 'INVALID' };
    onError(error);
    return { ok: false, reason: 'ERROR' };
  }

  async function toAnswer(socket: Speaker, { question, handler }: Served, payload: unknown) {
    const { userId, grant } = socket.data;
    if (grant) return { ok: false, reason: 'OUT_OF_SCOPE' };
    const input = readPayload(question, payload);
    if (!input) return { ok: false, reason: 'INVALID' };
    const caller: SocketCaller = {
      userId,
      // A second room for each user, to look up who is present.
      join: async (room) => {
        await socket.join([room, `${room}:${userId}`]);
      },
      leave: async (room) => {
        await socket.leave(room);
        await socket.leave(`${room}:${userId}`);
      },
      isIn: (room) => socket.rooms.has(room),
      tellOthers: (room, { event }, said) => void socket.to(room).emit(event, said),
    };
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema that types the handler
      return { ok: true, ...(await handler(input as never, caller)) };
    } catch (error) {
      return toRefusal(error);
    }
  }

  async function hear(
    socket: Speaker,
    served: Served,
    { payload, acknowledge }: { payload: unknown; acknowledge: unknown },
  ): Promise<void> {
    const answer = await toAnswer(socket, served, payload);
    if (typeof acknowledge === 'function') acknowledge(answer);
  }

  return {
    answer<Q extends Question>(question: Q, handler: QuestionHandler<Q>) {
      handlers.set(question.event, { question, handler });
    },
    serve(socket) {
      for (const [event, served] of handlers)
        socket.on(event, (payload, acknowledge) => void hear(socket, served, { payload, acknowledge }));
    },
  };
}
