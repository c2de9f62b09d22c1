import type { Endpoint } from './define-endpoint.ts';
import { ApiError } from './http.errors.ts';

export type Outgoing = { path: string; query: Record<string, string>; body: Record<string, unknown> | null };

/** `.` and `..` would climb out of the path, so they are as unusable as nothing at all. */
const isSegment = (text: string) => text !== '' && text !== '.' && text !== '..';

/**
 * Places the input: path parameters into the path, the rest into the query (GET) or the JSON body (POST).
 * A missing path parameter raises an `ApiError` that names it.
 */
export function buildRequest(endpoint: Endpoint, input: unknown): Outgoing {
  const rest: Record<string, unknown> = typeof input === 'object' ? { ...input } : {};
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = rest[name];
    delete rest[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (!isSegment(text)) {
      throw new ApiError('generic', `Missing route parameter "${name}" in ${endpoint.path}`, { code: 0 });
    }
    return encodeURIComponent(text);
  });
  if (endpoint.method === 'POST') return { path, query: {}, body: rest };

  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      query[name] = String(value);
    }
  }
  return { path, query, body: null };
}
