/**
 * Lists what each entry of each package exports and compares it with the checked-in list, so that the public
 * surface changes only on purpose. `node scripts/exports.ts --write` takes the new list.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

const entries: Record<string, string> = {
  '@keo/core': 'packages/core/src/index.ts',
  '@keo/core/contract': 'packages/core/src/contract.ts',
  '@keo/core/testing': 'packages/core/src/testing.ts',
  '@keo/react': 'packages/react/src/index.ts',
  '@keo/react/embed': 'packages/react/src/embed/index.ts',
  '@keo/react/embed/define': 'packages/react/src/embed/define.ts',
  '@keo/react/embed/preact': 'packages/react/src/embed/preact.ts',
};
const listFile = 'docs/exports.md';

const configPath = path.resolve('packages/react/tsconfig.json');
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configPath, (file) => ts.sys.readFile(file)).config,
  ts.sys,
  path.dirname(configPath),
);
const program = ts.createProgram(Object.values(entries), config.options);
const checker = program.getTypeChecker();

function exportsOf(file: string): string[] {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${file} is not a module.`);
  return checker
    .getExportsOfModule(symbol)
    .map((item) => {
      const target = item.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(item) : item;
      return target.flags & ts.SymbolFlags.Value ? item.name : `type ${item.name}`;
    })
    .toSorted((a, b) => a.localeCompare(b, 'en'));
}

const text = [
  '# What the packages export',
  '',
  'Kept true by `pnpm check`; after a change on purpose run `node scripts/exports.ts --write`.',
  ...Object.entries(entries).flatMap(([name, file]) => [
    '',
    `## ${name}`,
    '',
    ...exportsOf(file).map((item) => `- \`${item}\``),
  ]),
  '',
].join('\n');

if (process.argv.includes('--write')) {
  await writeFile(listFile, text);
} else if ((await readFile(listFile, 'utf8').catch(() => '')) !== text) {
  console.log(`The exports differ from ${listFile}. If that is meant: node scripts/exports.ts --write`);
  process.exit(1);
}
