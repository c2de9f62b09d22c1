/** Deeper than any input of the contract; schemas refuse the rest. */
const maxDepth = 12;

/** Bidi embeddings, overrides and isolates: unclosed, each reorders the rest of the sentence. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

export type StoredText = {
  /** With lone surrogates replaced by U+FFFD, and without bidi controls. */
  value: unknown;
  /** Paths (`settings.locale`) of fields with U+0000, which PostgreSQL cannot store. */
  withNul: string[];
};

/** Does not look into files and other bytes. */
export function toStoredText(given: unknown, path = '', depth = 0): StoredText {
  if (typeof given === 'string')
    return {
      value: given.toWellFormed().replaceAll(bidiControls, ''),
      withNul: given.includes('\0') ? [path] : [],
    };
  if (typeof given !== 'object' || given === null || depth > maxDepth) return { value: given, withNul: [] };
  const isList = Array.isArray(given);
  const looked = Object.entries(given).map(([key, inner]) => {
    const name = isList || path === '' ? path || (isList ? '' : key) : `${path}.${key}`;
    return [key, toStoredText(inner, name, depth + 1)] as const;
  });
  const values = looked.map(([key, { value }]) => [key, value] as const);
  return {
    value: isList ? values.map(([, value]) => value) : Object.fromEntries(values),
    withNul: [...new Set(looked.flatMap(([, { withNul }]) => withNul))],
  };
}
