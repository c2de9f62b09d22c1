/** Checks README.md for readers: code early, not too long, questions in order. */
import { readFile } from 'node:fs/promises';
import { browserFloor } from '../packages/core/browser-floor.ts';

const longest = 120;
const firstCodeBy = 15;
const order = [
  '-light.png',
  '-dark.png',
  '## Four doors',
  '**1. The tag.**',
  '**2. The component.**',
  '**3. Headless.**',
  '**4. Your own server.**',
  '## Two commands',
  '## Theming',
  '## Events',
  '## What we store and send',
  '## Browsers',
];

const text = await readFile('README.md', 'utf8');
const lines = text.trimEnd().split('\n');
const faults: string[] = [];

if (lines.length > longest) faults.push(`README.md has ${lines.length} lines; ${longest} are allowed`);
const firstCode = lines.findIndex((line) => line.startsWith('```')) + 1;
if (firstCode === 0 || firstCode >= firstCodeBy)
  faults.push(
    `the first code of README.md begins on line ${firstCode}; it belongs before line ${firstCodeBy}`,
  );
order.reduce((at, mark) => {
  const found = text.indexOf(mark, at);
  if (found === -1) faults.push(`README.md says nothing of "${mark}" where it belongs`);
  return Math.max(at, found);
}, 0);

const browsers = text.slice(text.indexOf('## Browsers'));
for (const version of Object.values(browserFloor))
  if (!browsers.includes(`${version} and newer`))
    faults.push(
      `README.md does not name the browser ${version}, for which packages/core/browser-floor.ts has builds compiled`,
    );

for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
