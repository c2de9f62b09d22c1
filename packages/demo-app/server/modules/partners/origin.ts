const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Exactly as a browser sends it: scheme, host, and the port where it is not the default. Null for anything else; http
 * only for localhost.
 */
export function readOrigin(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { origin, protocol, hostname } = new URL(typed);
  if (origin !== typed) return null;
  // No wildcards: browsers send full hosts.
  const isHost = /^[a-z0-9.-]+$/.test(hostname) || local.has(hostname);
  return (protocol === 'https:' && isHost) || (protocol === 'http:' && local.has(hostname)) ? origin : null;
}
