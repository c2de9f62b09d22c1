import { expect, test } from './keo-test.ts';
import { createDealSheetModel } from './models/deal-sheet.model.ts';
import { atWork, meet, settled } from './models/story.model.ts';

const ask = 'Đề nghị thêm tiền, thời gian hoặc việc';
const send = 'Gửi đề nghị thay đổi';
const part = (title: string, amount: number) => ({
  title,
  mandatory: true,
  amount,
  accept: { types: ['TEXT'], minTextLen: 20 },
});

test('a change is refused, another one agreed to: more is held, and given back where nothing comes of it', async ({
  I,
  api,
  newBrowser,
  isMobile,
}) => {
  const scene = await meet(api);
  const deal = await atWork(api, scene);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await mine.open(api, scene.author, deal.id);
  await theirs.open(api, scene.worker, deal.id);
  await mine.unfold(ask);
  await mine.send([['Thêm mục phải nộp', 'Bản in thử trên giấy']], send);
  // Nothing is sent until it says which kinds count.
  await mine.see('Chọn ít nhất một cách nộp.');
  for (const kind of ['ảnh', 'đường dẫn']) await mine.unfold(kind);
  await mine.sheet.getByRole('radio', { name: /^Đủ các loại/ }).check();
  await mine.unfold(send);
  await theirs.see(/đề nghị thay đổi$/);
  await mine.press('Rút đề nghị thay đổi');
  await expect(theirs.sheet.locator('.keo-diff')).toHaveCount(1);
  await mine.unfold(ask);
  await mine.sheet.getByLabel('Thêm mục phải nộp').fill('Bản in thử trên giấy');
  await mine.unfold('ảnh');
  await mine.unfold(send);
  await expect(theirs.diff('Phải nộp')).toContainText('Bản in thử trên giấy (ảnh');
  await theirs.unfold('Không thay đổi');
  await theirs.unfold('Để sau', theirs.question);
  await theirs.press('Không thay đổi');
  await expect(mine.sheet.locator('.keo-diff')).toHaveCount(1);

  await mine.unfold(ask);
  await mine.send(
    [
      ['Trả thêm', '200,000'],
      ['Thêm thời gian (giờ)', '20'],
      ['Lời nhắn', 'Thêm bản tiếng Anh giúp tôi.'],
    ],
    send,
  );
  await expect(theirs.diff('Giá')).toHaveText(/1,000,000đ\s*1,200,000đ/);
  await theirs.see('Khi hai bên đồng ý, người đăng giữ thêm 200,000đ cho bạn.');
  await theirs.press('Đồng ý thay đổi');
  await mine.see('1,260,000đ');
  await mine.sheet.getByLabel('Ghi chú cho bên kia').fill('Nhớ ghi tên tiệm bằng tiếng Anh.');
  await mine.sheet.getByLabel('Cần bên kia trả lời').check();
  await mine.unfold('Gửi ghi chú');
  await theirs.see('Nhớ ghi tên tiệm bằng tiếng Anh.');
  const events = mine.sheet.getByRole('region', { name: 'Diễn biến' }).getByRole('listitem');
  const newest = await events.count();
  await mine.unfold('Xem trước đó');
  await expect.poll(() => events.count()).toBeGreaterThan(newest);
  if (isMobile) {
    await mine.sheet.getByRole('tab', { name: /^Tin nhắn/ }).click();
    await expect(events).toHaveCount(0);
    await mine.sheet.getByRole('tab', { name: 'Thoả thuận' }).click();
  }
  await expect(events.first()).toBeVisible();
  expect((await scene.market.info(deal.id)).money.held).toBe(1_260_000);

  // The deadline was moved: at the old one nothing happens, at the new one all is refunded.
  await api.advanceClock((100 + 24) * 60 + 1);
  await mine.open(api, scene.author, deal.id);
  await mine.seeState('Đang làm');
  await scene.market.pass(20 * 60, scene.author, 'DEAL_EXPIRED_FOR_AUTHOR');
  await mine.seeState('Đã hết hạn');
  const sums = { author: 5_000_000, worker: 0, platform: 0 };
  await settled(api, scene, sums, { author: I, worker: other });
});

test('more money in a deal paid by parts is for the part that was chosen, and is paid with it', async ({
  I,
  api,
  newBrowser,
}) => {
  const scene = await meet(api);
  const conditions = [part('Bản phác thảo', 400_000), part('Bản hoàn chỉnh', 600_000)];
  const deal = await atWork(api, scene, { releaseMode: 'PER_PROOF', conditions });
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await mine.open(api, scene.author, deal.id);
  await theirs.open(api, scene.worker, deal.id);

  await mine.unfold(ask);
  await mine.sheet.getByLabel('Trả thêm', { exact: true }).fill('200,000');
  await mine.sheet.getByRole('combobox', { name: 'Trả thêm cho mục nào' }).click();
  await I.page.getByRole('option', { name: 'Bản hoàn chỉnh: 600,000đ' }).click();
  await mine.sheet.getByRole('button', { name: send }).click();
  await expect(theirs.diff('Giá')).toHaveText(/1,000,000đ\s*1,200,000đ/);
  await expect(theirs.diff('Phải nộp')).toContainText('Bản hoàn chỉnh: 800,000đ');
  await theirs.press('Đồng ý thay đổi');
  await mine.see('1,260,000đ');

  await scene.market.handIn(deal, 1);
  await mine.press('Trả 800,000đ cho Trần Thị Thử ngay', mine.proof('Bản hoàn chỉnh'));
  await expect
    .poll(async () => (await scene.market.info(deal.id)).money)
    .toMatchObject({ held: 420_000, released: 800_000 });
  await scene.market.tell('worker', deal, 'cancel-deal', { toWorker: 0, reason: 'Tôi có việc gia đình.' });
  await mine.press('Đồng ý dừng');
  await mine.seeState('Đã huỷ');
  const sums = { author: 4_160_000, worker: 720_000, platform: 120_000 };
  await settled(api, scene, sums, { author: I, worker: other });
});

test('the worker asks for more than the author has: what is missing is added and leads back to the button', async ({
  I,
  api,
  newBrowser,
}) => {
  const scene = await meet(api);
  const deal = await atWork(api, scene);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await theirs.open(api, scene.worker, deal.id);
  await theirs.unfold(ask);
  await theirs.send([['Trả thêm', '5,000,000']], send);
  await theirs.see(/^Bạn đã đề nghị thay đổi/);

  await mine.open(api, scene.author, deal.id);
  await mine.see('Ví của bạn còn thiếu 1,300,000đ cho bước tiếp theo.');
  await mine.sheet.getByRole('link', { name: 'Nạp thêm 1,300,000đ' }).click();
  await I.page.getByRole('button', { name: 'Tạo mã chuyển khoản' }).click();
  await expect(I.page.locator('main .keo-qr')).toBeVisible();
  await api.transfer(await I.page.locator('main .keo-copy dd').nth(4).innerText(), 1_300_000);
  await I.page.getByRole('link', { name: 'Quay lại thoả thuận' }).click();
  await mine.press('Đồng ý và giữ thêm tiền');
  await mine.see('6,300,000đ');
  await theirs.see('6,000,000đ');

  await scene.market.tell('author', deal, 'cancel-deal', { toWorker: 0, reason: 'Tôi đổi kế hoạch.' });
  await theirs.press('Đồng ý dừng');
  await mine.seeState('Đã huỷ');
  const sums = { author: 6_300_000, worker: 0, platform: 0, added: 1_300_000 };
  await settled(api, scene, sums, { author: I, worker: other });
});

test('a deal that cannot be read anew stays open as it was, and goes on once it can', async ({ I, api }) => {
  const scene = await meet(api);
  const deal = await atWork(api, scene);
  const mine = createDealSheetModel(I, 'author');
  await mine.open(api, scene.author, deal.id);
  await mine.seeState('Đang làm');
  const whole = I.page.locator('article.keo-deal');
  await whole.evaluate((article) => article.setAttribute('data-stays', ''));
  const reads = '**/job-deal/job-deal-info';
  await I.page.route(reads, (route) => route.abort());
  const failed = I.page.waitForEvent('requestfailed', (request) => request.url().endsWith('job-deal-info'));
  await scene.market.handIn(deal);
  await failed;
  await I.page.unroute(reads);
  await scene.market.tell('worker', deal, 'cancel-deal', { toWorker: 0, reason: 'Tôi có việc gia đình.' });
  await expect(mine.sheet.getByText('Tôi có việc gia đình.').first()).toBeVisible();
  await mine.see('Chờ duyệt');
  await expect(whole).toHaveAttribute('data-stays', '');
});
