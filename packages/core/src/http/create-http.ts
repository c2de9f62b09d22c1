import type { Clock, Ports } from '../ports/ports.ts';
import type { Locale } from '../ports/locale.ts';
import { runWithin, wait } from './attempt.ts';
import { buildRequest } from './build-request.ts';
import type { Endpoint, EndpointData, EndpointInput } from './define-endpoint.ts';
import { codes } from './envelope.ts';
import { ApiError, isApiError, isOverdue, notLogin } from './http.errors.ts';
import { jsonType } from './json-type.ts';
import { type SayHttp, readAnswer, textByKind } from './read-answer.ts';
import { createRequestIds, hasRequestId } from './request-ids.ts';
import type { CreateSend } from './send.ts';

const attemptLimit = 10_000;
/** All of our own attempts and waits together. See docs/decisions/0002. */
const totalLimit = 15_000;
/** With the waits that the server asks for. */
const longestLimit = 30_000;
const longestRetryAfter = 30_000;
/** Files may take longer. */
const fileLimit = 120_000;
const maxRetries = 2;
const retriedStatuses: ReadonlySet<number> = new Set([408, 413, 429, 500, 502, 503, 504]);
const retriedCodes: ReadonlySet<number> = new Set([codes.rateLimited, codes.timeout]);

/** Who is calling, as the HTTP layer sees it: something with an access token. */
export type Caller = { readonly accessToken: string };

/** `renew` returns a newer token for a refused one, or throws an `ApiError`. */
export type CallerSource<C extends Caller> = {
  current(): C | null;
  renew(refused: C): Promise<C>;
};

/**
 * `body`: bytes, or the parts of a multipart body, by default the input. `headers` do not replace those of the call
 * itself. `keepalive` outlives the page.
 */
export type CallOptions = {
  signal?: AbortSignal | undefined;
  body?: Blob | FormData | undefined;
  headers?: Record<string, string> | undefined;
  keepalive?: boolean | undefined;
};

/**
 * Calls an endpoint and returns its data. Rejects with an `ApiError`, or an `AbortError` after `signal`. A GET is
 * retried twice where that may help, a POST only by the `requestId` of an idempotent endpoint, which is added where the
 * input has none; 15 s at most for
 * everything, and 30 s where the server asks to wait. An overdue token is renewed once. An endpoint with a `file`
 * returns its text.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointData<E>>;

/** As one user, or as nobody: no token renewal. */
export type CallAs = <E extends Endpoint>(
  caller: Caller | null,
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointData<E>>;

/** Returns the `ApiError` instead of rejecting with it; an abort still rejects. */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointData<E> | ApiError>;

/** Calls that return their error: `askBy(keo.call)`. */
export const askBy =
  (call: Call): Ask =>
  async (endpoint, input, options) => {
    try {
      return await call(endpoint, input, options);
    } catch (error) {
      if (isApiError(error)) return error;
      throw error;
    }
  };

export type Http = { call: Call; callAs: CallAs };

export type HttpOptions<C extends Caller> = {
  /** Base URL of the API, for example `/au/api`. Absolute where there is no page. */
  apiBase: string;
  ports: Pick<Ports, 'clock' | 'fetch' | 'random'>;
  /** For moments that an answer names; by default the clock's. */
  serverNow?: () => number;
  locale: () => Locale;
  say: SayHttp;
  callers: CallerSource<C>;
  createSend: CreateSend;
};

/** `deadline` moves with the waits that the server asks for, up to `latest`. */
type Attempt = CallOptions & {
  caller: Caller | null;
  deadline: number;
  latest: number;
};

const limitsFrom = (now: number) => ({ deadline: now + totalLimit, latest: now + longestLimit });

const isRepeatable = (endpoint: Endpoint, input: unknown): boolean =>
  endpoint.method === 'GET' || (endpoint.idempotent && hasRequestId(input));

/** The calls of one client: limits, repeats and the renewal of an overdue token, over whatever sends a request. */
export function createHttp<C extends Caller>(options: HttpOptions<C>): Http {
  const { apiBase, ports, locale, say, callers } = options;
  const clock: Clock = ports.clock;
  const { serverNow = () => clock.now() } = options;
  const withId = createRequestIds();
  const send = options.createSend({ apiBase, fetch: ports.fetch });

  /** One exchange. Returns the status with the error, because the envelope does not tell a 503 from a 500. */
  async function exchange<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, attempt: Attempt) {
    const { path, query, body } = buildRequest(endpoint, input);
    const headers = new Headers(attempt.headers);
    headers.set('accept', 'application/json');
    headers.set('accept-language', locale());
    if (attempt.caller) headers.set('authorization', attempt.caller.accessToken);
    else headers.delete('authorization');
    let status = 0;
    try {
      const settings = attempt.body ?? body;
      // JSON and bytes are sent in this task, because the page may be closing. Other bodies load their encoder first.
      const packed =
        settings instanceof Blob
          ? { type: endpoint.body, body: settings }
          : endpoint.body === 'application/json'
            ? { type: jsonType, body: body && JSON.stringify(body) }
            : await (await import('./pack-body.ts')).packBody(endpoint.body, settings ?? {});
      headers.set('content-type', packed.type);
      const limit = endpoint.file ? fileLimit : Math.min(attemptLimit, attempt.deadline - clock.now());
      const timedOut = () => new ApiError('timeout', () => say('http.timeout'), { code: 0 });
      const data = await runWithin({ clock, limit, signal: attempt.signal, timedOut }, async (signal) => {
        const response = await send({
          path,
          method: endpoint.method,
          query,
          headers,
          signal,
          keepalive: attempt.keepalive ?? false,
          body: packed.body,
        });
        status = response.status;
        const isFile = response.ok && response.headers.get('content-type')?.startsWith(`${endpoint.file}`);
        if (isFile) return response.text();
        return readAnswer(response, endpoint.data, { now: serverNow(), say, locale });
      });
      return { data: data as EndpointData<E> };
    } catch (error) {
      if (attempt.signal?.aborted) throw error;
      if (isApiError(error)) return { error, status };
      return {
        error: new ApiError('offline', () => say(textByKind.offline), { code: 0, cause: error }),
        status,
      };
    }
  }

  async function repeat<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, settings: Attempt) {
    let attempt = settings;
    for (let retries = 0; ; retries++) {
      const answer = await exchange(endpoint, input, attempt);
      if (!answer.error) return answer.data;
      const { error, status } = answer;
      const mayHelp = error.kind === 'offline' || retriedStatuses.has(status) || retriedCodes.has(error.code);
      const delay = error.retryAfter ?? ports.random() * 1000 * 2 ** retries;
      // Waits that the server asks for do not count against our own limit.
      const deadline = Math.min(attempt.deadline + (error.retryAfter ?? 0), attempt.latest);
      const fits = delay <= longestRetryAfter && clock.now() + delay < deadline;
      if (retries === maxRetries || !isRepeatable(endpoint, input) || !mayHelp || !fits) throw error;
      await wait(clock, delay, attempt.signal);
      attempt = { ...attempt, deadline };
    }
  }

  async function call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, settings: CallOptions = {}) {
    const caller = callers.current();
    if (!caller && endpoint.access === 'session') {
      throw new ApiError('overdue', notLogin, { code: codes.overdue });
    }
    const limits = limitsFrom(clock.now());
    try {
      return await repeat(endpoint, input, { ...settings, caller, ...limits });
    } catch (error) {
      if (!caller || !isOverdue(error)) throw error;
      const limit = limits.deadline - clock.now();
      const timedOut = () => new ApiError('timeout', () => say('http.timeout'), { code: 0 });
      // The renewal is shared and goes on; this call waits only until its own limit.
      const renewed = await runWithin({ clock, limit, signal: settings.signal, timedOut }, () =>
        callers.renew(caller),
      ).catch((failure: unknown) => {
        // The session is over: what the server said to this call is the reason.
        throw isOverdue(failure) ? error : failure;
      });
      return repeat(endpoint, input, { ...settings, caller: renewed, ...limits });
    }
  }

  return {
    call: (endpoint, input, settings) => withId(endpoint, input, (own) => call(endpoint, own, settings)),
    callAs: (caller, endpoint, input, options) =>
      withId(endpoint, input, (own) =>
        repeat(endpoint, own, { ...options, caller, ...limitsFrom(clock.now()) }),
      ),
  };
}
