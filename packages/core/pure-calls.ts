/** Files that are data over data, laws among them: whatever they call makes a value and does nothing else. */
const dataFiles = /\.(schema|endpoints|messages|lifecycle)\.ts$/;
/** Components and their variants. */
const componentFiles = /\.(tsx|variants\.ts)$/;
/** What these make is a value and nothing else. */
const makers = /(?<=[=(] *)(?:forwardRef|createContext|cva|memo)(?=[(<])/g;
/** Words that stand before a parenthesis and call nothing. */
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
 * Marks the calls of such a file, and what makes a component, as free of effects, so that a bundler leaves out what nobody imports: a schema
 * then costs itself and not its whole contract. Undefined for any other file. See docs/decisions/0001.
 */
export function markPureCalls(file: string, code: string): string | undefined {
  if (componentFiles.test(file)) return code.replace(makers, (name) => `/* @__PURE__ */ ${name}`);
  // A machine is made by one call; what stands inside it may act.
  if (file.endsWith('.machine.ts')) return code.replace(/= setup\(/g, '= /* @__PURE__ */ setup(');
  if (!dataFiles.test(file)) return undefined;
  // Not after a division: written without spaces, its sign and the mark would begin a comment to the end of the line.
  return wrapValues(code).replace(/(?<![.\w$]|\/ ?)(?<!function )([A-Za-z_$][\w$]*)(?=\()/g, (name) =>
    words.has(name) ? name : `/* @__PURE__ */ ${name}`,
  );
}

/** A line that begins a value which a call makes, or a literal over several lines, which may have calls in it. */
const valueStart = /^((?:export )?const [\w$]+(?:: .+?)? = )(?=[\w$]+(?:<.*>)?\(|[{[]$|\{ \.\.\.)/;

/**
 * Puts each value of a file inside a function that is called on the spot: what stands within, a property that is
 * read or an object that is spread, then keeps no bundler from leaving it out. Relies on how the files are
 * formatted: a statement ends on the first line at its own depth that ends with a semicolon.
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
 * `export * as endpoints` becomes a call that fills an object, which no bundler may leave out. As an object with
 * getters it is the same to every reader, and gone where nobody reads it.
 */
export function plainNamespaces(code: string): string {
  return code.replace(
    /var (\w+) = \{\};\n__export\(\1, \{\n([\s\S]*?)\n\}\);/g,
    (_call, name: string, entries: string) =>
      `var ${name} = {\n${entries.replace(/^( *)("?[\w$]+"?): \(\) => ([\w$]+)(,?)$/gm, '$1get $2() { return $3; }$4')}\n};`,
  );
}
