/**
 * `node scripts/site-readmes.ts`: checks that the README of each sample site contains its whole code; `--write` writes
 * it.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const partners = path.resolve(import.meta.dirname, '../packages/demo-app/partners');
const heading = '## The whole code';
/** Files in reading order; a folder's files after those beside it. */
const sites: Record<string, readonly string[]> = {
  hostile: ['index.html', 'hostile.js', 'old-app.js', 'resets.css'],
  html: ['index.html', 'site.css'],
  next: [
    'app/page.tsx',
    'app/keo-bell.tsx',
    'app/keo-wallet.tsx',
    'app/keo-token/route.ts',
    'app/layout.tsx',
    'package.json',
    'tsconfig.json',
  ],
  vue: ['src/App.vue', 'src/main.js', 'index.html', 'server.js', 'vite.config.js', 'package.json'],
  wordpress: ['keo-widgets.php', 'index.html', 'theme.css'],
};
/** Installed and built files. */
const made = /(?:^|\/)(?:node_modules|dist|\.next|packed|next-env\.d\.ts|.*\.tsbuildinfo|README\.md)(?:\/|$)/;

async function filesOf(site: string): Promise<string[]> {
  const folder = path.join(partners, site);
  const within = async (under: string): Promise<string[]> => {
    const entries = await readdir(path.join(folder, under), { withFileTypes: true });
    const found = await Promise.all(
      entries.map(async (entry) => {
        const name = path.posix.join(under, entry.name);
        if (made.test(name)) return [];
        return entry.isDirectory() ? within(name) : [name];
      }),
    );
    return found.flat();
  };
  return within('.');
}

async function codeOf(site: string, files: readonly string[]): Promise<string> {
  const blocks = files.map(async (file) => {
    const code = await readFile(path.join(partners, site, file), 'utf8');
    return `### \`${file}\`\n\n\`\`\`${path.extname(file).slice(1)}\n${code.trimEnd()}\n\`\`\``;
  });
  return [heading, ...(await Promise.all(blocks))].join('\n\n');
}

const isWriting = process.argv.includes('--write');
const faults: string[] = [];
for (const entry of await readdir(partners, { withFileTypes: true }))
  if (entry.isDirectory() && !made.test(entry.name) && !sites[entry.name])
    faults.push(`${entry.name} is a site that scripts/site-readmes.ts does not know`);
for (const [site, files] of Object.entries(sites)) {
  const present = await filesOf(site);
  for (const file of present) if (!files.includes(file)) faults.push(`${site}/${file} is not shown`);
  const readme = path.join(partners, site, 'README.md');
  const text = await readFile(readme, 'utf8');
  const [words = ''] = text.split(`\n${heading}\n`);
  const wanted = `${words.trimEnd()}\n\n${await codeOf(site, files)}\n`;
  if (text === wanted) continue;
  if (isWriting) await writeFile(readme, wanted);
  else faults.push(`${site}/README.md is not its code: node scripts/site-readmes.ts --write`);
}
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
