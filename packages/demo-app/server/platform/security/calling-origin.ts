import type { IncomingHttpHeaders } from 'node:http';

/**
 * The origin of the calling page: `Origin`, or `Sec-Fetch-Site` for a same-origin GET, which has no `Origin`. Scripts
 * can write neither. Null for callers that are no page.
 */
export function callingOrigin(headers: IncomingHttpHeaders, publicUrl: string): string | null {
  if (headers.origin !== undefined) return headers.origin;
  return headers['sec-fetch-site'] === 'same-origin' ? new URL(publicUrl).origin : null;
}

/** True for pages of this host and of the public address, and for callers that are no page. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}
