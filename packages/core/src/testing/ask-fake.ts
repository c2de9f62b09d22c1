import { parse } from 'valibot';
import type { Endpoint, EndpointData, EndpointInput } from '../http/define-endpoint.ts';
import { codes } from '../http/envelope.ts';
import type { FakeServer } from './fake-server.ts';

/** Calls an in-memory server as its users; each is signed in once. */
export function createCalls(server: FakeServer) {
  const tokens = new Map<string, string>();
  /** The envelope, also of a refusal. */
  function ask<E extends Endpoint>(as: string, { method, path }: E, input: EndpointInput<E>) {
    const token = tokens.get(as) ?? server.open(as).accessToken;
    tokens.set(as, token);
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(input ?? {})).toString()}` : '';
    return server.answer({ method, path: path + query, body: input, token }).envelope;
  }
  /** The data of the answer; throws on a refusal. */
  function call<E extends Endpoint>(as: string, endpoint: E, input: EndpointInput<E>): EndpointData<E> {
    const { code, msg, data } = ask(as, endpoint, input);
    if (code !== codes.success) throw new Error(`${msg}: ${JSON.stringify(data)}`);
    return parse(endpoint.data, data);
  }
  return { ask, call };
}
