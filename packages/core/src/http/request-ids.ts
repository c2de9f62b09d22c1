import type { Endpoint, EndpointData, EndpointInput } from './define-endpoint.ts';
import { isApiError } from './http.errors.ts';
import { randomId } from './random-id.ts';

/** Unanswered calls to remember. */
const most = 50;

export const hasRequestId = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'requestId' in input && input.requestId !== undefined;

/** Refused and nothing done; any other error may hide an answer that was lost. */
const isDecided = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'refused' && error.reason !== 'IN_PROGRESS';

/**
 * Adds the idempotency key where the caller gave none: one for each call, and the same for the same input until it is
 * answered, so that pressing again after a lost answer gets that answer.
 */
export function createRequestIds(newId: () => string = randomId) {
  const open = new Map<string, string>();
  return async <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    call: (input: EndpointInput<E>) => Promise<EndpointData<E>>,
  ): Promise<EndpointData<E>> => {
    if (!endpoint.idempotent || hasRequestId(input)) return call(input);
    const print = `${endpoint.path} ${JSON.stringify(input)}`;
    const requestId = open.get(print) ?? newId();
    open.delete(print);
    open.set(print, requestId);
    for (const oldest of [...open.keys()].slice(0, -most)) open.delete(oldest);
    try {
      const data = await call(Object.assign({}, input, { requestId }));
      open.delete(print);
      return data;
    } catch (error) {
      if (isDecided(error)) open.delete(print);
      throw error;
    }
  };
}
