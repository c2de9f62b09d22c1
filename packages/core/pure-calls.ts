/** Files that are data over data: whatever they call at their top makes a value and does nothing else. */
const dataFiles = /\.(schema|endpoints|messages)\.ts$/;
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
 * then costs itself and not its whole contract. Undefined for any other file.
 */
export function markPureCalls(file: string, code: string): string | undefined {
  if (componentFiles.test(file)) return code.replace(makers, (name) => `/* @__PURE__ */ ${name}`);
  // A machine is made by one call; what stands inside it may act.
  if (file.endsWith('.machine.ts')) return code.replace(/= setup\(/g, '= /* @__PURE__ */ setup(');
  if (!dataFiles.test(file)) return undefined;
  return code.replace(/(?<![.\w$])(?<!function )([A-Za-z_$][\w$]*)(?=\()/g, (name) =>
    words.has(name) ? name : `/* @__PURE__ */ ${name}`,
  );
}

/**
 * `export * as endpoints` becomes a call that fills an object, which no bundler may leave out. As an object with
 * getters it is the same to whoever reads it, and gone where nobody does.
 */
export function plainNamespaces(code: string): string {
  return code.replace(
    /var (\w+) = \{\};\n__export\(\1, \{\n([\s\S]*?)\n\}\);/g,
    (_call, name: string, entries: string) =>
      `var ${name} = {\n${entries.replace(/^( *)("?[\w$]+"?): \(\) => ([\w$]+)(,?)$/gm, '$1get $2() { return $3; }$4')}\n};`,
  );
}
