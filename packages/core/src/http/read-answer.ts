import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { type Envelope, codes, envelopeSchema } from './envelope.ts';
import { ApiError, type ApiErrorKind, notLogin } from './http.errors.ts';
import type { httpVi } from './http.vi.ts';
import { type Refusal, refusalSchema } from './refusal.schema.ts';
import type { Locale } from '../ports/locale.ts';
import { parseRetryAfter } from './retry-after.ts';
import { cutText } from '../text/cut-text.ts';

export type HttpText = Extract<
  keyof typeof httpVi,
  `http.${'generic' | 'rateLimited' | 'timeout' | 'offline' | 'malformed'}`
>;
/** Translates a default message. */
export type SayHttp = (key: HttpText) => string;

const maxAnswerBytes = 5 * 1024 * 1024;
/** The longest server message that is shown, in characters. */
const maxMessageLength = 4096;

const kinds: Record<number, ApiErrorKind> = {
  [codes.overdue]: 'overdue',
  [codes.rateLimited]: 'rate-limited',
  [codes.timeout]: 'timeout',
  [codes.refused]: 'refused',
};
const kindsOfStatus: Record<number, ApiErrorKind> = {
  401: 'overdue',
  408: 'timeout',
  429: 'rate-limited',
  504: 'timeout',
};
export const textByKind: Record<Exclude<ApiErrorKind, 'overdue'>, HttpText> = {
  refused: 'http.generic',
  'rate-limited': 'http.rateLimited',
  timeout: 'http.timeout',
  offline: 'http.offline',
  malformed: 'http.malformed',
  generic: 'http.generic',
};

const getDefault = (kind: ApiErrorKind, say: SayHttp) =>
  kind === 'overdue' ? notLogin : say(textByKind[kind]);

class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxAnswerBytes) {
      void reader.cancel().catch(() => undefined);
      throw new UnreadableAnswer(`The answer is larger than ${maxAnswerBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function openEnvelope(text: string): Envelope {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableAnswer('The answer is not JSON', { cause });
  }
  const envelope = safeParse(envelopeSchema, json);
  if (!envelope.success)
    throw new UnreadableAnswer(`The answer is no envelope: ${envelope.issues[0].message}`);
  return envelope.output;
}

type Words = NonNullable<Envelope['said']>[string];

/** The sentences of its fields follow the language. */
function inLanguage(refusal: Refusal, words: () => Words | undefined): Refusal {
  const { fields } = refusal;
  return fields === undefined
    ? refusal
    : {
        ...refusal,
        get fields() {
          return words()?.fields ?? fields;
        },
      };
}

/**
 * Returns the data of an answer, or throws its `ApiError`. The envelope's code decides; the HTTP status decides without
 * an envelope, and where it is an error although the envelope says success. The `cause` of an error by status says what
 * was wrong with the body.
 */
export async function readAnswer<Data extends GenericSchema>(
  response: Response,
  schema: Data,
  { now, say, locale }: { now: number; say: SayHttp; locale: () => Locale },
): Promise<InferOutput<Data>> {
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'), now);
  const fail = (kind: ApiErrorKind, code: number, details?: Partial<Envelope> & { cause?: unknown }) => {
    const refusal = safeParse(refusalSchema, details?.data);
    const words = () => details?.said?.[locale()];
    const message = () => cutText((words() ?? details)?.msg ?? '', maxMessageLength) || getDefault(kind, say);
    return new ApiError(kind, message, {
      code,
      retryAfter,
      refusal: kind === 'refused' && refusal.success ? inLanguage(refusal.output, words) : undefined,
      cause: details?.cause,
    });
  };

  const failByStatus = (cause: unknown) =>
    fail(kindsOfStatus[response.status] ?? (response.ok ? 'malformed' : 'generic'), response.status, {
      cause,
    });

  let envelope: Envelope;
  try {
    envelope = openEnvelope(await readText(response));
  } catch (cause) {
    if (cause instanceof UnreadableAnswer) throw failByStatus(cause);
    throw cause;
  }
  const { code, data } = envelope;
  if (code !== codes.success) throw fail(kinds[code] ?? 'generic', code, envelope);
  if (!response.ok)
    throw failByStatus(new UnreadableAnswer('The envelope says success, the status does not'));

  const parsed = safeParse(schema, data);
  if (parsed.success) return parsed.output;
  throw fail('malformed', code, {
    cause: new UnreadableAnswer(`The data has another shape: ${parsed.issues[0].message}`),
  });
}
