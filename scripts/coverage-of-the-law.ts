/**
 * Compares `docs/coverage-of-the-law.md` with the law and its tests; fails for a transition that no test is named
 * after. `--write` writes it.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import {
  applicationLaw,
  dealLaw,
  jobLaw,
  notificationCodes,
  proofLaw,
  reviewLaw,
} from '../packages/core/src/contract.ts';
import { bells, elsewhere } from '../packages/demo-app/e2e/bells.ts';

const file = 'docs/coverage-of-the-law.md';
const folder = 'packages/demo-app/server/modules/market/law';

/** Tests name the transitions that they prove in front: `D22, P15: the other side agrees`. */
const named = /\bit(?:\.each\([^)]*\))?\(\s*(['"`])((?:[ADJPV]\d+[a-z]*(?:, )?)+): (.*?)\1,/gs;

type Proof = { ids: string[]; says: string; file: string };

async function readProofs(): Promise<Proof[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.test.ts')).toSorted();
  const proofs = [];
  for (const name of names) {
    const text = await readFile(`${folder}/${name}`, 'utf8');
    for (const [, , ids = '', says = ''] of text.matchAll(named))
      proofs.push({ ids: ids.split(', '), says, file: name });
  }
  return proofs;
}

const laws = { Job: jobLaw, Application: applicationLaw, Deal: dealLaw, Proof: proofLaw, Review: reviewLaw };
const proofs = await readProofs();
const missing: string[] = [];
const known = new Set<string>();

const sections = Object.entries(laws).flatMap(([title, { rows }]) => {
  const ids = [...new Set(rows.map(({ arrow }) => arrow.id))];
  const lines = ids.map((id) => {
    known.add(id);
    const ofId = rows.filter(({ arrow }) => arrow.id === id);
    const commands = [...new Set(ofId.map(({ command }) => `\`${command}\``))].join(', ');
    const tests = proofs.filter((proof) => proof.ids.includes(id));
    if (tests.length === 0) missing.push(id);
    const cells = tests.map((test) => `${test.says} (\`${test.file}\`)`).join('<br>');
    return `| ${id} | ${commands} | ${cells} |`;
  });
  return [`## ${title}`, '', '| Id | Command | Proved by |', '| --- | --- | --- |', ...lines, ''];
});

const held: [story: string, sides: Record<string, readonly string[]>][] = Object.entries(bells);
const stories = held.flatMap(([story, sides]) =>
  Object.entries(sides).flatMap(([side, inBell]) =>
    inBell.map((code): [string, string] => [code, `${side}: ${story}`]),
  ),
);
const codeLines = notificationCodes.map((code) => {
  const reason = Object.entries(elsewhere).find(([name]) => name === code)?.[1];
  const seen = stories.filter(([name]) => name === code).map(([, where]) => where);
  if (seen.length === 0 && reason === undefined) missing.push(code);
  return `| \`${code}\` | ${reason ?? seen.join('<br>')} |`;
});

const text = [
  '# What proves the law',
  '',
  `Written from the names of the tests by \`node scripts/coverage-of-the-law.ts --write\`, compared with them by \`pnpm check\`, which fails for a transition without a test. Each test goes through HTTP: everybody who may not is refused first and changes nothing; then it says what moved to the đồng, who was told what, and which clock runs; what has a clock is waited for, and has not happened a minute before. The tests lie in \`${folder}/\`, the transitions in \`docs/lifecycles.md\`.`,
  '',
  ...sections,
  '## The bell',
  '',
  'Each code arrives in the bell of whom it is for, with its title in Vietnamese and in English and its link, by something that really happened between two people: `packages/demo-app/e2e/bells.e2e.ts` lives these stories and reads both bells in a browser, which hold these codes and no others.',
  '',
  '| Code | In the bell of |',
  '| --- | --- |',
  ...codeLines,
  '',
].join('\n');

const strangers = proofs.flatMap(({ ids }) => ids).filter((id) => !known.has(id));
if (strangers.length > 0) {
  console.log(`Tests are named after transitions that are not in the law: ${strangers.join(' ')}`);
  process.exit(1);
}
if (missing.length > 0) {
  console.log(`Nothing proves these transitions and codes: ${missing.join(' ')}`);
  process.exit(1);
}
if (process.argv.includes('--write')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.log(`The tests differ from ${file}. If that is meant: node scripts/coverage-of-the-law.ts --write`);
  process.exit(1);
}
