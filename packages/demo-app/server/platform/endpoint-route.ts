import { Readable } from 'node:stream';
import { type Endpoint, type EndpointData, type Locale, codes } from '@keo/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InferOutput, safeParse } from 'valibot';
import { say } from '../texts/say.ts';
import { sendFields } from './answer-errors.ts';
import { type Caller, createCallers, isCallerOf } from './callers.ts';
import { holdsNoSecret } from './compression.ts';
import type { EmbedDoors } from './embed-doors.ts';
import type { Watchdog } from './watchdog.ts';
import { type StoredAnswer, prepareStored } from './stored-answer.ts';
import type { RateLimits } from './rate-limits.ts';
import { type IncomingBytes, bytesOf, readInput } from './read-request.ts';
import { OverdueError } from './refusal.ts';
import type { Sessions } from './sessions.ts';
import { type SharedReads, sharedFor } from './shared-reads.ts';

type Handler<E extends Endpoint, Answer = EndpointData<E>> = (
  input: InferOutput<E['input']>,
  caller: Caller<E>,
) => Promise<Answer>;

/** Knows of its caller only who is signed in, so that all others are answered alike. */
type PublicHandler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  userId: string | null,
) => Promise<EndpointData<E>>;

/** Sends a prepared answer. */
type Send = (reply: FastifyReply) => FastifyReply;

/** A generated file: its name, and its text as a stream. */
type GeneratedFile = { name: string; lines: AsyncIterable<string> };

type BytesHandler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  caller: Caller<E>,
  body: IncomingBytes,
) => Promise<EndpointData<E>>;

export type Routes = {
  /** Serves an endpoint of the contract below /au/api. Budgets beside the one for reads or writes go in `take`. */
  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** The same for a read that is open to everybody: those who are not signed in share its answers for some seconds. */
  servePublic<E extends Endpoint>(
    endpoint: E & { access: 'anyone' | 'either' },
    handler: PublicHandler<E>,
  ): void;
  /** The same for an endpoint that answers a file: its lines leave as they are made. */
  serveFile<E extends Endpoint>(endpoint: E, handler: Handler<E, GeneratedFile>): void;
  /** The same for an endpoint whose body is no JSON: its handler must read the bytes to their end. */
  serveBytes<E extends Endpoint>(endpoint: E, handler: BytesHandler<E>): void;
  /** The same for an endpoint that answers bytes kept somewhere, or the range of them that was asked for. */
  serveStored<E extends Endpoint>(endpoint: E, handler: Handler<E, StoredAnswer>): void;
  /** Every endpoint served so far, for the API document and the authorisation table. */
  served(): readonly Endpoint[];
};

export const apiBase = '/au/api';

/** `/user/info/{id}` as the router writes it. */
const pattern = (endpoint: Endpoint) => `${apiBase}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Sends an answer with `no-store`, compressed where it holds no secret. */
function leave(
  reply: FastifyReply,
  endpoint: Endpoint,
  content: string | Readable,
  type: string,
): FastifyReply {
  void reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`);
  if (!holdsNoSecret(endpoint)) return reply.send(content);
  reply.compress(content);
  return reply;
}

/** Registers the route; a body that is no JSON gets a plugin scope of its own, so that no other route accepts it. */
function place(app: FastifyInstance, { body }: Endpoint, serve: (at: FastifyInstance) => void): void {
  if (body === 'application/json') return serve(app);
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(body, (_request, payload, done) => done(null, payload));
    serve(room);
  });
}

async function fileOf(endpoint: Endpoint, { name, lines }: GeneratedFile): Promise<Send> {
  // The first piece is made before the headers are sent, so that a refusal still gets its status.
  const pieces = lines[Symbol.asyncIterator]();
  const first = await pieces.next();
  const file = async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  };
  const type = endpoint.file ?? 'text/plain';
  return (reply) =>
    leave(
      reply.header('content-disposition', `attachment; filename="${name}"`),
      endpoint,
      Readable.from(file()),
      type,
    );
}

export function createRoutes(
  app: FastifyInstance,
  deps: {
    sessions: Sessions;
    partners: EmbedDoors;
    limits: RateLimits;
    watchdog: Watchdog;
    shared: SharedReads;
    checkAnswers: boolean;
  },
): Routes {
  const served: Endpoint[] = [];
  const callerOf = createCallers(deps);

  /** Serves an endpoint: authenticates, counts limits and parses the input before the handler runs. */
  function open<E extends Endpoint>(
    endpoint: E,
    answer: (input: InferOutput<E['input']>, caller: Caller<E>, request: FastifyRequest) => Promise<Send>,
  ): void {
    served.push(endpoint);
    const onRequest = deps.partners.openTo(app, endpoint, pattern(endpoint));
    const prepare = async (request: FastifyRequest): Promise<Send> => {
      const caller = await callerOf(endpoint, request);
      const input = readInput(endpoint, request, caller.locale);
      if (!('output' in input)) return (reply) => sendFields(reply, 'INVALID', caller.locale, input.faults);
      if (!isCallerOf(endpoint, caller)) throw new OverdueError();
      return answer(input.output, caller, request);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const send = await deps.watchdog(() => prepare(request));
      return send(reply);
    };
    place(app, endpoint, (at) =>
      at.route({
        method: endpoint.method,
        url: pattern(endpoint),
        ...(onRequest && { onRequest }),
        handler,
      }),
    );
  }

  function envelopeOf(endpoint: Endpoint, data: unknown, locale: Locale): Send {
    if (deps.checkAnswers) {
      const answer = safeParse(endpoint.data, data);
      if (!answer.success)
        throw new Error(`${endpoint.path} answers what the contract does not: ${answer.issues[0].message}`);
    }
    const envelope = { code: codes.success, msg: say(locale, 'success'), data };
    return (reply) => leave(reply, endpoint, JSON.stringify(envelope), 'application/json');
  }

  return {
    served: () => served,
    serve(endpoint, handler) {
      open(endpoint, async (input, caller) =>
        envelopeOf(endpoint, await handler(input, caller), caller.locale),
      );
    },
    servePublic<E extends Endpoint>(
      endpoint: E & { access: 'anyone' | 'either' },
      handler: PublicHandler<E>,
    ) {
      const share = deps.shared<EndpointData<E>>(sharedFor);
      open(endpoint, async (input, caller) => {
        const userId = 'userId' in caller ? caller.userId : null;
        const read = () => handler(input, userId);
        const data = await (userId === null ? share(JSON.stringify(input), read) : read());
        return envelopeOf(endpoint, data, caller.locale);
      });
    },
    serveBytes(endpoint, handler) {
      open(endpoint, async (input, caller, request) =>
        envelopeOf(endpoint, await handler(input, caller, bytesOf(request)), caller.locale),
      );
    },
    serveStored(endpoint, handler) {
      open(endpoint, async (input, caller, request) =>
        prepareStored(request.headers.range, await handler(input, caller)),
      );
    },
    serveFile(endpoint, handler) {
      open(endpoint, async (input, caller) => fileOf(endpoint, await handler(input, caller)));
    },
  };
}
