const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The same origin letter by letter as a browser sends it: scheme, host and a port that is not the usual one. Null
 * for anything else; http is taken for this machine alone.
 */
export function readOrigin(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { origin, protocol, hostname } = new URL(typed);
  if (origin !== typed) return null;
  // A browser names a host in full; an address with a star would be one too.
  const isHost = /^[a-z0-9.-]+$/.test(hostname) || local.has(hostname);
  return (protocol === 'https:' && isHost) || (protocol === 'http:' && local.has(hostname)) ? origin : null;
}
