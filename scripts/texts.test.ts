/** What a reader should not meet in a text. Figures that a text is filled with are formatted by `fill-text.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Answers to callers of the API, about what they sent. */
const forCallers = /'field\.(?:date|moment|uuid|nul)'/;

const lines = globSync('packages/{core,react,demo-app}/{src,server}/**/*.{vi,en}.ts').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^(?:import|export|\/\*\*| \*)/.test(line) && !forCallers.test(line))
    // Without its key.
    .map((line) => ({ file, text: line.replace(/^ *'?[\w.]+'?: /, '') })),
);

it.each([
  // Not years, nor numbers of telephones.
  ['figures without groups of three', /(?<![\d/.#+A-Za-z])(?!(?:19|20)\d\d(?!\d))[1-9]\d{3,}(?!\d)/],
  ['thousands by points', /\d\.\d{3}(?!\d)/],
  ['ids of the database', /\b(?:jb|dl|pf|wd|rc|cl|rm|tx|us)_/],
  ['dates as machines write them', /\d{4}-\d{2}-\d{2}/],
  ['English dates by number', /\bon \d{1,2}\/\d{1,2}\b/],
])('no text has %s', (_, fault) => {
  expect(lines.length).toBeGreaterThan(3_000);
  expect(lines.filter(({ text }) => fault.test(text))).toEqual([]);
});
