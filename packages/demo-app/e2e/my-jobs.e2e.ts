import { expect, test } from './keo-test.ts';
import { createWordsModel } from './models/words.model.ts';
import { quickJob } from './models/market.model.ts';

const next = /^(Tiếp tục|Continue)$/;
const words = 'Cài bản thử, đăng ký bằng số điện thoại, đi hết luồng đặt món đầu tiên và ghi lại lỗi.';
const logo = 'Vẽ logo cho quán trà ở Huế';

test('work is posted step by step; what is missing is added and leads back to the very button', async ({
  I,
  api,
}) => {
  const author = await api.signUp();
  await api.verify(author);
  await api.fund(author, 400_000);
  await I.comeBackAs(author);
  const { page } = I;
  const dialog = page.getByRole('dialog');
  const press = (name: RegExp) => dialog.getByRole('button', { name }).click();

  await I.open('/dashboard/my-jobs?new=1');
  await press(next);
  await press(next);
  await expect(dialog.getByText(/(Tên việc dài|A title has)/)).toBeVisible();
  await dialog.getByLabel(/^(Tên việc|Title)$/).fill('Kiểm thử luồng đăng ký app giao đồ ăn');
  await dialog.getByLabel(/^(Mô tả|Description)$/).fill(words);
  await dialog.getByRole('combobox', { name: /(Lĩnh vực|Field)/ }).click();
  await page.getByRole('option', { name: /(Kiểm thử|Testing)/ }).click();
  await press(next);
  await dialog.getByLabel(/^(Tên mục|Title)$/).fill('3 ảnh chụp màn hình các bước');
  await press(next);
  await dialog.getByLabel(/^(Trả mỗi người|Paid to each person)$/).fill('35k');

  // Reloaded halfway: nothing is lost.
  await page.reload();
  await expect(dialog.getByLabel(/^(Trả mỗi người|Paid to each person)$/)).toHaveValue(/^35(k|,000)$/);
  await dialog.getByLabel(/^(Cần bao nhiêu người|How many people)$/).fill('40');
  await press(next);

  await dialog.getByRole('link', { name: /^(Nạp 1,070,000đ để đăng|Add 1,070,000đ to post)$/ }).click();
  await page.getByRole('button', { name: /(Tạo mã chuyển khoản|Make the transfer code)/ }).click();
  await expect(page.locator('main .keo-qr')).toBeVisible();
  await api.transfer(await page.locator('main .keo-copy dd').nth(4).innerText(), 1_070_000);
  await page.getByRole('link', { name: /^(Quay lại đăng việc|Back to your job)$/ }).click();
  await press(/^(Đăng và giữ|Post and hold) 1,470,000đ$/);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText(/(đang giữ 1,470,000đ|1,470,000đ held)/);
  expect((await api.listLogs(author)).map(({ action }) => action)).toContain('JOB_CREATED');

  const chooseAction = async (name: RegExp) => {
    await page.getByRole('button', { name: /^(Khác|More): / }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await chooseAction(/^(Đóng tin|Close)$/);
  await expect(dialog).toContainText('1,470,000đ');
  await press(/^(Đóng tin|Close)$/);
  await expect(page.getByRole('article')).toContainText(/(Đã đóng|Closed)/);
  await I.open('/dashboard/wallet');
  await expect(page.locator('.keo-wallet__sum')).toHaveText('1,470,000đ');

  await I.open('/dashboard/my-jobs');
  await page.getByRole('article').waitFor();
  // The library of forms is loaded with the wizard, not with the list.
  const forms = () =>
    page.evaluate(
      () =>
        // Fetched, then imported.
        new Set(
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.includes('/forms-')),
        ).size,
    );
  expect(await forms()).toBe(0);
  await chooseAction(/^(Đăng tin giống vậy|Post one like it)$/);
  await expect(dialog.getByLabel(/^(Tên việc|Title)$/)).toHaveValue('Kiểm thử luồng đăng ký app giao đồ ăn');
  expect(await forms()).toBe(1);
});

test('a draft and a page that are none are said, and lead on', async ({ I, api }) => {
  const author = await api.signUp();
  await api.fund(author, 200_000);
  await I.comeBackAs(author);
  const { page } = I;
  const dialog = page.getByRole('dialog', { name: /^(Không có bản nháp này|There is no such draft)$/ });
  const list = dialog.getByRole('button', { name: /^(Xem việc của bạn|See your jobs)$/ });
  await I.open('/dashboard/my-jobs?edit=nope');
  await list.last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/my-jobs$/);
  await I.open('/dashboard/my-jobs?edit=nope');
  await dialog.getByRole('link', { name: /^(Đăng việc|Post work)/ }).click();
  await expect(page).toHaveURL(/\?new=1$/);
  await expect(page.getByRole('dialog').getByRole('button', { name: next })).toBeVisible();

  await I.open('/dashboard/transactions?page=99');
  await I.see(/(Không có trang 99|There is no page 99)/);
  await page.getByRole('button', { name: /^(Về trang 1|Go to page 1)$/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/transactions$/);
  await expect(page.locator('.keo-row--link')).toHaveCount(1);
});

test('a draft is found among posted work, continued, saved, deleted and brought back', async ({ I, api }) => {
  const author = await api.signUp();
  await api.verify(author);
  await I.comeBackAs(author);
  const { page } = I;
  const t = createWordsModel(I);
  const sheet = page.locator('dialog.keo-sheet[open]');
  const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click();
  const drafts = page.getByRole('region', { name: t('own.drafts'), exact: true });
  const goOn = drafts.getByRole('link', { name: t('own.resumeDraft'), exact: true });
  const remove = drafts.getByRole('button', { name: t('own.draft.delete'), exact: true });
  const undo = drafts.getByRole('button', { name: t('own.undo'), exact: true });

  await I.open('/dashboard/my-jobs?new=1');
  await press(t('post.next'));
  const title = sheet.getByLabel(t('post.what.title'));
  await title.fill(logo);
  await press(t('post.close'));
  await expect(drafts.getByRole('listitem')).toContainText(logo);
  await expect(drafts).toContainText(t('own.draft.here', { no: 2, total: 5 }));

  // Of this device: deleted at once, and brought back.
  await remove.click();
  await expect(drafts).toContainText(t('own.draft.deleted', { title: logo }));
  await undo.click();
  await page.reload();
  await goOn.click();
  await expect(title).toHaveValue(logo);
  await sheet.getByRole('combobox', { name: t('post.what.category') }).click();
  await page.getByRole('option', { name: I.say('Thiết kế', 'Design') }).click();
  await sheet.getByLabel(t('post.what.description')).fill(words);
  await press(t('post.next'));
  await sheet.getByLabel(t('post.proof.title')).fill('Tệp logo');
  await press(t('post.next'));
  await sheet.getByLabel(t('post.terms.price.QUICK')).fill('50k');
  await press(t('post.next'));
  await press(t('post.save'));
  await expect(sheet).toHaveCount(0);

  // On the server now, and not as posted work.
  await expect(drafts.getByRole('listitem')).toContainText(t('own.draft.stored'));
  await expect(page.getByRole('article')).toHaveCount(0);
  await remove.click();
  await undo.click();
  await remove.click();
  await expect(undo).toBeFocused();
  // Leaving does not wait for the time to undo it.
  const deleted = page.waitForResponse(/\/job\/delete-job$/);
  await page.getByRole('banner').getByRole('link').first().click();
  expect((await deleted).status()).toBe(200);
  expect(await I.ask('job/jobs-my-list')).toMatchObject({ total: 0 });
  await I.open('/dashboard/my-jobs');
  await expect(page.getByRole('link', { name: t('own.post'), exact: true }).last()).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test('the author sees who applied, marks one, declines another, and the one declined is told', async ({
  I,
  api,
}) => {
  const author = await api.signUp();
  await api.verify(author);
  const { id: jobId } = await api.postJob(author, { title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm' });
  const worker = await api.signUp();
  await api.apply(worker, { jobId, coverLetter: 'Tôi đã làm ba bộ nhận diện như thế này.', bid: 6_000_000 });
  await I.comeBackAs(author);
  const { page } = I;
  await I.open('/dashboard/my-jobs');
  await page.getByRole('link', { name: /^1 (người chờ|waiting)/ }).click();
  const dialog = page.locator('dialog.keo-sheet[open]');
  await expect(dialog).toContainText(/6,300,000đ/);
  const mark = dialog.getByRole('button', { name: /^(Đánh dấu|Mark)/ });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: /^(Từ chối|Decline)$/ }).click();
  const question = page.locator('dialog.keo-dialog');
  await question.getByRole('textbox').fill('Lần này tôi cần người ở gần.');
  await question.getByRole('button', { name: /^(Từ chối|Decline)$/ }).click();
  await expect(dialog.getByText(/^(Đã từ chối|Declined)$/)).toBeVisible();
  await dialog.getByRole('button', { name: /^(Đóng danh sách|Close the list)$/ }).click();
  await expect(dialog).toHaveCount(0);
  const logs = (await api.listLogs(worker)).find(({ action }) => action === 'APPLICATION_REJECTED');
  expect(JSON.stringify(logs)).toContain('Lần này tôi cần người ở gần.');
});

test('a job is paused, opened again, made more attractive, and renewed after its end', async ({ I, api }) => {
  const author = await api.signUp();
  await api.verify(author);
  await api.fund(author, 1_000_000);
  await api.postJob(author, { ...quickJob, slots: 2 });
  await I.comeBackAs(author);
  await I.open('/dashboard/my-jobs');
  const { page } = I;
  const row = page.getByRole('article');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const confirm = (name: string) =>
    page.locator('dialog[open]').getByRole('button', { name, exact: true }).last().click();
  const seeState = (state: string) => expect(row.locator('.keo-badge')).toHaveText(state);
  const choosePause = async () => {
    await row.getByRole('button', { name: /^Khác: / }).click();
    await page.getByRole('menuitem', { name: 'Tạm dừng' }).click();
  };
  await choosePause();
  await confirm('Để nguyên');
  await seeState('Đang mở');
  await choosePause();
  await confirm('Tạm dừng');
  await seeState('Tạm dừng');
  await button('Mở lại').click();
  await seeState('Đang mở');
  await button('Tăng sức hút').click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('button', { name: 'Cập nhật tin' }).click();
  await expect(sheet).toContainText('Hãy tăng ít nhất một điều.');
  await sheet.getByLabel('Trả mỗi người').fill('40,000');
  await sheet.getByLabel('Số chỗ').fill('3');
  await sheet.getByLabel('Mở thêm (ngày)').fill('1');
  // Three slots of 40,000đ and their fee, of which two of 35,000đ are held.
  await sheet.getByRole('button', { name: 'Cập nhật và giữ thêm 52,500đ' }).click();
  await expect(row).toContainText('40,000đ mỗi chỗ');
  await api.advanceClock(16 * 24 * 60);
  // Sessions expire before jobs do.
  await I.signIn(author);
  await I.open('/dashboard/my-jobs');
  await expect(async () => {
    await page.reload();
    await expect(row.locator('.keo-badge')).toHaveText('Hết hạn');
  }).toPass();
  await button('Gia hạn').click();
  await confirm('Gia hạn');
  await seeState('Đang mở');
  await expect(row).toContainText('đang giữ 126,000đ');
});

test('each option of a job is chosen, and stands in what is posted', async ({ I, api }) => {
  const author = await api.signUp();
  await api.verify(author);
  await api.fund(author, 1_000_000);
  await I.comeBackAs(author);
  await I.open('/dashboard/my-jobs?new=1');
  const { page } = I;
  const t = createWordsModel(I);
  const sheet = page.locator('dialog.keo-sheet[open]');
  const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click();
  const choose = async (label: string, option: string | RegExp) => {
    await sheet.getByRole('combobox', { name: label }).first().click();
    await page.getByRole('option', { name: option }).first().click();
  };
  await press(t('post.next'));
  const title = sheet.getByLabel(t('post.what.title'));
  await title.fill('Chụp ảnh kệ gạo ở siêu thị gần nhà');
  await choose(t('post.what.category'), /Khảo sát/);
  await sheet.getByRole('button', { name: new RegExp(t('post.template', { category: '' })) }).click();
  await expect(sheet.getByLabel(t('post.what.description'))).not.toHaveValue('');
  await press(t('post.close'));
  await page
    .getByRole('link', { name: t('own.post'), exact: true })
    .first()
    .click();
  await expect(title).toHaveValue('Chụp ảnh kệ gạo ở siêu thị gần nhà');
  await press(t('post.discard'));
  await press(t('post.next'));
  await expect(title).toHaveValue('');
  await title.fill('Chụp ảnh kệ gạo ở siêu thị gần nhà');
  await choose(t('post.what.category'), /Khảo sát/);
  await sheet.getByLabel(t('post.what.description')).fill(words);
  await choose(t('post.what.place'), 'Đà Nẵng');
  await press(t('post.next'));

  const proof = (no: number) => sheet.getByRole('region', { name: t('post.proof', { no }) });
  await proof(1).getByLabel(t('post.proof.title')).fill('Ảnh kệ gạo');
  await proof(1).getByLabel(t('post.proof.minFiles')).fill('2');
  await proof(1).getByLabel(t('post.proof.fresh')).check();
  await proof(1)
    .getByRole('button', { name: t('evidence.TEXT'), exact: true })
    .click();
  await proof(1).getByLabel(t('post.proof.minTextLen')).fill('30');
  await proof(1).getByLabel(t('post.proof.match.ALL')).check();
  await press(t('post.proof.add'));
  await press(t('post.proof.remove', { no: 2 }));
  await expect(proof(2)).toHaveCount(0);
  await press(t('post.next'));

  await sheet.getByLabel(t('post.terms.price.QUICK')).fill('50k');
  await sheet.getByLabel(t('post.terms.slots.QUICK')).fill('2');
  await sheet.getByLabel(t('post.terms.time.QUICK')).fill('90');
  await sheet.getByLabel(t('post.terms.effort')).fill('45');
  await choose(t('post.terms.review'), /^2 /);
  await choose(t('post.terms.revisions'), '1');
  await sheet.getByLabel(t('post.who.verified')).check();
  await sheet.getByLabel(t('post.who.onceEach')).uncheck();
  await choose(t('post.who.provinces'), 'Đà Nẵng');
  await choose(t('post.who.reliability'), /70/);
  await press(t('post.next'));

  await press(t('post.preview.editWords'));
  await sheet.getByLabel(t('post.what.title')).fill('Chụp ảnh kệ gạo ở chợ gần nhà');
  for (let step = 0; step < 3; step++) await press(t('post.next'));
  await press(t('post.preview.editTerms'));
  await sheet.getByLabel(t('post.terms.slots.QUICK')).fill('3');
  await press(t('post.next'));
  await press(t('post.publish.hold', { amount: '157,500đ' }));
  await expect(sheet).toHaveCount(0);

  const { list } = await I.ask<{ list: { slug: string }[] }>('job/jobs-my-list');
  const job = await I.ask<Record<string, unknown>>(`job/job-info/${list[0]?.slug}`);
  expect(job).toMatchObject({
    title: 'Chụp ảnh kệ gạo ở chợ gần nhà',
    place: { mode: 'ONSITE', provinceCode: '48' },
    conditions: [
      { accept: { types: ['IMAGE', 'TEXT'], match: 'ALL', minFiles: 2, minTextLen: 30, mustBeFresh: true } },
    ],
    price: 50_000,
    slots: 3,
    timeLimitMin: 90,
    effortMin: 45,
    reviewHours: 48,
    revisionsMax: 1,
    eligibility: { verified: true, onceEach: false, provinces: ['48'], minReliability: 70 },
  });
});
