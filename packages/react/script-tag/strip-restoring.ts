import { parseAst } from 'vite';
import { isNode, nodesIn, withoutProperties } from './nodes-in.ts';

/** Strips what restores a machine from a stored snapshot, which no widget does. */
export function stripRestoring(file: string, code: string): string | undefined {
  if (!/\/xstate\/dist\/StateMachine-\w+\.esm\.js$/.test(file)) return undefined;
  const methods = [...nodesIn(parseAst(code))].filter(
    ({ type, key }) => type === 'MethodDefinition' && isNode(key) && key['name'] === 'restoreSnapshot',
  );
  return withoutProperties(code, methods);
}
