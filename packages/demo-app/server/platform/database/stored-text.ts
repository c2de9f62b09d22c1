/** Bidi embeddings, overrides and isolates: unclosed, each reorders the rest of the sentence. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

export type StoredText = {
  /** With lone surrogates replaced by U+FFFD, and without bidi controls; the same value where it had neither. */
  value: unknown;
  /** Paths (`settings.locale`) of fields with U+0000, which PostgreSQL cannot store. */
  withNul: string[];
};

/** Of what a schema has let through, which is as large and as deep as the schema. Not of files and other bytes. */
export function toStoredText(given: unknown, path = ''): StoredText {
  if (typeof given === 'string')
    return {
      value: given.toWellFormed().replaceAll(bidiControls, ''),
      withNul: given.includes('\0') ? [path] : [],
    };
  if (typeof given !== 'object' || given === null) return { value: given, withNul: [] };
  const isList = Array.isArray(given);
  const looked = Object.entries(given).map(([key, inner]) => {
    const name = isList || path === '' ? path || (isList ? '' : key) : `${path}.${key}`;
    const { value, withNul } = toStoredText(inner, name);
    return { key, value, withNul, isSame: value === inner };
  });
  const withNul = [...new Set(looked.flatMap((field) => field.withNul))];
  if (looked.every(({ isSame }) => isSame)) return { value: given, withNul };
  return {
    value: isList
      ? looked.map(({ value }) => value)
      : Object.fromEntries(looked.map(({ key, value }) => [key, value])),
    withNul,
  };
}
