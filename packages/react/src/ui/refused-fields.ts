import type { ApiError } from '@keo/core';

/** Sentences by field of a refusal; `message` replaces the server's. */
export function refusedFields(error: ApiError, message = ''): Record<string, string> {
  const fields: object = Object(error.refusal?.['fields']);
  return Object.fromEntries(
    Object.entries(fields).map(([name, words]: [string, unknown]) => [
      name,
      message || (typeof words === 'string' ? words : ''),
    ]),
  );
}

const isWithin = (path: string, name: string) => path.split('.').includes(name);

/**
 * A refusal beside the fields that it is about: `at` has the sentence of a field, or of a part of it, and `rest` is the
 * error where a field is refused that the form does not show.
 */
export function refusedAt(error: ApiError | null, shown: readonly string[]) {
  const said = error ? Object.entries(refusedFields(error)).filter(([, words]) => words !== '') : [];
  const isAllShown = said.every(([path]) => shown.some((name) => isWithin(path, name)));
  return {
    at: (...names: string[]): string | undefined =>
      said.find(([path]) => names.some((name) => isWithin(path, name)))?.[1],
    rest: said.length > 0 && isAllShown ? null : error,
  };
}
