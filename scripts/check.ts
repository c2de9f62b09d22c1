/** `pnpm check`: all checks that do not run the product. */
import { rm } from 'node:fs/promises';
import { runStep, runSteps, type Step } from './run-steps.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const packed = (name: string): Step => ({
  name: `package @keo/${name} (publint, attw)`,
  command: 'node',
  args: ['scripts/check-package.ts', `packages/${name}`],
});

const startedAt = performance.now();
// The linter follows imports into the built packages, which the build would delete under it.
await Promise.all(
  ['core', 'react'].map((name) => rm(`packages/${name}/dist`, { recursive: true, force: true })),
);
// Reads sources alone, so it runs beside the build, which leaves a core free.
const typesAndLint = runSteps([
  {
    name: 'types and lint',
    command: bin('oxlint'),
    args: ['--type-aware', '--type-check', '--deny-warnings'],
    // Its type checker (Go) collects garbage less often: a seventh less work, for more memory.
    env: { GOGC: '400' },
  },
]);
const build = await runStep(
  {
    name: 'build of the packages',
    command: 'pnpm',
    args: ['run', 'build:packages'],
    env: { WIREIT_CACHE: 'none' },
  },
  { live: false },
);
console.log(`${build.ok ? 'ok  ' : 'FAIL'} ${build.name} (${build.seconds.toFixed(1)} s)`);
if (!build.ok) {
  console.log(build.output);
  process.exit(1);
}

const ofAll = runSteps([
  {
    name: 'format',
    command: bin('biome'),
    args: ['ci', '--linter-enabled=false', '--assist-enabled=false', '.'],
  },
  {
    name: 'arrows between folders',
    command: bin('depcruise'),
    args: [
      '--config',
      '.dependency-cruiser.js',
      'packages/core/src',
      'packages/react/src',
      'packages/demo-app/src',
      'packages/demo-app/routes',
      'packages/demo-app/server',
    ],
  },
  {
    name: 'circles of folders',
    command: bin('depcruise'),
    args: [
      '--config',
      '.dependency-cruiser-folders.js',
      'packages/core/src',
      'packages/demo-app/server/modules',
    ],
  },
  { name: 'unused files, exports and dependencies', command: bin('knip'), args: [] },
  packed('core'),
  packed('react'),
  { name: 'sizes', command: bin('size-limit'), args: [] },
  { name: 'shapes of all exports, checked in', command: 'node', args: ['scripts/exports.ts'] },
  { name: 'the law as it is written down', command: 'node', args: ['scripts/lifecycles.ts'] },
  {
    name: 'a test for each transition of the law',
    command: 'node',
    args: ['scripts/coverage-of-the-law.ts'],
  },
  { name: 'code in README and guides', command: 'node', args: ['scripts/guide-code.ts'] },
  { name: 'tags in README and guides', command: 'node', args: ['scripts/guide-tags.ts'] },
  {
    name: 'commands in README and guides',
    command: 'node',
    args: ['--conditions=@keo/source', 'scripts/guide-commands.ts'],
  },
  { name: 'links of the documents', command: bin('markdownlint-cli2'), args: [] },
  { name: 'decision records', command: 'node', args: ['scripts/decisions.ts'] },
  { name: 'names in the glossary', command: 'node', args: ['scripts/glossary.ts'] },
  { name: 'map of the house', command: 'node', args: ['scripts/map.ts'] },
  { name: 'readme', command: 'node', args: ['scripts/readme.ts'] },
  { name: 'a sentence for each change', command: 'node', args: ['scripts/changesets.ts'] },
  { name: 'code in the READMEs of the sample sites', command: 'node', args: ['scripts/site-readmes.ts'] },
  { name: 'version floors', command: 'node', args: ['scripts/version-floors.ts'] },
]);
const outcomes = (await Promise.all([typesAndLint, ofAll])).flat();

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const failed = outcomes.filter((outcome) => !outcome.ok);
console.log(
  failed.length === 0
    ? `check: all good (${seconds} s)`
    : `check: ${failed.map((outcome) => outcome.name).join(', ')} failed (${seconds} s)`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
