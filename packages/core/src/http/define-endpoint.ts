import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Scope } from './scope.schema.ts';

/**
 * `session`: with an access token. `either`: with or without one. `partner`: a partner's server, with its key and
 * secret.
 */
export type Access = 'anyone' | 'either' | 'session' | 'partner';

/** `text/plain`: the field `text` of the input. `application/octet-stream`: bytes given beside the input. */
export type BodyType =
  | 'application/json'
  | 'text/plain'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'
  | 'application/octet-stream';
/** `application/octet-stream`: stored bytes, with their own content type. */
type FileAnswer = 'text/csv' | 'application/octet-stream';

/**
 * One endpoint: types the call, checks its answer, and validates the request on the server. See docs/decisions/0002.
 */
export type Endpoint<
  Input extends GenericSchema = GenericSchema,
  Data extends GenericSchema = GenericSchema,
  Who extends Access = Access,
> = {
  readonly method: 'GET' | 'POST';
  /** Path below the API base, for example `/user/info/{id}`; `{id}` is filled from the input of that name. */
  readonly path: `/${string}`;
  readonly access: Who;
  /** Scopes of which a narrow token needs one; none: only a whole session may call. */
  readonly scopes: readonly Scope[];
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Shape of the query (GET) or the JSON body (POST), path parameters included. */
  readonly input: Input;
  /** Shape of the envelope's `data`. */
  readonly data: Data;
  /** Changes nothing, like every GET; some reads need a body. */
  readonly reads: boolean;
  /** The input carries a `requestId`, the idempotency key. */
  readonly idempotent: boolean;
  /** Content type of a POST. The server does not parse a body that is not JSON; its input is in the path. */
  readonly body: BodyType;
  /** Of a JSON body, in bytes, where that is not what the longest input needs. */
  readonly maxBytes: number | null;
  /** Content type of an answer that is a file; null for an envelope. */
  readonly file: FileAnswer | null;
};

export type EndpointInput<E extends Endpoint> = InferInput<E['input']>;
export type EndpointData<E extends Endpoint> = InferOutput<E['data']>;

/** Defines an endpoint of the contract; a GET unless it says otherwise. Paths are below `/au/api`. */
export function defineEndpoint<
  const Input extends GenericSchema,
  const Data extends GenericSchema,
  const Who extends Access,
>(
  endpoint: Omit<
    Endpoint<Input, Data, Who>,
    'method' | 'reads' | 'idempotent' | 'body' | 'maxBytes' | 'file' | 'scopes'
  > & {
    method?: Endpoint['method'];
    reads?: boolean;
    idempotent?: boolean;
    body?: BodyType;
    maxBytes?: number;
    file?: FileAnswer;
    scopes?: readonly Scope[];
  },
): Endpoint<Input, Data, Who> {
  return {
    method: 'GET',
    reads: endpoint.method !== 'POST',
    idempotent: false,
    body: 'application/json',
    maxBytes: null,
    file: null,
    scopes: [],
    ...endpoint,
  };
}
