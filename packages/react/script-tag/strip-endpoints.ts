import { parseAst } from 'vite';
import { type Node, isNode, nodesIn, withoutProperties } from './nodes-in.ts';

/** Properties of an endpoint or message that clients do not need. */
const unread = new Set(['input', 'summary', 'scopes', 'scope', 'from']);
const makers = new Set(['defineEndpoint', 'defineMessage']);

const getName = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

/** The properties of a call's object argument. */
function getProperties({ type, callee, arguments: args }: Node): readonly Node[] {
  if (type !== 'CallExpression' || !makers.has(getName(callee)) || !Array.isArray(args)) return [];
  const [made] = args;
  return isNode(made) && Array.isArray(made['properties']) ? made['properties'].filter(isNode) : [];
}

/** Strips endpoints to path and answer schema; inputs are checked by types and by the server. */
export function stripEndpoints(file: string, code: string): string | undefined {
  if (!/\.(endpoints|messages)\.ts$/.test(file)) return undefined;
  const properties = [...nodesIn(parseAst(code, { lang: 'ts' }))].flatMap(getProperties);
  return withoutProperties(
    code,
    properties.filter(({ key }) => unread.has(getName(key))),
  );
}
