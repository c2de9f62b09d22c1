import { expect, onPhoneAndDesk, test } from './keo-test.ts';
import { anotherSession, createDealSheetModel } from './models/deal-sheet.model.ts';
import { quickJob } from './models/market.model.ts';
import { meet } from './models/story.model.ts';
import { createWordsModel } from './models/words.model.ts';

const added = 'Xin thêm một bản in đen trắng cho túi giấy.';

onPhoneAndDesk(() => {
  test('words of a published job are edited; who applied sees what changed and may withdraw, a deal keeps its own', async ({
    I,
    api,
    newBrowser,
  }) => {
    const t = createWordsModel(I);
    const scene = await meet(api);
    const job = await api.postJob(scene.author, { title: 'Thiết kế bộ nhận diện cho tiệm trà' });
    await scene.market.apply(job.id);
    const running = await api.postJob(scene.author, { ...quickJob, slots: 1 });
    const deal = await scene.market.take(running.id);

    await I.comeBackAs(scene.author);
    const { page } = I;
    const sheet = page.locator('dialog.keo-sheet[open]');
    const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click();
    const openEdit = async (title: string) => {
      await page.getByRole('button', { name: t('own.more.for', { title }), exact: true }).click();
      await page.getByRole('menuitem', { name: t('own.editWords') }).click();
      await expect(sheet.getByLabel(t('post.what.title'))).toHaveValue(title);
    };
    await I.open('/dashboard/my-jobs');
    await openEdit('Thiết kế bộ nhận diện cho tiệm trà');
    await press(t('edit.save'));
    await expect(sheet.getByText(t('edit.same'))).toBeVisible();
    await sheet.getByLabel(t('post.what.title')).fill('Ngắn');
    await press(t('edit.save'));
    await expect(sheet.getByLabel(t('post.what.title'))).toHaveAttribute('aria-invalid', 'true');
    await sheet.getByLabel(t('post.what.title')).fill('Thiết kế nhận diện và túi giấy cho tiệm trà');
    const description = sheet.getByLabel(t('post.what.description'));
    await description.fill(`${await description.inputValue()} ${added}`);
    // Kept over a reload.
    await page.reload();
    await expect(description).toHaveValue(new RegExp(added));
    await press(t('edit.save'));
    await expect(sheet).toHaveCount(0);
    await openEdit(quickJob.title);
    await sheet.getByLabel(t('post.what.title')).fill('Kiểm thử luồng thanh toán');
    await press(t('edit.discard'));
    await expect(sheet.getByLabel(t('post.what.title'))).toHaveValue(quickJob.title);
    await sheet.getByLabel(t('post.what.title')).fill('Kiểm thử luồng đặt món trên máy tính bảng');
    await press(t('edit.save'));
    await expect(sheet).toHaveCount(0);

    const other = await newBrowser();
    await other.comeBackAs(await anotherSession(api, scene.worker));
    await other.open('/dashboard');
    await other.openBell();
    const words = createWordsModel(other);
    await expect(
      other.page.getByRole('dialog').getByText(/Thiết kế nhận diện và túi giấy cho tiệm trà/),
    ).toBeVisible();
    await other.open(`/tasks/${job.slug}`);
    await other.seeHeading('Thiết kế nhận diện và túi giấy cho tiệm trà');
    const edits = other.page.getByRole('region', { name: words('job.edits') });
    await expect(edits.locator('del').first()).toHaveText('Thiết kế bộ nhận diện cho tiệm trà');
    await expect(edits.locator('ins').last()).toContainText(added);
    const fold = edits.locator('summary').first();
    await fold.click();
    await expect(edits.locator('del').first()).toBeHidden();
    await fold.click();
    await expect(edits.locator('del').first()).toBeVisible();
    await other.page.getByRole('button', { name: words('applied.withdraw') }).click();
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: words('applied.withdraw') })
      .click();
    await expect(other.page.getByRole('button', { name: words('panel.apply'), exact: true })).toBeVisible();

    const theirs = createDealSheetModel(other, 'worker');
    await theirs.show(deal.id);
    await theirs.see(quickJob.title);
    await expect(theirs.sheet.getByText('Kiểm thử luồng đặt món trên máy tính bảng')).toHaveCount(0);
    await other.open(`/tasks/${running.slug}`);
    await other.page.getByText(words('job.edits.worker')).waitFor();
  });
});
