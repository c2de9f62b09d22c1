/**
 * Compares the shape of all exports with the reports in `docs/exports`, so that the public surface changes only on
 * purpose. `node scripts/exports.ts --write` writes them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { type Report, describeEntries } from './shapes.ts';

const entries: Record<string, string> = {
  '@keo/core': 'packages/core/src/index.ts',
  '@keo/core/contract': 'packages/core/src/contract.ts',
  '@keo/core/testing': 'packages/core/src/testing.ts',
  '@keo/react': 'packages/react/src/index.ts',
  '@keo/react/marketplace': 'packages/react/src/marketplace/index.ts',
  '@keo/react/embed': 'packages/react/src/embed/index.ts',
  '@keo/react/embed/define': 'packages/react/src/embed/define.ts',
  '@keo/react/embed/preact': 'packages/react/src/embed/preact.ts',
};
const folder = 'docs/exports';

/** One member and one variant on a line, for small diffs. */
const format = (code: string) =>
  execFileSync('node_modules/.bin/biome', ['format', '--stdin-file-path=report.d.ts'], {
    input: code,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });

function page(entry: string, { exports, internals }: Report): string {
  const parts = [
    `# ${entry}`,
    'Written by `node scripts/exports.ts --write`, held by `pnpm check`. `Schema<Input, Output>` is a schema of valibot. What has the shape of a named type is written by its name, a sentence by its placeholders.',
    `\`\`\`ts\n${format(exports.join('\n'))}\`\`\``,
  ];
  if (internals.length > 0)
    parts.push(
      '## What these mention and nothing exports',
      `\`\`\`ts\n${format(internals.join('\n'))}\`\`\``,
    );
  return `${parts.join('\n\n')}\n`;
}

const configPath = path.resolve('packages/react/tsconfig.json');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configPath, (file) => ts.sys.readFile(file)).config,
  ts.sys,
  path.dirname(configPath),
);

async function writeReports(place: string): Promise<void> {
  for (const [entry, report] of Object.entries(describeEntries(entries, options))) {
    const name = entry.replace('@keo/', '').replaceAll('/', '-');
    await writeFile(path.join(place, `${name}.md`), page(entry, report));
  }
}

if (process.argv.includes('--write')) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await writeReports(folder);
} else {
  const fresh = await mkdtemp(path.join(tmpdir(), 'keo-exports-'));
  try {
    await writeReports(fresh);
    const { status, stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', folder, fresh], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0) {
      console.log(stdout.split('\n').slice(0, 80).join('\n'));
      console.log(`The exports differ from ${folder}. If that is meant: node scripts/exports.ts --write`);
      process.exitCode = 1;
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
