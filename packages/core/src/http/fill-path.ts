import { ApiError } from './http.errors.ts';

/** `.` and `..` would change the path, so they count as missing. */
const isSegment = (text: string) => text !== '' && text !== '.' && text !== '..';

/**
 * Fills `{name}` placeholders, URL-encoded, and removes the values that it used. A missing one raises an `ApiError`
 * that names it.
 */
export const fillPath = (path: string, values: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    delete values[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (!isSegment(text)) {
      throw new ApiError('generic', `Missing route parameter "${name}" in ${path}`, { code: 0 });
    }
    return encodeURIComponent(text);
  });
