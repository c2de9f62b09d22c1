import { jsonType } from './json-type.ts';

/** Of request bodies, in UTF-8. Multipart adds the boundary of its parts. */
export const contentTypes = {
  json: jsonType,
  text: 'text/plain; charset=utf-8',
  form: 'application/x-www-form-urlencoded; charset=utf-8',
  multipart: 'multipart/form-data; charset=utf-8',
} as const;
