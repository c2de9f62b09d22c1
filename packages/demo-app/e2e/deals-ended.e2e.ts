import { expect, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import { createDealSheetModel } from './models/deal-sheet.model.ts';
import { statement } from './models/market.model.ts';
import { choosePhotos } from './models/photos.model.ts';
import { atWork, meet, settled } from './models/story.model.ts';

/** Every command is sent by another journey; what these timers do is tested with the law and in the walk. */
const whyLong = 'in the long run';

test('a rejection, an appeal with a reason and a photo, and a split that the worker accepts', async ({
  I,
  api,
  newBrowser,
}) => {
  const scene = await meet(api);
  const deal = await atWork(api, scene);
  await scene.market.handIn(deal);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await mine.open(api, scene.author, deal.id);
  await mine.unfold('Từ chối');
  // One rejection is always free; it names an unmet rule.
  await mine.see('Bạn còn 1 lượt từ chối thông thường. Hết lượt, mỗi lần từ chối mở một tranh chấp.');
  await mine.sheet.getByRole('combobox', { name: 'Điều chưa đạt ở “Báo cáo lỗi”' }).click();
  await I.page.getByRole('option', { name: 'Không đúng như hướng dẫn' }).click();
  await mine.send([['Lý do từ chối', 'Không đúng mẫu đã gửi.']], 'Gửi');
  await mine.see('Bị từ chối');

  await theirs.open(api, scene.worker, deal.id);
  await theirs.see('Không đúng mẫu đã gửi.');
  // It asks once more, and takes a reason and a photo, which a reload keeps.
  const reason = 'Báo cáo đúng mẫu trong tin, ảnh này là bản đã gửi.';
  await theirs.unfold('Khiếu nại');
  await expect(theirs.question).toContainText('1,000,000đ vẫn được giữ');
  await theirs.question.getByLabel('Vì sao phần này đạt?').fill(reason);
  await choosePhotos(theirs.question.getByRole('button', { name: 'Chọn tệp' }), ['mau-bao-cao.png']);
  await other.page.reload();
  await theirs.unfold('Khiếu nại');
  await expect(theirs.question.getByLabel('Vì sao phần này đạt?')).toHaveValue(reason);
  await expect(theirs.question.getByRole('button', { name: 'Bỏ tệp này' })).toHaveCount(1);
  await theirs.unfold('Khiếu nại', theirs.question);
  await theirs.see(/^Chờ .* trả lời\./);
  await theirs.unfold('Rút khiếu nại');
  await expect(theirs.question).toContainText('1,000,000đ tiền công về lại');
  await theirs.unfold('Để sau', theirs.question);

  const words = /^Trình bày sự việc/;
  const part = /^(Trả người làm|Bạn đề nghị được trả) bao nhiêu/;
  const talk = mine.sheet.getByRole('list', { name: 'Hai bên đã nói gì' });
  await mine.seeState('Đang tranh chấp');
  await expect(talk).toContainText(/khiếu nại việc từ chối “Báo cáo lỗi” và xin 1,000,000đ/);
  await expect(talk).toContainText(reason);
  await talk.getByRole('button', { name: 'mau-bao-cao.png' }).click();
  await expect(I.page.locator('dialog.keo-viewer[open]')).toBeVisible();
  await I.page.keyboard.press('Escape');
  // Paying all is there, and says what it does, but it is not the first.
  const [first] = await mine.sheet
    .getByRole('group', { name: 'Việc bạn làm được' })
    .getByRole('button')
    .all();
  await expect(first ?? mine.sheet).toHaveText('Trả lời và đề nghị mức chia');
  await mine.unfold('Đồng ý trả đủ 1,000,000đ');
  await mine.unfold('Để sau', mine.question);
  await mine.unfold('Trả lời và đề nghị mức chia');
  await mine.send(
    [
      [words, statement],
      [part, '200,000'],
    ],
    'Gửi',
  );
  await theirs.see(/ đề nghị 200,000đ/);
  await theirs.see(statement);
  await theirs.unfold('Đề nghị mức khác');
  await theirs.send([[part, '600,000']], 'Gửi');
  await mine.see(/ đề nghị 600,000đ/);
  // 1,050,000đ are held; the fee of 600,000đ is kept.
  await mine.unfold('Đồng ý trả 600,000đ (bạn nhận lại 420,000đ)');
  await mine.unfold('Để sau', mine.question);
  await mine.unfold('Đề nghị mức khác');
  await mine.send([[part, '400,000']], 'Gửi');
  await theirs.press('Đồng ý 400,000đ (về tay 360,000đ)');
  await mine.seeState('Hoàn thành');
  await theirs.seeState('Hoàn thành');
  // The case can still be read.
  await mine.sheet.getByText('Tranh chấp đã kết thúc').click();
  await expect(talk).toContainText(reason);
  // The agreed amount is not the paid one.
  await expect(theirs.sheet.getByText('Bạn đã nhận sau phí')).toBeVisible();
  await expect(theirs.sheet.getByText('900,000đ')).toHaveCount(0);
  const sums = { author: 4_580_000, worker: 360_000, platform: 60_000 };
  await settled(api, scene, sums, { author: I, worker: other });

  // Whatever page a notification leads to, it opens its deal.
  const { jobId } = (await api.listLogs(scene.worker))[0]?.metadata ?? {};
  for (const place of ['/dashboard', '/dashboard/wallet', '/dashboard/my-jobs']) {
    await other.open(`${place}?deal=${deal.id}`);
    await theirs.seeState('Hoàn thành');
  }
  await other.open('/dashboard');
  await other.page.locator('main .keo-item__link').first().click();
  await theirs.seeState('Hoàn thành');
  await other.open(`/dashboard?job=${jobId}`);
  await other.seePath(/^\/tasks\/[^/_]+$/);
  await I.open(`/dashboard?job=${jobId}`);
  await expect(mine.sheet.getByRole('heading', { name: 'Người ứng tuyển' })).toBeVisible();
});

test('the author disputes what was not handed in, nobody answers, and what was is paid', async ({
  I,
  api,
  newBrowser,
}) => {
  test.skip(!isLong, whyLong);
  const scene = await meet(api);
  const conditions = ['Bản phác thảo', 'Bản hoàn chỉnh'].map((title, index) => ({
    title,
    mandatory: true,
    amount: index === 0 ? 400_000 : 600_000,
    accept: { types: ['TEXT'], minTextLen: 20 },
  }));
  const deal = await atWork(api, scene, { releaseMode: 'PER_PROOF', conditions });
  await scene.market.handIn(deal);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await mine.open(api, scene.author, deal.id);
  await mine.unfold('Mở tranh chấp');
  // The effect of the timer is shown before the press.
  await mine.see(/chỉ phần chưa nộp được hoàn cho bạn; phần đã nộp vẫn được duyệt như thường/);
  await mine.send(
    [
      [/^Trình bày sự việc/, statement],
      [/^Trả người làm bao nhiêu/, '0'],
    ],
    'Gửi',
  );
  // The submission still waits for her.
  await I.open('/dashboard/my-tasks?as=author');
  await expect(I.page.locator('[data-review]').filter({ hasText: 'Bản phác thảo' })).toBeVisible();
  await theirs.open(api, scene.worker, deal.id);
  await theirs.seeState('Đang tranh chấp');
  await theirs.see(/phần chưa nộp được hoàn cho .*; phần đã nộp vẫn được duyệt như thường/);
  await scene.market.pass(72 * 60 + 1, scene.author, 'PAYMENT_PROCESSED');
  await mine.open(api, scene.author, deal.id);
  await mine.seeState('Đang làm');
  // The review time was never paused: two days of its five are left.
  await scene.market.pass(48 * 60, scene.worker, 'PROOF_AUTO_APPROVED_FOR_WORKER');
  await scene.market.pass(24 * 60 + 1, scene.author, 'TASK_COMPLETED');
  await mine.open(api, scene.author, deal.id);
  await mine.seeState('Hoàn thành');
  const sums = { author: 4_580_000, worker: 360_000, platform: 60_000 };
  await settled(api, scene, sums, { author: I, worker: other });
});

test('both agree to stop, and what is held is split', async ({ I, api, newBrowser }) => {
  const scene = await meet(api);
  const deal = await atWork(api, scene);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await mine.open(api, scene.author, deal.id);
  await mine.unfold('Đề nghị dừng và chia tiền');
  await mine.send(
    [
      ['Trả người làm bao nhiêu? (tối đa 1,000,000đ, chưa kể phí)', '400,000'],
      ['Lý do', 'Tôi đổi kế hoạch.'],
    ],
    'Gửi',
  );
  await mine.see(/^Bạn đã đề nghị dừng và trả người làm 400,000đ/);
  await theirs.open(api, scene.worker, deal.id);
  await theirs.see('Tôi đổi kế hoạch.');
  await theirs.press('Đồng ý dừng');
  await mine.seeState('Đã huỷ');
  const sums = { author: 4_580_000, worker: 360_000, platform: 60_000 };
  await settled(api, scene, sums, { author: I, worker: other });
});

test('nothing is handed in: at the deadline and its grace everything comes back', async ({
  I,
  api,
  newBrowser,
}) => {
  test.skip(!isLong, whyLong);
  const scene = await meet(api);
  const deal = await atWork(api, scene);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await mine.open(api, scene.author, deal.id);
  await theirs.open(api, scene.worker, deal.id);
  await scene.market.pass((100 + 24) * 60 + 1, scene.author, 'DEAL_EXPIRED_FOR_AUTHOR');
  await mine.seeState('Đã hết hạn');
  await theirs.seeState('Đã hết hạn');
  const sums = { author: 5_000_000, worker: 0, platform: 0 };
  await settled(api, scene, sums, { author: I, worker: other });
});
