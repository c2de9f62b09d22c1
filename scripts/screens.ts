/** `pnpm screens`: screens of the stories into `docs/screens`, with an index page. */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';

const folder = 'docs/screens';
const titles = {
  student: 'A student takes a quick job and is paid',
  shop: 'A shop owner posts for four and judges each',
  project: 'A project is bargained over and paid by parts',
  desk: 'A deal on a wide screen',
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const stories = Object.keys(titles).map((story) => (story === 'desk' ? 'deal-desk' : `story-${story}`));
const { status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', '--config', 'packages/demo-app/e2e/playwright.config.ts', '--no-deps', ...stories],
  { stdio: 'inherit', env: { ...process.env, KEO_TEST_SCREENS: '1' } },
);

const drawn = (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
/** `3 what waits` from `shop-3-what-waits-375.jpg`. */
const toCaption = (story: string, name: string) =>
  name
    .slice(story.length + 1)
    .replace(/-\d+(-en-dark)?\.jpg$/, '')
    .replaceAll('-', ' ');
const sections = Object.entries(titles).map(([story, title]) => {
  const own = drawn.filter((name) => name.startsWith(`${story}-`));
  const captions = [...new Set(own.map((name) => toCaption(story, name)))].toSorted(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  );
  const rows = captions.map((caption) => {
    const pictures = own
      .filter((name) => toCaption(story, name) === caption)
      .toSorted((one, other) => one.length - other.length || one.localeCompare(other));
    const shown = pictures.map((name) => `<img src="${name}" alt="${caption}" height="360">`);
    return `### ${caption}\n\n${shown.join(' ')}`;
  });
  return `## ${title}\n\n${rows.join('\n\n')}`;
});
await writeFile(
  `${folder}/README.md`,
  `# Screens\n\nWhat the stories meet on the way, at 1280 and 375 (a desk at 1920 too), drawn by \`pnpm screens\`: in Vietnamese in the light, the main ones in English in the dark too.\n\n${sections.join('\n\n')}\n`,
);
process.exitCode = status ?? 1;
