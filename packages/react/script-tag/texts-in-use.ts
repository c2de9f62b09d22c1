import { parseAst } from 'vite';
import { isNode, nodesIn, withoutProperties } from './nodes-in.ts';

const isTexts = (file: string) => /\.(vi|en)\.ts$/.test(file);
/** Keys that are concatenated at run time. */
const isAssembled = (key: string) => key.startsWith('notification.');
/** Of codes that only the socket says. */
const isNeverListed = (key: string) =>
  /^notification\.(unread_count_update|messages_marked_read|participant_read_messages)\./.test(key);

export type TextsInUse = (key: string) => boolean;

/** Whether tree-shaken modules may use a text: they contain its key, or a prefix of it as in `type.${type}`. */
export function textsInUse(modules: ReadonlyMap<string, string>): TextsInUse {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const [file, code] of modules) {
    if (isTexts(file) || !file.includes('/packages/')) continue;
    for (const node of nodesIn(parseAst(code, { lang: 'js' }))) {
      if (node.type === 'Literal' && typeof node['value'] === 'string') whole.add(node['value']);
      if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) continue;
      const text: unknown = node['quasis'][0]?.value?.cooked;
      if (typeof text !== 'string') continue;
      if (node['quasis'].length === 1) whole.add(text);
      else if (text.includes('.')) beginnings.add(text);
    }
  }
  return (key) => {
    if (isNeverListed(key)) return false;
    const base = key.replace(/_(one|other)$/, '');
    return (
      isAssembled(key) || whole.has(base) || [...beginnings].some((beginning) => key.startsWith(beginning))
    );
  };
}

export function stripUnusedTexts(file: string, code: string, isInUse: TextsInUse): string | undefined {
  if (!isTexts(file)) return undefined;
  const unused = [...nodesIn(parseAst(code, { lang: 'ts' }))].filter(({ type, key }) => {
    const name = type === 'Property' && isNode(key) ? key['value'] : undefined;
    return typeof name === 'string' && !isInUse(name);
  });
  return withoutProperties(code, unused);
}
