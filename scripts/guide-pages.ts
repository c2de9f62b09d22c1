import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** A code block of a page. */
export type Piece = { kind: string; code: string };
/** A page for readers: path from the root, text, code blocks. */
export type Page = { file: string; text: string; pieces: readonly Piece[] };

export function readPage(file: string): Page {
  const text = readFileSync(path.join(root, file), 'utf8');
  const pieces = [...text.matchAll(/^```(\w+)\n(.*?)^```/gms)].map(([, kind = '', code = '']) => ({
    kind,
    code,
  }));
  return { file, text, pieces };
}

/** READMEs of the published packages. */
export const packagePages = ['packages/core/README.md', 'packages/react/README.md'];

/** README, those of the packages and every guide. */
export const readPages = (): readonly Page[] =>
  [
    'README.md',
    ...packagePages,
    ...readdirSync(path.join(root, 'docs/guides')).map((file) => `docs/guides/${file}`),
  ].map(readPage);

/** Code blocks for a reader's own modules. */
export const typedPieces = (file: string): readonly Piece[] =>
  readPage(file).pieces.filter(({ kind }) => kind === 'ts' || kind === 'tsx');
