import type { Ports } from '../ports/ports.ts';

/** One request: `path` below the API base with its slash first, `body` as the bytes or the text that is sent. */
export type Sent = {
  path: string;
  method: string;
  query: Record<string, string>;
  headers: Headers;
  signal: AbortSignal;
  /** As of `fetch`: the request may outlive the page. */
  keepalive: boolean;
  body: Blob | string | null;
};

/** Gives a request to the port `fetch` and answers whatever comes, whatever its status. Retries and limits are the caller's. */
export type Send = (request: Sent) => Promise<Response>;

/** `apiBase`: absolute, or a path of this page. Where there is no page it is one of `http://localhost`. */
export type CreateSend = (options: { apiBase: string; fetch: Ports['fetch'] }) => Send;
