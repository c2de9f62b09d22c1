import { parseAst } from 'vite';

/** Files that only declare data: nothing in their constants has a side effect. */
const dataFiles = /\.(schema|endpoints|messages|lifecycle)\.ts$/;
const componentFiles = /\.(tsx|variants\.ts)$/;
/** Calls without side effects. */
const makers = new Set(['forwardRef', 'createContext', 'cva', 'memo']);
const mark = '/* @__PURE__ */ ';

/**
 * Marks the values of constants as pure, so that bundlers drop schemas that nobody imports. Undefined for files without
 * such constants. See docs/decisions/0001.
 */
export function markPureCalls(file: string, code: string): string | undefined {
  const isOfData = dataFiles.test(file);
  const isOfMachine = file.endsWith('.machine.ts');
  if (!isOfData && !isOfMachine && !componentFiles.test(file)) return undefined;
  const { body } = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const edits = getValues(body).flatMap((value) => {
    const parts = toParts(value);
    const calls = parts.filter(isCallOfName);
    if (isOfData) return [...calls.map(marked), ...(parts.some(isUncertain) ? wrapped(value) : [])];
    // Only the outer call: actions inside a machine have side effects.
    const names = calls.map(({ callee }) => callee.name);
    return names.some((name) => (isOfMachine ? name === 'setup' : makers.has(name))) ? [marked(value)] : [];
  });
  let text = code;
  for (const { at, add } of edits.toSorted((one, other) => other.at - one.at))
    text = text.slice(0, at) + add + text.slice(at);
  return text;
}

type Node = { type: string; start: number; end: number };
type CallOfName = Node & { callee: { name: string } };
type Edit = { at: number; add: string };

const marked = ({ start: at }: Node): Edit => ({ at, add: mark });
/** In a pure function property reads and spreads are no side effects either. */
const wrapped = ({ start, end }: Node): Edit[] => [
  { at: end, add: '))()' },
  { at: start, add: `${mark}(() => (` },
];

/** What a bundler takes for a side effect. */
const uncertain = new Set(['CallExpression', 'NewExpression', 'SpreadElement', 'MemberExpression']);
const isUncertain = ({ type }: Node): boolean => uncertain.has(type);

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';
const isCallOfName = (node: Node): node is CallOfName =>
  node.type === 'CallExpression' && Object(Object(node).callee).type === 'Identifier';

/** The values of a file's constants. */
const getValues = (body: ReturnType<typeof parseAst>['body']): Node[] =>
  body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration'
      ? declared.declarations.flatMap(({ init }) => init ?? [])
      : [];
  });

/** A value and all in it, without the bodies of functions. */
function toParts(node: Node): Node[] {
  if (node.type.endsWith('FunctionExpression')) return [];
  const inner: unknown[] = Object.values(node).flat();
  return [node, ...inner.filter(isNode).flatMap(toParts)];
}

/**
 * `export * as endpoints` compiles to a call that fills an object, which bundlers keep. An object with getters is
 * equivalent and can be tree-shaken: 12.7 kB of one schema of the contract.
 */
export function plainNamespaces(code: string): string {
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const { body } = parseAst(code);
  let plain = code;
  for (const [at, statement] of [...body.entries()].toReversed()) {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (call?.type !== 'CallExpression' || text(call.callee) !== '__export') continue;
    const [name, entries] = call.arguments;
    const before = body[at - 1];
    if (
      !name ||
      entries?.type !== 'ObjectExpression' ||
      !before ||
      text(before) !== `var ${text(name)} = {};`
    )
      throw new Error(`A namespace is not written as usual: ${text(statement)}`);
    const getters = entries.properties.flatMap((entry) =>
      entry.type === 'Property' && entry.value.type === 'ArrowFunctionExpression'
        ? [`  get ${text(entry.key)}() { return ${text(entry.value.body)}; }`]
        : [],
    );
    plain = `${plain.slice(0, before.start)}var ${text(name)} = {\n${getters.join(',\n')}\n};${plain.slice(statement.end)}`;
  }
  return plain;
}
