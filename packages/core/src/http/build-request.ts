import type { Endpoint } from './define-endpoint.ts';
import { fillPath } from './fill-path.ts';

export type Outgoing = { path: string; query: Record<string, string>; body: Record<string, unknown> | null };

/**
 * Puts path parameters into the path, the rest into the query (GET) or the body (POST). A missing path parameter raises
 * an `ApiError` that names it.
 */
export function buildRequest(endpoint: Endpoint, input: unknown): Outgoing {
  const rest: Record<string, unknown> = typeof input === 'object' ? { ...input } : {};
  const path = fillPath(endpoint.path, rest);
  if (endpoint.method === 'POST') return { path, query: {}, body: rest };

  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      query[name] = String(value);
    }
  }
  return { path, query, body: null };
}
