import { parseAst } from 'vite';
import { isNode, nodesIn, withoutProperties } from './nodes-in.ts';

const fields = ['kind', 'link', 'groups', 'to', 'sender', 'folding', 'timeline', 'warns'] as const;

/** Strips the rows of notifications' codes to the fields that a bundle reads; saves the bell 0.4 kB. */
export function stripCodes(file: string, code: string, read: readonly (typeof fields)[number][]) {
  if (!file.endsWith('.codes.ts')) return undefined;
  const unread = new Set<unknown>(fields.filter((field) => !read.includes(field)));
  const properties = [...nodesIn(parseAst(code, { lang: 'ts' }))].filter(
    ({ type, key }) => type === 'Property' && isNode(key) && unread.has(key['name']),
  );
  return withoutProperties(code, properties);
}
