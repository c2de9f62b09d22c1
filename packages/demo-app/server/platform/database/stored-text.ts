/** Bidi embeddings, overrides and isolates: unclosed, each reorders the rest of the sentence. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

export type StoredText = {
  /** With lone surrogates replaced by U+FFFD, and without bidi controls; the same value where it had neither. */
  value: unknown;
  /** Paths (`settings.locale`) of fields with U+0000, which PostgreSQL cannot store. */
  withNul: string[];
};

/** Of what a schema has let through, which is as large and as deep as the schema. Not of files and other bytes. */
export function toStoredText(input: unknown, path = ''): StoredText {
  if (typeof input === 'string')
    return {
      value: input.toWellFormed().replaceAll(bidiControls, ''),
      withNul: input.includes('\0') ? [path] : [],
    };
  if (typeof input !== 'object' || input === null) return { value: input, withNul: [] };
  const isList = Array.isArray(input);
  const looked = Object.entries(input).map(([key, inner]) => {
    const name = isList || path === '' ? path || (isList ? '' : key) : `${path}.${key}`;
    const { value, withNul } = toStoredText(inner, name);
    return { key, value, withNul, isSame: value === inner };
  });
  const withNul = [...new Set(looked.flatMap((field) => field.withNul))];
  if (looked.every(({ isSame }) => isSame)) return { value: input, withNul };
  return {
    value: isList
      ? looked.map(({ value }) => value)
      : Object.fromEntries(looked.map(({ key, value }) => [key, value])),
    withNul,
  };
}
