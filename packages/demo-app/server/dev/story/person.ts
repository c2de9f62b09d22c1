import {
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  authEndpoints,
  envelopeSchema,
  uploadsEndpoints,
} from '@keo/core/contract';
import { type GenericSchema, parse } from 'valibot';

/** One request to the public API over any transport; the path is relative to its base. */
export type Send = (request: {
  method: 'GET' | 'POST';
  path: string;
  token: string | null;
  body: object | FormData | null;
}) => Promise<{ status: number; json: unknown }>;

/** Acts over the public API alone. */
export type Person = {
  readonly username: string;
  ask<Input extends GenericSchema, Data extends GenericSchema>(
    endpoint: Endpoint<Input, Data>,
    input: EndpointInput<Endpoint<Input, Data>>,
  ): Promise<EndpointData<Endpoint<Input, Data>>>;
  /** Returns the file's id. */
  upload(file: File): Promise<string>;
};

/** With the product's own text. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError' as const;
  readonly status: number;
  readonly reason: unknown;
  constructor(path: string, status: number, { msg, data }: { msg: string; data?: unknown }) {
    super(`${path} answered ${status}: ${msg}`);
    this.status = status;
    this.reason = Object(data)['reason'];
  }
}

const overdue = 401;

/** Signs in at the first request, and again when the session has ended. */
export function createPerson(send: Send, username: string, password: string): Person {
  let token: string | null = null;

  async function once(endpoint: Endpoint, path: string, body: object | null, as: string | null) {
    const { status, json } = await send({ method: endpoint.method, path, token: as, body });
    const envelope = parse(envelopeSchema, json);
    if (status !== 200) throw new RefusedError(path, status, envelope);
    return envelope.data;
  }

  async function signIn(): Promise<string> {
    const { login } = authEndpoints;
    const data = await once(login, login.path, { username, password }, null);
    return parse(login.data, data).accessToken;
  }

  async function exchange(endpoint: Endpoint, path: string, body: object | null) {
    token ??= await signIn();
    try {
      return await once(endpoint, path, body, token);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== overdue) throw error;
      token = await signIn();
      return once(endpoint, path, body, token);
    }
  }

  return {
    username,
    async ask(endpoint, input) {
      const isGet = endpoint.method === 'GET';
      const query = isGet
        ? new URLSearchParams(Object.entries(Object(input)).map(([k, v]) => [k, String(v)]))
        : '';
      const path = `${endpoint.path}${isGet ? `?${query}` : ''}`;
      return parse(endpoint.data, await exchange(endpoint, path, isGet ? null : Object(input)));
    },
    async upload(file) {
      const { uploadFile } = uploadsEndpoints;
      const form = new FormData();
      form.append('file', file);
      return parse(uploadFile.data, await exchange(uploadFile, uploadFile.path, form)).id;
    },
  };
}
