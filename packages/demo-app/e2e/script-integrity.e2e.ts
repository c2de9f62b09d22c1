import { createHash } from 'node:crypto';
import { expect, test } from './keo-test.ts';

test.skip(({ isMobile }) => isMobile, 'a file is the same on a phone');
// A page answered by a test route has no address space, and Chromium's Local Network Access refuses it this machine's
// files.
test.beforeEach(({ context }) => context.grantPermissions(['local-network-access']));

// Chromium's message for a refused script, which this test expects.
test.use({ allowed: /integrity/i });

type Manifest = { version: string; files: Record<string, string> };
const readManifest = async (origin: string): Promise<Manifest> => {
  const { version }: Manifest = await fetch(`${origin}/embed/v1/integrity.json`).then((answer) =>
    answer.json(),
  );
  return fetch(`${origin}/embed/${version}/integrity.json`).then((answer) => answer.json());
};
const toHash = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

test('every file of a version has the hash its manifest says, however it is compressed on its way', async ({
  keo,
}) => {
  const { version, files } = await readManifest(keo.origin);
  const mentioned = new Set<string>(['keo.js']);
  for (const [name, hash] of Object.entries(files))
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await fetch(`${keo.origin}/embed/${version}/${name}`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      const bytes = await answer.bytes();
      expect(toHash(bytes), `${name} as ${encoding}`).toBe(hash);
      for (const [, other = ''] of Buffer.from(bytes)
        .toString()
        .matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g))
        mentioned.add(other);
    }
  expect([...mentioned].toSorted()).toEqual(Object.keys(files).toSorted());
});

test('a page that names the hash gets a living bell, and none from bytes that somebody changed', async ({
  page,
  keo,
}) => {
  const { version, files } = await readManifest(keo.origin);
  const address = `${keo.origin}/embed/${version}/keo.js`;
  await page.route('https://shop.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // As docs/guides/partner.md says.
      body: `<!doctype html><html lang="vi"><title>Shop</title>
        <script type="module" crossorigin src="${address}" integrity="${files['keo.js']}"></script>
        <keo-notifications></keo-notifications></html>`,
    }),
  );
  await page.goto('https://shop.example/');
  await expect(page.getByRole('button', { name: /^Thông báo, \d+ chưa đọc$/ })).toBeVisible();

  await page.route(address, async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: `${await answer.text()}\n` });
  });
  const refused = page.waitForEvent('console', (said) => /integrity/i.test(said.text()));
  await page.goto('https://shop.example/');
  expect((await refused).text()).toContain(address);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => customElements.get('keo-notifications') === undefined)).toBe(true);
});
