/**
 * Compares the exports of the built packages with `docs/exports`, so that the public API changes only on purpose: a line
 * for each name, and a hash of its whole declaration. `node scripts/exports.ts --write` writes them.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

const folder = 'docs/exports';
const longestLine = 160;
const { NodeBuilderFlags, SymbolFlags } = ts;

/** Each entry of the packages, and its types. */
async function listEntries() {
  const found = ['core', 'react'].map(async (name) => {
    const { exports } = JSON.parse(await readFile(`packages/${name}/package.json`, 'utf8'));
    return Object.entries<{ import?: { types: string } }>(exports).flatMap(([entry, { import: built }]) =>
      built
        ? [{ entry: path.join('@keo', name, entry), file: path.resolve('packages', name, built.types) }]
        : [],
    );
  });
  return (await Promise.all(found)).flat();
}

const entries = await listEntries();
const program = ts.createProgram(
  entries.map(({ file }) => file),
  {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
  },
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });

const resolveAlias = (symbol: ts.Symbol) =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
const isOurs = (node: ts.Node) => /\/packages\/\w+\/dist\//.test(node.getSourceFile().fileName);
const listExports = (module: ts.Symbol) =>
  checker.getExportsOfModule(module).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Of a sentence only its placeholders: its words are no part of the API. */
const withoutWords = (text: string) =>
  /[^!-~]/.test(text) ? (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ') : text;

/** On one line; unions and members sorted, because the compiler's order depends on unrelated edits. */
function print(node: ts.Node): string {
  const source = node.pos < 0 ? ts.createSourceFile('', '', ts.ScriptTarget.Latest) : node.getSourceFile();
  const write = (part: ts.Node) =>
    printer
      .printNode(ts.EmitHint.Unspecified, part, source)
      .replaceAll(/\s+/g, ' ')
      // The bundler's numbers for equal names.
      .replaceAll(/\b\$\d+/g, '');
  const sort = <Part extends ts.Node>(parts: readonly Part[]) =>
    parts.toSorted((a, b) => write(a).localeCompare(write(b), 'en'));
  const normalize = (part: ts.Node): ts.Node => {
    const seen = ts.visitEachChild(part, normalize, undefined);
    if (ts.isUnionTypeNode(seen)) return ts.factory.createUnionTypeNode(sort(seen.types));
    if (ts.isTypeLiteralNode(seen))
      return ts.setEmitFlags(ts.factory.createTypeLiteralNode(sort(seen.members)), ts.EmitFlags.SingleLine);
    return ts.isLiteralTypeNode(seen) && ts.isStringLiteral(seen.literal)
      ? ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(withoutWords(seen.literal.text)))
      : seen;
  };
  return write(normalize(node));
}

/** Where each exported symbol is described: the first entry that has it. */
const homes = new Map<ts.Symbol, string>();
const modules = entries.map(({ entry, file }) => {
  const source = program.getSourceFile(file)!;
  const symbol = checker.getSymbolAtLocation(source);
  const exports = symbol ? listExports(symbol) : [];
  for (const each of exports.map(resolveAlias)) if (!homes.has(each)) homes.set(each, entry);
  return { entry, source, exports };
});

/** These declarations, and those of unexported names that they mention. */
function hash(declarations: readonly ts.Node[]): string {
  const found = new Set(declarations);
  const collect = (node: ts.Node): void => {
    const mentioned = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
    const target = mentioned && resolveAlias(mentioned);
    if (target && !homes.has(target))
      for (const each of target.declarations ?? [])
        if (isOurs(each) && (ts.isStatement(each) || ts.isVariableDeclaration(each)) && !found.has(each)) {
          found.add(each);
          collect(each);
        }
    ts.forEachChild(node, collect);
  };
  declarations.forEach(collect);
  const text = [...found].map(print).toSorted().join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

const memberType = (type: ts.Type, name: string) => {
  const member = type.getProperty(name);
  return member && checker.getTypeOfSymbol(member);
};
const wholeType: ts.NodeBuilderFlags =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.IgnoreErrors |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** A schema of valibot as its input and output. */
function typeText(type: ts.Type, flags = wholeType): string {
  const sides = memberType(type, '~types');
  if (sides) {
    const both = ['input', 'output'].map((side) =>
      typeText(memberType(checker.getNonNullableType(sides), side)!),
    );
    return `Schema<${[...new Set(both)].join(', ')}>`;
  }
  const { aliasSymbol, aliasTypeArguments: parts } = type;
  if (aliasSymbol && parts?.some((part) => memberType(part, '~types')))
    return `${aliasSymbol.name}<${parts.map((part) => typeText(part)).join(', ')}>`;
  return print(checker.typeToTypeNode(type, undefined, flags)!);
}

const membersText = (type: ts.Type) =>
  `{ ${checker
    .getPropertiesOfType(type)
    .filter((member) => member.declarations?.some(isOurs))
    .map(({ name }) => name)
    .filter((name) => !name.includes('#'))
    .toSorted()
    .join(', ')} }`;

function describe(name: string, symbol: ts.Symbol): string {
  const declared = () => checker.getDeclaredTypeOfSymbol(symbol);
  if (symbol.flags & SymbolFlags.Class) return `class ${name} ${membersText(declared())}`;
  if (symbol.flags & SymbolFlags.Value) return `${name}: ${typeText(checker.getTypeOfSymbol(symbol))}`;
  if (symbol.flags & SymbolFlags.Interface) return `interface ${name} ${membersText(declared())}`;
  return `type ${name} = ${typeText(declared(), wholeType | NodeBuilderFlags.InTypeAlias)}`;
}

const line = (text: string, declarations: readonly ts.Node[]) =>
  `${text.length > longestLine ? `${text.slice(0, longestLine)}…` : text} // ${hash(declarations)}`;

function listLines(entry: string, symbol: ts.Symbol, namespace = ''): string[] {
  const target = resolveAlias(symbol);
  const name = `${namespace}${symbol.name}`;
  const home = homes.get(target) ?? entry;
  if (home !== entry) return [`${name} from ${home}`];
  if (target.flags & SymbolFlags.Module)
    return listExports(target).flatMap((member) => listLines(entry, member, `${name}.`));
  return [line(describe(name, target), target.declarations?.filter(isOurs) ?? [])];
}

async function writeReports(place: string): Promise<void> {
  for (const { entry, source, exports } of modules) {
    const augmentations = source.statements.filter(
      (statement) =>
        ts.isModuleDeclaration(statement) &&
        (ts.isStringLiteral(statement.name) || statement.name.text === 'global'),
    );
    const lines = [
      ...exports.flatMap((each) => listLines(entry, each)),
      ...augmentations.map((statement) => line(print(statement), [statement])),
    ];
    await writeFile(
      path.join(place, `${entry.replace('@keo/', '').replaceAll('/', '-')}.md`),
      `# ${entry}\n\nBy \`node scripts/exports.ts --write\`; the hash is of the whole declaration.\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`,
    );
  }
}

if (process.argv.includes('--write')) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await writeReports(folder);
} else {
  const fresh = await mkdtemp(path.join(tmpdir(), 'keo-exports-'));
  await writeReports(fresh);
  const { status, stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '-U0', folder, fresh], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  await rm(fresh, { recursive: true });
  if (status !== 0) {
    console.log(stdout.split('\n').slice(0, 80).join('\n'));
    console.log(`The exports differ from ${folder}. If that is meant: node scripts/exports.ts --write`);
    process.exitCode = 1;
  }
}
