import { parseAst } from 'vite';
import { type Node, isNode, nodesIn, withoutProperties } from './nodes-in.ts';

/** What only a server and the documentation read of an endpoint or a message. */
const unread = new Set(['input', 'summary', 'scopes', 'scope', 'from']);
const makers = new Set(['defineEndpoint', 'defineMessage']);

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

/** What is written in the object that such a call is given. */
function propertiesOf({ type, callee, arguments: given }: Node): readonly Node[] {
  if (type !== 'CallExpression' || !makers.has(nameOf(callee)) || !Array.isArray(given)) return [];
  const [made] = given;
  return isNode(made) && Array.isArray(made['properties']) ? made['properties'].filter(isNode) : [];
}

/**
 * An endpoint as a client needs it: where it is called and how its answer is checked. What a caller gives was checked
 * by the types, and is checked by the server.
 */
export function leaveCallsAlone(file: string, code: string): string | undefined {
  if (!/\.(endpoints|messages)\.ts$/.test(file)) return undefined;
  const properties = [...nodesIn(parseAst(code, { lang: 'ts' }))].flatMap(propertiesOf);
  return withoutProperties(
    code,
    properties.filter(({ key }) => unread.has(nameOf(key))),
  );
}
