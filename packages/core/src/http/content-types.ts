import { jsonType } from './json-type.ts';

/** What bodies may say they are, all in UTF-8. A multipart body adds the boundary of its parts. */
export const contentTypes = {
  json: jsonType,
  text: 'text/plain; charset=utf-8',
  form: 'application/x-www-form-urlencoded; charset=utf-8',
  multipart: 'multipart/form-data; charset=utf-8',
} as const;
