/** Checks that every pending change has a sentence on what users gain: release notes are made of them. */
import { readFile, readdir } from 'node:fs/promises';

const folder = '.changeset';
const packages = new Set(['@keo/core', '@keo/react']);
const shape = /^---\n((?:(['"])@keo\/\w+\2: (?:patch|minor|major)\n)+)---\n\n(.+)$/s;
const fewestWords = 6;

const faults: string[] = [];
const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md');
for (const name of names) {
  const [, head = '', , body = ''] = shape.exec(await readFile(`${folder}/${name}`, 'utf8')) ?? [];
  if (head === '') {
    faults.push(`${name} names no package with patch, minor or major, or says nothing below`);
    continue;
  }
  for (const [found] of head.matchAll(/@keo\/\w+/g))
    if (!packages.has(found)) faults.push(`${name} names ${found}, which nobody can install`);
  const sentence = body.trim();
  if (!/^[\p{Lu}`"<].*\.$/su.test(sentence) || sentence.split(/\s+/).length < fewestWords)
    faults.push(`${name} has no sentence on what users gain: "${sentence}"`);
}

for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
