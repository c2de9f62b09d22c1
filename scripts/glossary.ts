/** Checks docs/glossary.md: its names are exported by the given files, its Vietnamese words are in the texts. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Texts without comments and keys. */
const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.vi.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/^(?:\/\*\*|export).*|^ +'?[\w.]+'?:/gm, ''))
  .join('\n')
  .toLowerCase();

/** Whether a text contains the whole words: `mã` is not found in `mãi`. */
const isSaid = (words: string) => new RegExp(`(?<!\\p{L})${words.toLowerCase()}(?!\\p{L})`, 'u').test(texts);

const isExported = (name: string, source: string) =>
  new RegExp(`^export (?:[a-z* ]+ )?${name}\\b`, 'm').test(source);

const faults: string[] = [];
let count = 0;
for (const [line] of readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| \*\*.+$/gm)) {
  count += 1;
  const [term = '', vietnamese = '', , where = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  const file = where.replaceAll('`', '');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (source === null) faults.push(`${term}: ${file} is not there`);
  else
    for (const [, name = ''] of term.matchAll(/`([^`]+)`/g))
      if (!isExported(name, source)) faults.push(`${term}: ${file} exports no ${name}`);
  for (const words of vietnamese === '–' ? [] : vietnamese.split(', '))
    if (!isSaid(words)) faults.push(`${term}: no text says "${words}"`);
}

for (const fault of faults) console.log(`docs/glossary.md, ${fault}`);
if (faults.length === 0) console.log(`${count} terms`);
process.exitCode = faults.length === 0 && count > 0 ? 0 : 1;
