import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Scope } from './scope.schema.ts';

/**
 * Who may call: `anyone`; `session` for a call that carries the access token; `either` where both may, and who is
 * signed in is recognised; `partner` for a partner's server, which shows its key and its secret.
 */
export type Access = 'anyone' | 'either' | 'session' | 'partner';

/** `text/plain`: the field `text` of the input. `application/octet-stream`: bytes given beside the input. */
export type BodyType =
  | 'application/json'
  | 'text/plain'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'
  | 'application/octet-stream';
/** `application/octet-stream`: bytes kept somewhere, answered as what they are. */
type FileAnswer = 'text/csv' | 'application/octet-stream';

/**
 * One row of the call table: the same object types the call, checks its answer and guards the server's door.
 * See docs/decisions/0002.
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
  /** A narrow token with any of these is taken as well; without one only a whole session is. */
  readonly scopes: readonly Scope[];
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Shape of the query (GET) or the JSON body (POST), path parameters included. */
  readonly input: Input;
  /** Shape of the envelope's `data`. */
  readonly data: Data;
  /** Whether it changes nothing, as every GET does not; some reads need a body. */
  readonly reads: boolean;
  /** True where the input carries a `requestId`, so that a repeated POST gets the same answer. */
  readonly idempotent: boolean;
  /** What the body of a POST is, and says it is. Our server reads one that is not JSON as it comes, with its input in the path. */
  readonly body: BodyType;
  /** The content type of an answer that is a file and no envelope; null for every other. */
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
    'method' | 'reads' | 'idempotent' | 'body' | 'file' | 'scopes'
  > & {
    method?: Endpoint['method'];
    reads?: boolean;
    idempotent?: boolean;
    body?: BodyType;
    file?: FileAnswer;
    scopes?: readonly Scope[];
  },
): Endpoint<Input, Data, Who> {
  return {
    method: 'GET',
    reads: endpoint.method !== 'POST',
    idempotent: false,
    body: 'application/json',
    file: null,
    scopes: [],
    ...endpoint,
  };
}
