import { parseAst } from 'vite';

/** Files that only declare data: no call in them has a side effect. */
const dataFiles = /\.(schema|endpoints|messages|lifecycle)\.ts$/;
const componentFiles = /\.(tsx|variants\.ts)$/;
/** Calls without side effects. */
const makers = /(?<=[=(] *)(?:forwardRef|createContext|cva|memo)(?=[(<])/g;
/** Keywords that precede a parenthesis. */
const words = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'function',
  'return',
  'async',
  'typeof',
  'await',
]);

/**
 * Marks calls as pure, so that bundlers drop schemas that nobody imports. Undefined for files without such calls. See
 * docs/decisions/0001.
 */
export function markPureCalls(file: string, code: string): string | undefined {
  if (componentFiles.test(file)) return code.replace(makers, (name) => `/* @__PURE__ */ ${name}`);
  // Only the outer call: actions inside a machine have side effects.
  if (file.endsWith('.machine.ts')) return code.replace(/= setup\(/g, '= /* @__PURE__ */ setup(');
  if (!dataFiles.test(file)) return undefined;
  // Not after a division: minified, its `/` and the mark would start a line comment.
  return wrapValues(code).replace(/(?<![.\w$]|\/ ?)(?<!function )([A-Za-z_$][\w$]*)(?=\()/g, (name) =>
    words.has(name) ? name : `/* @__PURE__ */ ${name}`,
  );
}

/** Start of a constant that is a call, or a literal over several lines, which may contain calls. */
const valueStart = /^((?:export )?const [\w$]+(?:: .+?)? = )(?=[\w$]+(?:<.*>)?\(|[{[]$|\{ \.\.\.)/;

/**
 * Wraps each constant in a pure IIFE: property reads and spreads inside it then do not count as side effects. Relies on
 * the formatting: a statement ends on the first line at its own depth that ends with a semicolon.
 */
function wrapValues(code: string): string {
  const lines = code.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const start = valueStart.exec(lines[at] ?? '')?.[1];
    if (start === undefined) continue;
    const end = lines.findIndex(
      (line, index) => index >= at && line.endsWith(';') && (index === at || /^\S/.test(line)),
    );
    if (end === -1) continue;
    lines[at] = `${start}/* @__PURE__ */ (() => (${(lines[at] ?? '').slice(start.length)}`;
    lines[end] = `${(lines[end] ?? '').slice(0, -1)}))();`;
    at = end;
  }
  return lines.join('\n');
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
