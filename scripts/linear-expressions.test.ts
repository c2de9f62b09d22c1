import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, it } from 'vitest';

/** A regular expression in the code, and its place. */
type Found = { at: string; literal: string };

const folders = ['core/src', 'react/src', 'demo-app/src', 'demo-app/routes', 'demo-app/server'];
/** Code that only runs where Keo is built, tested or shown. */
const noProduct = /\.(test|stories|main)\.tsx?$|\/(testing|book|seed|simulation|story)\//;
/** Expressions that never meet users' texts. */
const ofOurOwn: Readonly<Record<string, string>> = {
  '/\\/+$/': 'addresses in settings',
  '/\\B(?=(\\d{3})+$)/g': 'the digits of an amount',
  '/\\s*<meta name="description"[^>]*>/': 'the built page',
  '/<title>[^<]*<\\/title>/': 'the built page',
  '/--keo-[\\w-]+(?=\\s*:)/g': 'the built style sheet',
  '/(@(?:media|container|supports)[^{]*)|(-?\\d*\\.?\\d+)rem\\b/g': 'the built style sheet',
};

const filesOfProduct = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: 'packages',
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !noProduct.test(file));

function expressionsIn(file: string): Found[] {
  const found: Found[] = [];
  const source = ts.createSourceFile(file, readFileSync(`packages/${file}`, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ at: file, literal: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const toExpression = (literal: string): RegExp => {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
};

/** Between linear growth, on a noisy machine, and quadratic. */
const bound = 4;
const early = [
  [12, 24],
  [100, 1000],
  [1000, 10_000],
] as const;
/** Matches no expression: after it, a match that began must backtrack. */
const unlike = '\u0001 \u0001\n\u0001';
/** Whether an expression has an unbounded quantifier. */
const isUnbounded = (literal: string) => /[*+]|\{\d+,\}/.test(literal);

/** A character of each class. */
const ofClasses = ['a', 'A', '0', ' ', '\n', 'đ', '\u0301', '-', '.', '\0'];

/** Characters and words of the expression, and one of each class, to start with and to repeat. */
function getSeeds(literal: string): string[] {
  const named = literal
    .slice(1, literal.lastIndexOf('/'))
    .replaceAll(/\\[pP]\{\w+\}|\\./g, (escape) => (/^\\\W$/.test(escape) ? escape.slice(1) : ' '));
  const words = named.match(/[\p{L}\d]+/gu)?.slice(0, 4) ?? [];
  const pieces = named.split(/[()[\]{}|^$]|\?:/).map((piece) => piece.replaceAll(/[*+?]/g, ''));
  const signs = Array.from(named).filter((sign) => !/[\p{L}\d]/u.test(sign));
  return [
    ...new Set([...ofClasses, ...signs, ...signs.map((sign) => `a${sign}`), ...pieces.slice(0, 4), ...words]),
  ].filter((seed) => seed !== '');
}

function measureTime(run: () => void, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time += 1) run();
  return performance.now() - start;
}

/** Time of one long text relative to the same length in short ones: 1 where it is linear, 10 for a square of ten. */
function measureGrowth(
  run: (text: string) => void,
  hostile: (length: number) => string,
  from: number,
  to: number,
) {
  const [short, long] = [hostile(from), hostile(to)];
  let least = Infinity;
  // Takes the least of several measurements, because load can only lengthen one; many rounds hide the clock's
  // resolution.
  for (let tries = 0, rounds = 1; tries < 6 && least > bound; tries += 1) {
    const few = measureTime(() => run(short), (rounds * to) / from);
    const many = measureTime(() => run(long), rounds);
    least = Math.min(least, many / few);
    // Long enough that noise does not matter.
    if (many > 2000) break;
    if (few < 1 && many < 100) rounds *= 4;
  }
  return least;
}

/** A text on which the expression is superlinear, or null. */
function findWorse(run: (text: string) => void, literal: string): string | null {
  const seeds = getSeeds(literal);
  // The second character of such a pair is tried behind itself anyway.
  const starts = ['', ...seeds.filter((seed) => !/^a\W$/.test(seed))];
  const texts = starts.flatMap((start) =>
    seeds.map((seed) => ({
      name: JSON.stringify(`${start}(${seed})*`),
      of: (length: number) => start + seed.repeat(Math.ceil(length / seed.length)) + unlike,
    })),
  );
  const grown = [];
  for (const text of texts) {
    let most = 0;
    // Shorter texts first: exponential or cubic growth would take hours.
    for (const [from, to] of early) {
      most = measureGrowth(run, text.of, from, to);
      if (most > bound) return `${text.name} at ${to}`;
    }
    grown.push({ text, most });
  }
  // What grows with the square does so at a tenth of the length too; the long run is surer of the worst.
  if (!inject('long')) return null;
  const worst = grown.toSorted((one, other) => other.most - one.most).slice(0, 6);
  const hit = worst.find(({ text }) => measureGrowth(run, text.of, 10_000, 100_000) > bound);
  return hit ? `${hit.text.name} at 100,000` : null;
}

const matchAll = (expression: RegExp) => (text: string) => {
  expression.lastIndex = 0;
  // As used: all matches.
  text.replace(expression, '');
};

const valibot: Record<string, unknown> = createRequire(path.resolve('packages/core/package.json'))('valibot');
/** The validation library's own expressions for fields. */
const ofLibrary = Object.entries(valibot).flatMap(([name, value]) =>
  value instanceof RegExp ? [{ at: `valibot ${name}`, literal: String(value) }] : [],
);
const ofProduct = filesOfProduct().flatMap(expressionsIn);

describe('every expression that meets the texts of people reads them once, however long', () => {
  const met = [...ofProduct, ...ofLibrary].filter(
    ({ literal }) => isUnbounded(literal) && !Object.hasOwn(ofOurOwn, literal),
  );
  const once = new Map(met.map(({ literal, at }) => [literal, at]));

  it.each([...once])('%s of %s', (literal) => {
    expect(findWorse(matchAll(toExpression(literal)), literal)).toBeNull();
  });

  it('excuses none that is not there', () => {
    expect(ofProduct.map(({ literal }) => literal)).toEqual(expect.arrayContaining(Object.keys(ofOurOwn)));
  });

  it.each(['/\\s+$/', '/[\\p{L}\\d._%+-]+\\s?@/giu', '/tk\\s*:?\\s*\\d/', '/^(?:a|a)*$/'])(
    'would notice %s',
    (literal) => {
      expect(findWorse(matchAll(toExpression(literal)), literal)).not.toBeNull();
    },
  );
});
