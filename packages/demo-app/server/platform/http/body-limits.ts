import type { Endpoint } from '@keo/core/contract';
import { jsonBytes } from './json-size.ts';

/** In bytes, also where an endpoint needs less, and for paths of no endpoint. */
export const smallestBody = 1024;

const takesJson = ({ method, body }: Endpoint) => method === 'POST' && body === 'application/json';

/** In bytes, of the JSON that an endpoint takes: what its longest valid input needs, or what it says itself. */
export const getBodyLimit = (endpoint: Endpoint): number =>
  endpoint.maxBytes ??
  (takesJson(endpoint) ? Math.max(smallestBody, jsonBytes(endpoint.input, endpoint.path)) : smallestBody);
