import type { Ports } from '../ports/ports.ts';

/** `path` is below the API base and begins with a slash. */
export type Sent = {
  path: string;
  method: string;
  query: Record<string, string>;
  headers: Headers;
  signal: AbortSignal;
  /** As in `fetch`. */
  keepalive: boolean;
  body: Blob | string | null;
};

/** Sends a request by the port `fetch` and returns any status. Retries and limits are the caller's. */
export type Send = (request: Sent) => Promise<Response>;

/** `apiBase`: absolute, or a path on the page's origin (`http://localhost` without a page). */
export type CreateSend = (options: { apiBase: string; fetch: Ports['fetch'] }) => Send;
