/** Deeper than any input of the contract; what lies below is refused by its schema. */
const deepest = 12;

/** Embeddings, overrides and isolates: unclosed, each turns the words that follow in the same sentence. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** An input that PostgreSQL can store. */
export type StoredText = {
  /** The same with half characters (lone surrogates) replaced by U+FFFD, and without what turns other words. */
  value: unknown;
  /** The fields that hold U+0000, which PostgreSQL cannot store, by their names (`settings.locale`). */
  withNul: string[];
};

/** Looks at every text of an input. Files and other bytes are not looked into. */
export function toStoredText(given: unknown, path = '', depth = 0): StoredText {
  if (typeof given === 'string')
    return {
      value: given.toWellFormed().replaceAll(turning, ''),
      withNul: given.includes('\0') ? [path] : [],
    };
  if (typeof given !== 'object' || given === null || depth > deepest) return { value: given, withNul: [] };
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
