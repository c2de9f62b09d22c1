import { expect, inBothLanguages, test } from './keo-test.ts';
import { createMarketModel } from './models/market.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { accepted, atWork, meet } from './models/story.model.ts';

const coverLetter = 'Tôi đã làm ba bộ nhận diện như thế này.';

inBothLanguages(() => {
  test('who applied finds it again, sees that it was read, and follows it into the deal', async ({
    I,
    api,
    newBrowser,
  }) => {
    const { page } = I;
    const t = createWordsModel(I);
    const { author, worker, market } = await meet(api);
    const title = 'Thiết kế bộ nhận diện cho tiệm trà';
    const { id: jobId } = await api.postJob(author, { title });
    const other = await api.postJob(author, { title: 'Vẽ tranh tường quán cà phê' });
    const { id: applicationId } = await api.apply(worker, { jobId, coverLetter, bid: 2_000_000 });
    await I.comeBackAs(worker);
    await I.open(`/tasks/${other.slug}`);
    await page.getByRole('button', { name: t('panel.apply'), exact: true }).click();
    const form = page.locator('dialog.keo-sheet[open]');
    await form.getByRole('textbox', { name: t('apply.letter') }).fill(coverLetter);
    await form.getByLabel(t('apply.bid')).fill('1,500,000');
    await form.getByLabel(t('apply.days')).fill('91');
    await form.getByRole('button', { name: t('apply.send') }).click();
    await expect(form.getByText(t('apply.days.wrong', { max: 90 }))).toBeVisible();
    await form.getByLabel(t('apply.days')).fill('10');
    await form.getByRole('button', { name: t('apply.send') }).click();
    await I.see(t('panel.applied'));
    await I.open('/dashboard');
    await expect(page.getByRole('region', { name: t('applied.waiting') })).toContainText(title);
    await page.getByRole('link', { name: t('applied.waiting.open') }).click();
    await expect(page).toHaveURL(/\?as=applied$/);
    const row = page.getByRole('article').filter({ hasText: title });
    await expect(row).toContainText('1,800,000đ');
    await expect(page.getByRole('article').filter({ hasText: 'Vẽ tranh tường' })).toContainText(
      t('applied.within', { time: t('job.time.days', { count: 10 }) }),
    );
    await row.getByText(t('applied.letter')).click();
    await expect(row.getByText(coverLetter)).toBeVisible();
    await expect(row).not.toContainText('/2026');

    const they = await newBrowser();
    await they.comeBackAs(author);
    const marked = they.page.waitForResponse(/read-applications/);
    await they.open(`/dashboard/my-jobs?job=${jobId}`);
    await marked;
    await page.reload();
    await expect(row).toContainText(/\d\d:\d\d, (?:\d\d\/\d\d\/|\d+ \w+ )\d{4}/);

    await row.getByRole('button', { name: t('chat.openWith', { name: '' }) }).click();
    await expect(page).toHaveURL(/as=applied.*chat=rm_/);
    await page.goBack();

    // Accepted elsewhere: the page that is open says so.
    const { deal } = await market.decide('accept', applicationId);
    await row.getByRole('link', { name: t('applied.deal') }).click();
    await expect(page).toHaveURL(new RegExp(`as=worker&deal=${deal.id}`));
    await expect(page.locator('dialog.keo-sheet[open], .keo-desk')).toContainText(title);
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    await page.getByRole('combobox', { name: t('applied.filter') }).click();
    await page.getByRole('option', { name: t('applied.state.SUBMITTED') }).click();
    await expect(page).toHaveURL(/as=applied&state=SUBMITTED/);
    await page.reload();
    await page.getByRole('button', { name: t('applied.withdraw') }).click();
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: t('applied.withdraw') })
      .click();
    await I.see(t('applied.none'));
    await page.getByRole('button', { name: t('applied.none.all') }).click();
    await I.see(t('applied.next.CANCELLED', { name: 'Trần Thị Thử' }));
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('my work opens where something runs, and stays where it was asked to', async ({ I, api }) => {
    const { page } = I;
    const t = createWordsModel(I);
    const scene = await meet(api);
    const sides = page.getByRole('tablist', { name: t('deals.as') });
    const seeSide = (side: 'worker' | 'author') =>
      expect(sides.getByRole('tab', { name: t(`deals.as.${side}`) })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    const deal = await atWork(api, scene);
    await I.comeBackAs(scene.author);
    // Each selected side of the page from its first paint on.
    await page.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(globalThis, { shownSides: shown });
      new MutationObserver(() => {
        const now = document.querySelector('.keo-tabs__tab[aria-selected=true]')?.textContent;
        if (now && shown.at(-1) !== now) shown.push(now);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await I.open('/dashboard/my-tasks');
    await seeSide('author');
    await expect(page.getByRole('tabpanel')).toContainText('Thiết kế bộ nhận diện cho tiệm trà');
    const shownSides = await page.evaluate(() => Reflect.get(globalThis, 'shownSides'));
    expect(shownSides).toEqual([t('deals.as.author')]);
    await sides.getByRole('tab', { name: t('deals.as.worker') }).click();
    await expect(page).toHaveURL(/\?as=worker$/);
    await I.see(t('deals.empty.worker'));
    await page.reload();
    await seeSide('worker');
    await page.goBack();
    await seeSide('author');

    // A notification names the deal alone.
    const { author: worker, worker: author } = scene;
    await api.verify(author);
    const own = await accepted(api, { author, worker, market: createMarketModel(api, author, worker) });
    await I.open(`/dashboard/my-tasks?deal=${deal.id}`);
    await expect(page.locator('dialog.keo-sheet[open], .keo-desk')).toBeVisible();
    await page.keyboard.press('Escape');
    await seeSide('author');
    await I.open(`/dashboard/my-tasks?deal=${own.deal.id}`);
    await expect(page.locator('dialog.keo-sheet[open], .keo-desk')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await seeSide('worker');
  });
});
