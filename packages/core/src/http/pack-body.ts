import { contentTypes } from './content-types.ts';
import type { BodyType } from './define-endpoint.ts';

type Packed = { type: string; body: Blob | string };

/** Strings, numbers, booleans and files; each element of a list is a part of its own. */
const toParts = (fields: Readonly<Record<string, unknown>>): [string, string | Blob][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one: unknown): [string, string | Blob][] => {
      if (one instanceof Blob) return [[name, one]];
      const isPlain = typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean';
      return isPlain ? [[name, String(one)]] : [];
    }),
  );

/** Encodes a body that is not JSON. Of plain text it is the field `text`. */
export async function packBody(
  type: BodyType,
  formFields: FormData | Readonly<Record<string, unknown>>,
): Promise<Packed> {
  const form = formFields instanceof FormData ? formFields : new FormData();
  const fields = formFields instanceof FormData ? {} : formFields;
  const { text } = fields;
  if (type === 'text/plain') return { type: contentTypes.text, body: typeof text === 'string' ? text : '' };
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = toParts(fields).map(([name, value]) => [name, value instanceof Blob ? '' : value]);
    return { type: contentTypes.form, body: `${new URLSearchParams(pairs)}` };
  }
  for (const [name, value] of toParts(fields)) form.append(name, value);
  // The platform encodes the parts; their boundary is in its content type.
  const parts = new Response(form);
  const boundary = /boundary=.*/.exec(parts.headers.get('content-type') ?? '')?.[0];
  return { type: `${contentTypes.multipart}; ${boundary}`, body: await parts.blob() };
}
