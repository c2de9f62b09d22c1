import type { IncomingHttpHeaders } from 'node:http';

/**
 * Where the calling page comes from. Browsers name it in `Origin`, but not in a GET to the page's own server, where
 * `Sec-Fetch-Site` says so instead; scripts can write neither. Null for callers that are no page.
 */
export function callingOrigin(headers: IncomingHttpHeaders, publicUrl: string): string | null {
  if (headers.origin !== undefined) return headers.origin;
  return headers['sec-fetch-site'] === 'same-origin' ? new URL(publicUrl).origin : null;
}

/** Pages of this very host, of the public address, and callers that are no page at all. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}
