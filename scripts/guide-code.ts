/** `node scripts/guide-code.ts`: whether the code of README and guides is what the packages take, by its types. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
// Where the packages find each other and React.
const place = path.join(root, 'packages/react/guide-code');
const pages = [
  'README.md',
  ...readdirSync(path.join(root, 'docs/guides')).map((file) => `docs/guides/${file}`),
];

rmSync(place, { recursive: true, force: true });
mkdirSync(place, { recursive: true });
let count = 0;
for (const page of pages) {
  const text = readFileSync(path.join(root, page), 'utf8');
  for (const [, kind, code] of text.matchAll(/```(tsx?)\n(.*?)```/gs)) {
    count += 1;
    const name = `${page.replaceAll(/[/.]/g, '-')}-${count}.${kind}`;
    writeFileSync(path.join(place, name), `${code}\nexport {};\n`);
  }
}
writeFileSync(
  path.join(place, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../../tsconfig.base.json',
    compilerOptions: { jsx: 'react-jsx', types: ['vite/client', 'node'], noUnusedLocals: false },
    include: ['.'],
  }),
);
try {
  execFileSync('node', [path.join(root, 'node_modules/typescript7/bin/tsc'), '--noEmit', '-p', place], {
    stdio: 'inherit',
  });
  console.log(`${count} pieces of code in ${pages.length} pages`);
} finally {
  rmSync(place, { recursive: true, force: true });
}
