/** What README and guides name is there; their TypeScript is compiled by `packs/packs.test.ts`. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserFloor } from '../packages/core/browser-floor.ts';
import * as contract from '../packages/core/src/contract.ts';
import { readOrder } from '../packages/demo-app/server/operator/run-operator.ts';
import { describeElements } from '../packages/react/script-tag/elements-manifest.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const readme = read('README.md');
const pages = globSync(['README.md', 'CONTRIBUTING.md', 'packages/*/README.md', 'docs/guides/*.md']);
const text = pages.map(read).join('\n');
const find = (pattern: RegExp, within = text) => [...within.matchAll(pattern)].map(([, found = '']) => found);

it('scripts of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const known = new Set([...Object.keys(scripts), 'install', 'exec', 'run', 'vitest']);
  const named = find(/(?:^|`|npx )(?:pnpm|npm)(?:@[\d.]+)? (?:run )?([a-z][\w:-]*)/gm);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

/** The parser's complaint about a command line. */
function complaint(line: string): string | null {
  const example = line.replaceAll(/--([\w-]+) (<[^>]*>…?|"[^"]*")/g, '--$1=x').replaceAll(/<[^>]*>…?/g, 'x');
  try {
    readOrder(example.split(' '));
    return null;
  } catch (error) {
    return `${line}: ${String(error)}`;
  }
}

it("operators' verbs with their options", () => {
  const typed = find(/^pnpm operator ((?!--help).+)$/gm);
  const rows = find(/^\| `((?:job|dispute|partner|suspense|payout|review|report|user|deal) [^`]+)` \|/gm);
  expect(rows.length).toBeGreaterThan(30);
  const lines = [...typed, ...rows.map((row) => `${row} --by lan`)];
  expect(lines.map(complaint).filter(Boolean)).toEqual([]);
});

it('endpoints', () => {
  const known = new Set(
    Object.values(contract)
      .flatMap((value) => Object.values(Object(value)))
      .map((endpoint) => Object(endpoint).path),
  );
  const named = find(/(?:\/au\/api|\bask\(')(\/[\w/-]+)(?!\.json|[\w/-])/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});

const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);
const globalAttributes = /^(?:id|class|style|lang|dir|slot|title|hidden|part|data-[\w-]+|aria-[\w-]+)$/;

it('elements with their attributes, parts and events', async () => {
  const elements = await describeElements();
  const unknown = [...text.matchAll(/<(keo-[\w-]+)((?:\s+[^<>]*)?)>/g)].flatMap(
    ([, tag = '', written = '']) => {
      const element = elements.find(({ tagName }) => tagName === tag);
      const attributes = find(/([\w-]+)(?:=(?:"[^"]*"|'[^']*'|\S+))?/g, written);
      const known = names(element?.attributes ?? []);
      const wrong = attributes.filter((name) => !known.includes(name) && !globalAttributes.test(name));
      return element ? wrong.map((name) => `<${tag} ${name}>`) : [tag];
    },
  );
  expect(unknown).toEqual([]);
  const parts = elements.flatMap(({ cssParts }) => names(cssParts));
  const styled = find(/::part\(([\w\s|-]+)\)/g).flatMap((list) => list.split(/[|\s]+/).filter(Boolean));
  expect(styled.filter((name) => !parts.includes(name))).toEqual([]);
  const known = elements.flatMap((element) => [element.tagName, ...names(element.events)]);
  // A name with a digit is no tag.
  expect(find(/[`'"](keo-[a-z-]+)[`'"]/g).filter((name) => !known.includes(name))).toEqual([]);
});

it('the oldest browsers that builds are compiled for', () => {
  for (const version of Object.values(browserFloor)) expect(readme).toContain(`${version} and newer`);
});

it('decisions, each of which the code that it explains names', () => {
  const code = ['*.ts', '*.tsx', '*.css', '*.js'];
  const named = execFileSync(
    'git',
    ['grep', '--untracked', '-ohE', 'docs/decisions/[0-9]{4}', '--', ...code],
    {
      encoding: 'utf8',
    },
  );
  const numbers = readdirSync('docs/decisions').map((file) => file.slice(0, 4));
  expect([...new Set(find(/(\d{4})/g, named))].toSorted()).toEqual(numbers.toSorted());
  expect(numbers.length).toBeLessThanOrEqual(25);
});

it('no host of a registry in the lockfile', () => {
  expect(read('pnpm-lock.yaml')).not.toMatch(/https?:\/\//);
});

it('all names of the kit, 120 at most', () => {
  const index = read('packages/react/src/index.ts');
  const names = find(/^export (?:type )?\{([^}]+)\}/gm, index).flatMap((list) =>
    find(/(\w+)\s*(?:,|$)/g, list),
  );
  expect(names).toContain('KeoProviderProps');
  expect(names.length).toBeLessThanOrEqual(120);
  const code = find(/(```[^]*?```|`[^`\n]+`)/g).join('\n');
  const mentioned = new Set(find(/(\w+)/g, code));
  expect(names.filter((name) => !mentioned.has(name))).toEqual([]);
});
