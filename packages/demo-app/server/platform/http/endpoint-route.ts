import { Readable } from 'node:stream';
import { type Endpoint, type EndpointData, type Locale, codes, timeHeader } from '@keo/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InferOutput, safeParse } from 'valibot';
import { say } from '../texts/say.ts';
import { sendFields } from './answer-errors.ts';
import { getBodyLimit } from './body-limits.ts';
import type { Clock } from '../clock.ts';
import { type AnyCaller, type Caller, createCallers, isCallerFor } from '../security/callers.ts';
import { holdsNoSecret } from './compression.ts';
import type { PartnerAuth } from '../security/partner-auth.ts';
import type { Watchdog } from '../database/watchdog.ts';
import { type StoredAnswer, prepareStored } from './stored-answer.ts';
import { type RateLimits, noRateLimits } from '../security/rate-limits.ts';
import { type IncomingBytes, readBytes, readInput } from './read-request.ts';
import { UnauthorizedError } from './refusal.ts';
import type { Sessions } from '../security/sessions.ts';
import { type SharedReads, sharedFor } from './shared-reads.ts';

type Handler<E extends Endpoint, Answer = EndpointData<E>> = (
  input: InferOutput<E['input']>,
  caller: Caller<E>,
) => Promise<Answer>;

/** Gets nothing of the caller but the user, so that answers can be shared by all who are not signed in. */
type PublicHandler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  userId: string | null,
) => Promise<EndpointData<E>>;

type Send = (reply: FastifyReply) => FastifyReply;

/** A generated file: its name, and its text as a stream. */
type GeneratedFile = { name: string; lines: AsyncIterable<string> };

type BytesHandler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  caller: Caller<E>,
  body: IncomingBytes,
) => Promise<EndpointData<E>>;

export type Routes = {
  /** Serves an endpoint of the contract below /au/api. */
  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** A public read: callers who are not signed in share its answers for some seconds. */
  servePublic<E extends Endpoint>(
    endpoint: E & { access: 'anyone' | 'either' },
    handler: PublicHandler<E>,
  ): void;
  /** Answers a generated file, streamed. */
  serveFile<E extends Endpoint>(endpoint: E, handler: Handler<E, GeneratedFile>): void;
  /** A body that is not JSON: the handler must read the stream to its end. */
  serveBytes<E extends Endpoint>(endpoint: E, handler: BytesHandler<E>): void;
  /** Answers stored bytes, or the requested range of them. */
  serveStored<E extends Endpoint>(endpoint: E, handler: Handler<E, StoredAnswer>): void;
  /** For the API document and the authorisation table. */
  served(): readonly Endpoint[];
};

export const apiBase = '/au/api';

const pattern = (endpoint: Endpoint) => `${apiBase}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function sendAnswer(
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

/** A body that is not JSON gets an encapsulated plugin, so that no other route accepts it. */
function addRoute(app: FastifyInstance, { body }: Endpoint, serve: (at: FastifyInstance) => void): void {
  if (body === 'application/json') return serve(app);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(body, (_request, payload, done) => done(null, payload));
    serve(scope);
  });
}

async function getFile(endpoint: Endpoint, { name, lines }: GeneratedFile): Promise<Send> {
  // Awaits the first line before the headers, so that a refusal still gets its status.
  const pieces = lines[Symbol.asyncIterator]();
  const first = await pieces.next();
  const file = async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  };
  const type = endpoint.file ?? 'text/plain';
  return (reply) =>
    sendAnswer(
      reply.header('content-disposition', `attachment; filename="${name}"`),
      endpoint,
      Readable.from(file()),
      type,
    );
}

export function createRoutes(
  app: FastifyInstance,
  deps: {
    clock: Pick<Clock, 'now'>;
    sessions: Sessions;
    partners: PartnerAuth;
    limits: RateLimits;
    watchdog: Watchdog;
    shared: SharedReads;
    checkAnswers: boolean;
  },
): Routes {
  const served: Endpoint[] = [];
  const getCaller = createCallers(deps);
  const getUncountedCaller = createCallers({ ...deps, limits: noRateLimits });
  const admitted = new WeakMap<FastifyRequest, { caller: AnyCaller; isWhole: boolean }>();

  /** Before a body is read, so that one who is over the limits has none parsed. */
  const admit = (endpoint: Endpoint) => async (request: FastifyRequest) => {
    const caller = await deps.watchdog(() => getCaller(endpoint, request));
    const { raw } = request;
    // A request that was injected came in one piece, and does not say so.
    admitted.set(request, { caller, isWhole: !('complete' in raw) || raw.complete });
  };

  /** A session may end while the rest of a body is on its way. */
  async function callerNow(endpoint: Endpoint, request: FastifyRequest): Promise<AnyCaller> {
    const known = admitted.get(request);
    if (!known) throw new Error(`${endpoint.path} is served before its caller is known`);
    const isStream = endpoint.body !== 'application/json';
    return known.isWhole || isStream ? known.caller : getUncountedCaller(endpoint, request);
  }

  /** Authenticates, counts limits and parses the input before the handler runs. */
  function register<E extends Endpoint>(
    endpoint: E,
    answer: (input: InferOutput<E['input']>, caller: Caller<E>, request: FastifyRequest) => Promise<Send>,
  ): void {
    served.push(endpoint);
    const allowCors = deps.partners.allowCors(app, endpoint, pattern(endpoint));
    const prepare = async (request: FastifyRequest): Promise<Send> => {
      const caller = await callerNow(endpoint, request);
      const input = readInput(endpoint, request);
      if (!('output' in input)) return (reply) => sendFields(reply, 'INVALID', input.faults);
      if (!isCallerFor(endpoint, caller)) throw new UnauthorizedError();
      return answer(input.output, caller, request);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const send = await deps.watchdog(() => prepare(request));
      return send(reply);
    };
    addRoute(app, endpoint, (at) =>
      at.route({
        method: endpoint.method,
        url: pattern(endpoint),
        bodyLimit: getBodyLimit(endpoint),
        onRequest: [...(allowCors ? [allowCors] : []), admit(endpoint)],
        onSend: async (_request, reply) => void reply.header(timeHeader.name, +deps.clock.now()),
        handler,
      }),
    );
  }

  function toEnvelope(endpoint: Endpoint, data: unknown, locale: Locale): Send {
    if (deps.checkAnswers) {
      const answer = safeParse(endpoint.data, data);
      if (!answer.success)
        throw new Error(`${endpoint.path} answers what the contract does not: ${answer.issues[0].message}`);
    }
    const envelope = { code: codes.success, msg: say(locale, 'success'), data };
    return (reply) => sendAnswer(reply, endpoint, JSON.stringify(envelope), 'application/json');
  }

  return {
    served: () => served,
    serve(endpoint, handler) {
      register(endpoint, async (input, caller) =>
        toEnvelope(endpoint, await handler(input, caller), caller.locale),
      );
    },
    servePublic<E extends Endpoint>(
      endpoint: E & { access: 'anyone' | 'either' },
      handler: PublicHandler<E>,
    ) {
      const share = deps.shared<EndpointData<E>>(sharedFor);
      register(endpoint, async (input, caller) => {
        const userId = 'userId' in caller ? caller.userId : null;
        const read = () => handler(input, userId);
        const data = await (userId === null ? share(JSON.stringify(input), read) : read());
        return toEnvelope(endpoint, data, caller.locale);
      });
    },
    serveBytes(endpoint, handler) {
      register(endpoint, async (input, caller, request) =>
        toEnvelope(endpoint, await handler(input, caller, readBytes(request)), caller.locale),
      );
    },
    serveStored(endpoint, handler) {
      register(endpoint, async (input, caller, request) =>
        prepareStored(request.headers.range, await handler(input, caller)),
      );
    },
    serveFile(endpoint, handler) {
      register(endpoint, async (input, caller) => getFile(endpoint, await handler(input, caller)));
    },
  };
}
