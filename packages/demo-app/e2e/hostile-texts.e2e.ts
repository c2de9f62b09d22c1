import type { Page } from '@playwright/test';
import { asKept, hostileTexts } from '../server/dev/testing/hostile-texts.ts';
import { expect, test } from './keo-test.ts';
import type { Account, Api } from './models/api.model.ts';
import { createChatModel, talkingAs } from './models/chat.model.ts';
import { createMarketModel, quickJob } from './models/market.model.ts';
import { openPartner } from './partner.ts';

const typed = hostileTexts.map(({ text }) => text.trim());
/** As the server keeps them. */
const texts = typed.map((text) => asKept(text).trim());
const all = texts.join('\n');
/** All payloads, `size` to a row. */
const inRows = (size: number) =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, n) =>
    texts.slice(n * size, (n + 1) * size).join('\n'),
  );
const [first = ''] = texts;

/** Fails where a payload ran, became an element or attribute, or violated the CSP. */
async function watchFor(page: Page) {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return async () => {
    const found = await page.evaluate(() => {
      const every = (root: ParentNode): Element[] =>
        Array.from(root.querySelectorAll('*')).flatMap((it) => [
          it,
          ...(it.shadowRoot ? every(it.shadowRoot) : []),
        ]);
      const elements = every(document);
      return {
        ran: Reflect.get(window, '__xss'),
        broken: Reflect.get(window, 'broken'),
        handlers: elements.filter((it) => it.getAttributeNames().some((name) => name.startsWith('on')))
          .length,
        links: elements.flatMap((it) => {
          const link = it.getAttribute('href') ?? it.getAttribute('src') ?? it.getAttribute('action') ?? '';
          return /evil\.test|^\s*(?:javascript|vbscript|data:text)/i.test(link) ? [link] : [];
        }),
      };
    });
    expect({ ...found, opened }).toEqual({ ran: undefined, broken: [], handlers: 0, links: [], opened: [] });
  };
}

/** Repeats the only row of a list answer once for each payload. */
async function multiply(page: Page, path: string, toRow: (row: object, text: string, no: number) => object) {
  await page.route(`**/au/api/${path}*`, async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = await response.json();
    const [row] = data.list;
    const list = typed.map((text, no) => toRow(row, text, no));
    return route.fulfill({ response, json: { ...answer, data: { ...data, list } } });
  });
}

const rename = (api: Api, account: Account) =>
  api.ask(account, 'user/update-info', {
    displayName: first,
    headline: texts[60] ?? '',
    bio: all.slice(0, 1900).trim(),
  });

/** Two people with such names, and a quick job that one has taken from the other. */
async function two(api: Api) {
  const [author, worker] = [await api.signUp(), await api.signUp()];
  await api.verify(author);
  await api.fund(author, 500_000);
  for (const account of [author, worker]) await rename(api, account);
  const title = `${first} kiểm thử ứng dụng`;
  const description = typed.join('\n');
  const job = await api.postJob(author, { ...quickJob, title, description, slots: 2 });
  return { author, worker, title, job, market: createMarketModel(api, author, worker) };
}

test('what people typed is text in the catalogue, on the page of a posting and in its first HTML', async ({
  I,
  api,
}) => {
  const { page } = I;
  const clean = await watchFor(page);
  const { title, job } = await two(api);
  await I.open(`/tasks/${job.slug}`);
  await expect(page.locator('main h1')).toHaveText(title);
  expect(await page.locator('main .keo-prose').first().textContent()).toBe(all);
  await expect(page).toHaveTitle(`${title} · Keo`);
  await clean();

  await multiply(page, 'job/jobs-list', (row, text, no) => ({
    ...row,
    id: `row${no}`,
    title: text,
    author: { ...Object(Reflect.get(row, 'author')), displayName: text },
  }));
  await I.open('/tasks');
  await expect(page.locator('.keo-job')).toHaveCount(texts.length);
  expect(await page.locator('.keo-job__title').allTextContents()).toEqual(typed);
  expect(await page.locator('.keo-job__author strong').allTextContents()).toEqual(typed);
  await clean();
});

test('what people typed is text in a deal, its conversation and what is said of it', async ({
  I,
  api,
  isMobile,
}) => {
  const { page } = I;
  const clean = await watchFor(page);
  const { author, worker, title, job, market } = await two(api);
  const deal = await market.take(job.id);
  const chat = createChatModel(api);
  const room = await chat.open(author, { dealId: deal.id });
  const said = inRows(100);
  for (const text of said) await chat.say(worker, room, text);
  await market.handIn(deal);
  await I.comeBackAs(author);
  await I.open(`/dashboard/my-tasks?as=author&deal=${deal.id}`);
  await expect(page.locator('.keo-deal').getByText(title).first()).toBeVisible();
  if (isMobile) await page.getByRole('tab', { name: /^Tin nhắn/ }).click();
  await talkingAs(I, 'beside the deal').seeSaid(...said);
  await clean();

  await market.judge(deal, 'APPROVE');
  await expect.poll(async () => (await market.info(deal.id)).state).toBe('COMPLETED');
  for (const account of [author, worker])
    await api.ask(account, 'review/add-review', { dealId: deal.id, stars: 5, text: first });
  const { id } = await api.me(author);
  await multiply(page, 'review/reviews-list', (row, text, no) => ({
    ...row,
    id: `row${no}`,
    text,
    reply: text,
    jobTitle: text,
    by: { ...Object(Reflect.get(row, 'by')), displayName: text },
  }));
  await I.open(`/user/${id}`);
  await expect(page.locator('main h1')).toHaveText(first);
  await expect(page.locator('.keo-profile__headline')).toHaveText(texts[60] ?? '');
  expect(await page.locator('main .keo-prose').first().textContent()).toBe(all.slice(0, 1900).trim());
  await expect(page.locator('.keo-review')).toHaveCount(texts.length);
  expect(await page.locator('.keo-review header strong').allTextContents()).toEqual(typed);
  expect(await page.locator('.keo-review__reply .keo-prose').allTextContents()).toEqual(typed);
  await clean();
});

/** Notifications whose sentences hold every text, and the sentence of each, the newest first. */
async function notify(api: Api, { username }: Account) {
  // No more than a list draws at once.
  const rows = inRows(32);
  for (const text of rows)
    await api.notify(username, 'APPLICATION_REJECTED', { params: { jobTitle: text, otherName: 'An', text } });
  return rows.map((text) => `“${text}” lần này chọn người khác. An nhắn: “${text}”`).toReversed();
}

test('what people typed is text in notifications, old ones and those that arrive', async ({ I, api }) => {
  const { page } = I;
  const clean = await watchFor(page);
  const account = await api.signUp();
  const sentences = await notify(api, account);
  await I.comeBackAs(account);
  await I.open('/dashboard');
  await I.seeUnread(sentences.length);
  const shown = page.locator('main .keo-item__sentence');
  await expect(shown).toHaveCount(sentences.length);
  expect(await shown.allTextContents()).toEqual(sentences);
  const [newest = ''] = await notify(api, account);
  await expect.poll(() => shown.first().textContent()).toBe(newest);
  await clean();
});

const element = (tag: string) => `<${tag} api-base="/au/api" token-endpoint="/partner/token"></${tag}>`;

test('what people typed is text on a page of somebody else, under a policy with trusted types', async ({
  page,
  context,
  api,
  keo,
}) => {
  await context.grantPermissions(['local-network-access']);
  const clean = await watchFor(page);
  const account = await api.signUp();
  const sentences = await notify(api, account);
  await openPartner(page, {
    build: 'script tag',
    origin: keo.origin,
    html: ['keo-notifications', 'keo-notification-list', 'keo-toaster'].map(element).join(''),
    token: () => account.token,
  });
  const list = page.locator('keo-notification-list .keo-item__sentence');
  await expect(list).toHaveCount(sentences.length);
  expect(await list.allTextContents()).toEqual(sentences);
  await expect(page.locator('keo-notification-list .keo-live[data-status=connected]')).toBeVisible();
  await notify(api, account);
  const toast = page.locator('.keo-toast__detail').first();
  await expect(toast).toBeVisible();
  expect(sentences).toContain(await toast.textContent());
  await page.getByRole('button', { name: /^Thông báo, / }).click();
  const inBell = page.locator('keo-notifications .keo-item__sentence');
  await expect(inBell.first()).toBeVisible();
  for (const text of await inBell.allTextContents()) expect(sentences).toContain(text);
  await clean();
});
