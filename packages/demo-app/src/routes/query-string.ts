/** The query as plain strings. The router's default parses values as JSON, which would drop the 0 of a phone number. */
export function parseQuery(query: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(query)].toReversed());
}

export function stringifyQuery(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      query.set(key, String(value));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
