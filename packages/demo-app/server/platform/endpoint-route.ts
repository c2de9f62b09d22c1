import { Readable } from 'node:stream';
import { type Endpoint, type EndpointData, type Locale, codes } from '@keo/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InferOutput, safeParse } from 'valibot';
import { localeOf, say } from '../texts/say.ts';
import { sendFields } from './answer-errors.ts';
import { holdsNoSecret } from './compression.ts';
import { deviceName } from './device-name.ts';
import { fieldMessages } from './field-messages.ts';
import type { EmbedDoors } from './embed-doors.ts';
import { isNarrow } from './embeds.ts';
import type { Watchdog } from './watchdog.ts';
import { toStoredText } from './stored-text.ts';
import { type StoredAnswer, prepareStored } from './stored-answer.ts';
import type { Budget, RateLimits } from './rate-limits.ts';
import { OverdueError, RefusalError } from './refusal.ts';
import type { Grant, Sessions } from './sessions.ts';
import { type SharedReads, sharedFor } from './shared-reads.ts';

/** Anybody: the language they read, where they call from, a short name of their device. */
export type Visitor = { locale: Locale; address: string; device: string };
/** A signed-in user. `grant` is what their token allows where it is a narrow one, null for a whole session. */
export type Member = Visitor & { userId: string; sessionId: string; grant: Grant | null };

/** A partner's own server. */
export type PartnerServer = Visitor & { partnerId: string };

/** A caller with or without a session. */
export type Reader = Visitor & { userId: string | null };

type Caller<E extends Endpoint> = {
  anyone: Visitor;
  either: Reader;
  session: Member;
  partner: PartnerServer;
}[E['access']];
type Handler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  caller: Caller<E>,
) => Promise<EndpointData<E>>;

/** Knows of its caller only who is signed in, so that all others are answered alike. */
type PublicHandler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  userId: string | null,
) => Promise<EndpointData<E>>;

/** Sends a prepared answer. */
type Send = (reply: FastifyReply) => FastifyReply;

/** Answers a generated file: its name, and its text as a stream. */
type FileHandler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  caller: Caller<E>,
) => Promise<{ name: string; lines: AsyncIterable<string> }>;

/** A body that is no JSON: its bytes as they come, and what the request says about them. */
export type IncomingBytes = { stream: Readable; contentType: string; length: number | null };

type BytesHandler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  caller: Caller<E>,
  body: IncomingBytes,
) => Promise<EndpointData<E>>;

type StoredHandler<E extends Endpoint> = (
  input: InferOutput<E['input']>,
  caller: Caller<E>,
) => Promise<StoredAnswer>;

export type Routes = {
  /** Serves an endpoint of the contract below /au/api. Budgets beside the one for reads or writes go in `take`. */
  serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** The same for a read that is open to everybody: those who are not signed in share its answers for some seconds. */
  servePublic<E extends Endpoint>(
    endpoint: E & { access: 'anyone' | 'either' },
    handler: PublicHandler<E>,
  ): void;
  /** The same for an endpoint that answers a file: its lines leave as they are made. */
  serveFile<E extends Endpoint>(endpoint: E, handler: FileHandler<E>): void;
  /** The same for an endpoint whose body is no JSON: its handler must read the bytes to their end. */
  serveBytes<E extends Endpoint>(endpoint: E, handler: BytesHandler<E>): void;
  /** The same for an endpoint that answers bytes kept somewhere, or the range of them that was asked for. */
  serveStored<E extends Endpoint>(endpoint: E, handler: StoredHandler<E>): void;
  /** Every endpoint served so far, for the API document and the authorisation table. */
  served(): readonly Endpoint[];
};

export const apiBase = '/au/api';

/** `/user/info/{id}` as the router writes it. */
const pattern = (endpoint: Endpoint) => `${apiBase}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** The access token, raw as the specification sends it or after `Bearer `. Cookies authorise nothing. */
const tokenOf = (request: FastifyRequest) =>
  (request.headers.authorization ?? '').replace(/^Bearer /i, '').trim();

const fieldsOf = (given: unknown): object => (typeof given === 'object' && given !== null ? given : {});

const isCallerOf = <E extends Endpoint>(
  endpoint: E,
  caller: Visitor | Reader | Member | PartnerServer,
): caller is Caller<E> =>
  endpoint.access === 'anyone' || (endpoint.access === 'partner' ? 'partnerId' : 'userId') in caller;

function budgetOf({ reads, body }: Endpoint): Budget {
  if (reads) return 'reads';
  return body === 'application/octet-stream' ? 'parts' : 'writes';
}

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

  async function callerOf(
    endpoint: Endpoint,
    request: FastifyRequest,
  ): Promise<Visitor | Reader | Member | PartnerServer> {
    const visitor: Visitor = {
      locale: localeOf(request.headers['accept-language']),
      address: request.ip,
      device: deviceName(request.headers['user-agent']),
    };
    const countAddress = () =>
      deps.limits.takeFrom(request.ip, endpoint.reads ? 'readsByAddress' : 'writesByAddress');
    if (endpoint.access === 'anyone') {
      await countAddress();
      return visitor;
    }
    if (endpoint.access === 'partner')
      return { ...visitor, partnerId: await deps.partners.partnerOf(request) };
    const token = tokenOf(request);
    if (endpoint.access === 'either' && token === '') {
      await countAddress();
      return { ...visitor, userId: null };
    }
    const narrow = isNarrow(token) ? await deps.partners.holderOf(endpoint, request, token) : null;
    if (narrow) return { ...visitor, ...narrow };
    const identity = token === '' ? null : await deps.sessions.byAccessToken(token);
    if (!identity) {
      // An unknown token counts against the address, so that guessing is limited.
      await countAddress();
      throw new OverdueError();
    }
    await deps.limits.take(budgetOf(endpoint), `user:${identity.userId}`);
    return { ...visitor, userId: identity.userId, sessionId: identity.sessionId, grant: null };
  }

  /** Serves an endpoint: authenticates, counts limits and parses the input before the handler runs. */
  function open<E extends Endpoint>(
    endpoint: E,
    answer: (input: InferOutput<E['input']>, caller: Caller<E>, request: FastifyRequest) => Promise<Send>,
  ): void {
    served.push(endpoint);
    const onRequest = deps.partners.openTo(app, endpoint, pattern(endpoint));
    const prepare = async (request: FastifyRequest): Promise<Send> => {
      const caller = await callerOf(endpoint, request);
      const body = endpoint.body === 'application/json' ? request.body : {};
      const given = endpoint.method === 'GET' ? request.query : body;
      const { value, withNul } = toStoredText({ ...fieldsOf(given), ...fieldsOf(request.params) });
      if (withNul.length > 0) {
        const fields = withNul.map((field) => [field, say(caller.locale, 'field.nul')]);
        return (reply) => sendFields(reply, 'INVALID', caller.locale, Object.fromEntries(fields));
      }
      const input = safeParse(endpoint.input, value);
      if (!input.success) {
        const fields = fieldMessages(input.issues, caller.locale);
        return (reply) => sendFields(reply, 'INVALID', caller.locale, fields);
      }
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
      open(endpoint, async (input, caller, request) => {
        const { body: stream, headers } = request;
        // Without a content type no parser ran, so the body is no stream.
        if (!(stream instanceof Readable)) throw new RefusalError('INVALID', 'unreadable', { fields: {} });
        const length = headers['content-length'] === undefined ? null : Number(headers['content-length']);
        const contentType = headers['content-type'] ?? '';
        const data = await handler(input, caller, { stream, contentType, length });
        return envelopeOf(endpoint, data, caller.locale);
      });
    },
    serveStored(endpoint, handler) {
      open(endpoint, async (input, caller, request) =>
        prepareStored(request.headers.range, await handler(input, caller)),
      );
    },
    serveFile(endpoint, handler) {
      open(endpoint, async (input, caller) => {
        const { name, lines } = await handler(input, caller);
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
      });
    },
  };
}

/** A call without a payload may still say that its content is JSON: nothing then counts as an empty object. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, body, done);
  });
}
