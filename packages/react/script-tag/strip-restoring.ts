import { parseAst } from 'vite';
import { type Node, isNode, nodesIn, withoutProperties } from './nodes-in.ts';

const name = 'restoreSnapshot';
const isMethod = ({ type, key }: Node) => type === 'MethodDefinition' && isNode(key) && key['name'] === name;
/** `this.restoreSnapshot = this.restoreSnapshot.bind(this)` in the constructor. */
const isBinding = ({ type, expression }: Node) =>
  type === 'ExpressionStatement' &&
  isNode(expression) &&
  isNode(expression['left']) &&
  isNode(expression['left']['property']) &&
  expression['left']['property']['name'] === name;

/** Strips what restores a machine from a stored snapshot, which no widget does. */
export function stripRestoring(file: string, code: string): string | undefined {
  if (!/\/xstate\/dist\/StateMachine-\w+\.esm\.js$/.test(file)) return undefined;
  const nodes = [...nodesIn(parseAst(code))];
  return withoutProperties(
    code,
    nodes.filter((node) => isMethod(node) || isBinding(node)),
  );
}
