import type { Page } from '@playwright/test';
import { expect, test } from './keo-test.ts';
import { quickJob } from './models/market.model.ts';
import type { Person } from './models/person.model.ts';

/** A4 within the browser's usual margins, in CSS pixels. */
const papers = { portrait: { width: 718, height: 1047 }, landscape: { width: 1047, height: 718 } };

/** Amounts, and whatever hides or cuts one of them. */
const readAmounts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const amounts: string[] = [];
    const cut: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!/\dđ/.test(words) || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // For screen readers alone.
      if (right - left < 2 || element.closest('.keo-unseen')) continue;
      amounts.push(words);
      const isOut = left < -1 || right > innerWidth + 1;
      let isCut = false;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const bounds = box.getBoundingClientRect();
        if (overflowX !== 'visible') isCut ||= left < bounds.left - 1 || right > bounds.right + 1;
        if (overflowY !== 'visible') isCut ||= top < bounds.top - 1 || bottom > bounds.bottom + 1;
      }
      if (isOut || isCut) cut.push(words);
    }
    return { amounts, cut, isSideways: document.documentElement.scrollWidth > innerWidth + 1 };
  });

async function print({ page }: Person, least: number, at: string) {
  for (const [side, viewport] of Object.entries(papers)) {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(viewport);
    const { amounts, cut, isSideways } = await readAmounts(page);
    expect({ cut, isSideways }, `${at}, ${side}`).toEqual({ cut: [], isSideways: false });
    expect(amounts.length, `${at}, ${side}`).toBeGreaterThanOrEqual(least);
    const drawn = page
      .locator('.site-header, .site-bar, .site-footer, .site-aside')
      .filter({ visible: true });
    await expect(drawn).toHaveCount(0);
  }
}

const asShown = async ({ page }: Person) => {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
};

test('what is printed has all its amounts, on A4 both ways, and a sheet without the page under it', async ({
  I,
  api,
}) => {
  const author = await api.signUp();
  const worker = await api.signUp();
  await api.verify(author);
  await api.fund(author, 12_500_000);
  const { id: jobId } = await api.postJob(author, { ...quickJob, slots: 3 });
  await api.work(worker, { jobId, text: 'Đã đi hết các bước, không thấy lỗi nào cả.' });
  await I.comeBackAs(author);

  for (const [path, least] of [
    ['/dashboard', 1],
    ['/dashboard/wallet', 3],
    ['/dashboard/transactions', 3],
    ['/dashboard/my-jobs', 1],
    ['/dashboard/my-tasks?as=author', 1],
    ['/dashboard/my-reviews', 0],
    ['/dashboard/recharge', 1],
    ['/dashboard/withdraw', 1],
    ['/dashboard/bank-cards', 0],
    ['/dashboard/profile', 0],
    ['/dashboard/settings', 0],
    ['/dashboard/transactions?dateFrom=2026-01-01&dateTo=2099-12-31&statement=1', 6],
  ] as const) {
    await asShown(I);
    await I.open(path);
    await I.page.locator('main h1').first().waitFor();
    await I.page.waitForLoadState('networkidle');
    await print(I, least, path);
  }

  const { list } = await I.ask<{ list: { no: string }[] }>('transaction/transactions-list');
  await asShown(I);
  await I.open(`/dashboard/transactions?no=${list[0]?.no}`);
  await I.page.getByRole('article').waitFor();
  await print(I, 2, 'a receipt');

  const deals = await I.ask<{ list: { id: string }[] }>('job-deal/my-deals-list?role=author');
  await asShown(I);
  await I.open(`/dashboard/my-tasks?as=author&deal=${deals.list[0]?.id}`);
  await I.page.locator('.keo-desk .keo-costs').waitFor();
  await print(I, 4, 'a deal on the desk');

  await I.page.emulateMedia({ media: 'screen' });
  await I.page.setViewportSize({ width: 1100, height: 900 });
  const sheet = I.page.getByRole('dialog').first();
  await sheet.locator('.keo-costs').waitFor();
  await print(I, 4, 'a deal');
  await expect(I.page.locator('main h1').filter({ visible: true })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Đóng' }).filter({ visible: true })).toHaveCount(0);
});
