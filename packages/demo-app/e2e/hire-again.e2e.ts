import type { Person } from './models/person.model.ts';
import { expect, inTurns, test } from './keo-test.ts';
import { anotherSession } from './models/deal-sheet.model.ts';
import { atWork, meet } from './models/story.model.ts';
import { onPhone } from './sizes.ts';

const button = (one: Person, name: string) => one.page.getByRole('button', { name, exact: true });
const seeState = (one: Person, words: string) =>
  expect(one.page.locator('header .keo-badge').filter({ hasText: words }).first()).toBeVisible();

test.use(onPhone);

inTurns({ phone: 'vi-VN' }, () => {
  test('an author hires the worker of an ended deal again, with nothing posted', async ({
    I,
    api,
    newBrowser,
  }) => {
    const scene = await meet(api);
    const ended = await atWork(api, scene);
    await scene.market.handIn(ended);
    await scene.market.judge(ended, 'APPROVE');
    await scene.market.finalize(ended, 'COMPLETE');
    const { id: workerId } = await api.me(scene.worker);
    const { page, say } = I;
    /** Answers the question behind it with the same button. */
    const press = async (one: Person, name: string) => {
      await button(one, name).first().click();
      await one.page.locator('dialog.keo-dialog[open]').getByRole('button', { name, exact: true }).click();
    };

    await I.comeBackAs(await anotherSession(api, scene.author));
    await I.open(`/dashboard/my-tasks?as=author&deal=${ended.id}`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(I, say('Chép liên kết', 'Copy link')).click();
    await expect(button(I, say('Đã chép', 'Copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`deal=${ended.id}`);
    await page.getByText(say('Nội dung công việc đã thoả thuận', 'The work as agreed')).click();
    await expect(page.locator('details[open] .keo-prose')).toBeVisible();
    await page.getByRole('link', { name: say(/^với /, /^with /) }).click();
    await I.seePath(`/user/${workerId}`);
    await button(I, say('Thêm', 'More')).click();
    await expect(page.getByRole('menuitem', { name: say('Báo cáo', 'Report') })).toBeVisible();
    await page.keyboard.press('Escape');
    await button(I, say('Thuê lại', 'Hire again')).click();
    await expect(page.locator('dialog.keo-sheet[open]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('dialog.keo-sheet[open]')).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: say(/^Thuê lại /, /^Hire .* again$/) }).click();

    // Filled in from the deal; what is changed outlives a reload.
    const title = page.getByLabel(say('Tên việc', 'Title'), { exact: true }).first();
    await expect(title).toHaveValue('Thiết kế bộ nhận diện cho tiệm trà');
    await expect(page.getByLabel(say('Giá', 'Price'), { exact: true })).toHaveValue('1,000,000');
    await title.fill('Tờ rơi khai trương tiệm trà');
    await page.reload();
    await expect(title).toHaveValue('Tờ rơi khai trương tiệm trà');
    await page
      .getByLabel(say('Việc cần làm', 'What is to be done'))
      .fill('Một tờ A5 hai mặt, theo bộ đã làm.');
    await page.getByRole('combobox', { name: say('Lĩnh vực', 'Field') }).click();
    await page.getByRole('option', { name: say('Thiết kế & Đồ hoạ', 'Design & Graphics') }).click();
    await page.getByRole('combobox', { name: say('Nơi làm', 'Place') }).click();
    await page.getByRole('option', { name: 'Đà Nẵng' }).click();
    await button(I, say('Gửi đề xuất', 'Send the offer')).click();
    await I.seePath('/dashboard/my-tasks');
    await seeState(I, say('Đang thương lượng', 'Negotiating'));
    const dealId = new URL(page.url()).searchParams.get('deal') ?? '';

    const other = await newBrowser();
    await other.comeBackAs(await anotherSession(api, scene.worker));
    await other.open('/dashboard');
    await other.openBell();
    await other.page
      .getByRole('link', { name: /(Đề xuất thoả thuận mới|New deal proposal)$/ })
      .first()
      .click();
    await expect(other.page).toHaveURL(new RegExp(`deal=${dealId}`));
    await other.see('Một tờ A5 hai mặt, theo bộ đã làm.');
    await other.see(say(/^Hẹn xong trong .* kể từ khi bắt đầu$/, /^To be done within .* of the start$/));
    await other.see(say(/^Mỗi mục còn \d lần sửa\.$/, /^Changes can be asked for /));
    await press(other, say('Đồng ý', 'Agree'));
    await press(I, say('Duyệt và giữ tiền', 'Approve and hold the money'));
    await press(other, say('Bắt đầu làm', 'Start working'));
    await seeState(I, say('Đang làm', 'In progress'));

    // Its page is for the two; the catalogue and the posted work do not have it.
    const posting = { name: 'Tờ rơi khai trương tiệm trà', exact: true };
    await other.page.getByRole('article').getByRole('link', posting).click();
    await other.see(say(/^Lời mời riêng: chỉ hai bên/, /^A private invitation: only the two/));
    const address = other.page.url();
    await I.open('/tasks?q=tờ rơi khai trương');
    await expect(page.getByText('Tờ rơi khai trương tiệm trà')).toHaveCount(0);
    const stranger = await newBrowser();
    await stranger.open(address);
    await stranger.see('404');
  });
});
