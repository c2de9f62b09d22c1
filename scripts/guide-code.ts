/** `node scripts/guide-code.ts`: type-checks the code of README and guides against the built packages. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, readPages } from './guide-pages.ts';

const root = path.resolve(import.meta.dirname, '..');
// A place from which the packages and React resolve.
const place = path.join(root, 'packages/react/guide-code');

/** Declarations of what the partner guide's own server and page have. */
const ofPartners = `
declare const key: string;
declare const secret: string;
type Handler = (request: { session: { userId: string } }, response: { json(body: unknown): void }) => void;
declare const app: { post(path: string, handler: Handler): void };
declare module 'https://*/embed/v1/keo.js' {
  export { mount } from '@keo/react/embed';
}
`;

const nameOf = ({ file }: Page) => file.replaceAll(/[/.]/g, '-');
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*>(.+?)<\/script>/gs)].map(([, code = '']) => code);

let count = 0;
function write(name: string, code: string): void {
  count += 1;
  writeFileSync(path.join(place, name), `${code}\nexport {};\n`);
}

/** Compiler errors; scripts of a page may have untyped parameters. */
function complaints(): string[] {
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  const { stdout, status } = spawnSync('node', [compiler, '--noEmit', '--pretty', 'false', '-p', place], {
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter((line) => line !== '' && !/\.js\(.*error TS7006:/.test(line));
  return status === null ? ['The compiler was stopped.'] : lines;
}

rmSync(place, { recursive: true, force: true });
mkdirSync(place, { recursive: true });
const pages = readPages();
for (const page of pages) {
  const typed = page.pieces.filter(({ kind }) => kind === 'ts' || kind === 'tsx');
  for (const [at, { kind, code }] of typed.entries()) write(`${nameOf(page)}-${at}.${kind}`, code);
  // A page's scripts share one scope.
  const plain = page.pieces.flatMap(({ kind, code }) => (kind === 'js' ? [code] : []));
  if (plain.length > 0) write(`${nameOf(page)}.js`, plain.join('\n'));
  const inline = page.pieces.flatMap(({ kind, code }) => (kind === 'html' ? scriptsOf(code) : []));
  for (const [at, code] of inline.entries()) write(`${nameOf(page)}-${at}.js`, code);
}
writeFileSync(path.join(place, 'of-partners.d.ts'), ofPartners);
writeFileSync(
  path.join(place, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      jsx: 'react-jsx',
      types: ['vite/client', 'node'],
      // The declarations that are published, not the sources.
      customConditions: [],
      noUnusedLocals: false,
      allowJs: true,
      checkJs: true,
    },
    include: ['.'],
  }),
);
try {
  const said = complaints();
  for (const line of said) console.log(line);
  console.log(`${count} pieces of code in ${pages.length} pages`);
  process.exitCode = said.length === 0 ? 0 : 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
