import { expect, test } from './keo-test.ts';
import { anotherSession, createDealSheetModel } from './models/deal-sheet.model.ts';
import { quickJob, statement, words } from './models/market.model.ts';
import { choosePhotos } from './models/photos.model.ts';
import { accepted, atWork, meet, settled } from './models/story.model.ts';

type DealSheet = ReturnType<typeof createDealSheetModel>;

const message = [['Lời nhắn', 'Bạn xem giúp nhé.']] as const;
const untouched = { author: 5_000_000, worker: 0, platform: 0 };
const split = /^(Trả người làm|Bạn đề nghị được trả) bao nhiêu/;

/** Sends an offer with the job's own terms, and waits until the other side sees it. */
async function offer(who: DealSheet, to: DealSheet, open: string, price = '1,000,000') {
  await who.unfold(open);
  await who.send([['Giá', price], ...message], 'Gửi đề xuất');
  await who.see(/Chờ .* trả lời/);
  await to.see('Đến lượt bạn trả lời');
}

test('offers are declined on either side, and what was agreed is called off before and after its money', async ({
  I,
  api,
  newBrowser,
}) => {
  const scene = await meet(api);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  const begin = async () => (await accepted(api, scene, { price: 1_000_000 })).deal.id;
  const dealId = await begin();
  await mine.open(api, scene.author, dealId);
  await theirs.open(api, scene.worker, dealId);
  /** Both are signed in already. */
  const beginAnother = async () => {
    const id = await begin();
    for (const sheet of [mine, theirs]) await sheet.show(id);
  };

  await offer(theirs, mine, 'Soạn đề xuất');
  await mine.sheet.getByText('Nội dung công việc', { exact: true }).click();
  await expect(mine.sheet.locator('details[open] .keo-prose').first()).toBeVisible();
  await mine.press('Từ chối thoả thuận');
  await theirs.seeState('Đã huỷ');

  await beginAnother();
  await offer(mine, theirs, 'Soạn đề xuất');
  await theirs.press('Từ chối thoả thuận');
  await mine.seeState('Đã huỷ');

  await beginAnother();
  await offer(mine, theirs, 'Soạn đề xuất');
  await offer(theirs, mine, 'Đề xuất lại', '1,100,000');
  await mine.press('Đồng ý');
  await mine.press('Duyệt và giữ tiền');
  await theirs.seeState('Tiền đã giữ, chờ bắt đầu');
  await mine.press('Huỷ thoả thuận');
  await theirs.seeState('Đã huỷ');

  await beginAnother();
  await offer(mine, theirs, 'Soạn đề xuất');
  await theirs.press('Đồng ý');
  await mine.press('Duyệt và giữ tiền');
  await theirs.seeState('Tiền đã giữ, chờ bắt đầu');
  await theirs.press('Bỏ việc này');
  await mine.seeState('Đã huỷ');
  await settled(api, scene, untouched, { author: I, worker: other });
});

test('work goes on where stopping or a change is refused and a dispute is withdrawn, until it is given up', async ({
  I,
  api,
  newBrowser,
}) => {
  const scene = await meet(api);
  const deal = await atWork(api, scene);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await mine.open(api, scene.author, deal.id);
  await theirs.open(api, scene.worker, deal.id);
  const both = [
    [mine, theirs],
    [theirs, mine],
  ] as const;
  for (const [asks, refuses] of both) {
    await asks.unfold('Đề nghị dừng và chia tiền');
    const share = asks === mine ? '100,000' : '900,000';
    await asks.send(
      [
        [split, share],
        ['Lý do', 'Kế hoạch đã đổi.'],
      ],
      'Gửi',
    );
    await asks.see(/^Bạn đã đề nghị dừng/);
    await refuses.press('Không đồng ý dừng');
    await expect(asks.sheet.getByText(/^Bạn đã đề nghị dừng/)).toHaveCount(0);
  }

  await theirs.unfold('Đề nghị thêm tiền, thời gian hoặc việc');
  await theirs.send([['Trả thêm', '200,000']], 'Gửi đề nghị thay đổi');
  await theirs.see('Rút đề nghị thay đổi');
  await mine.press('Không thay đổi');
  await expect(theirs.sheet.getByText('Rút đề nghị thay đổi')).toHaveCount(0);

  for (const [asks, answers] of both) {
    await asks.unfold('Mở tranh chấp');
    await asks.send(
      [
        [/^Trình bày sự việc/, statement],
        [split, '500,000'],
      ],
      'Gửi',
    );
    await answers.seeState('Đang tranh chấp');
    if (answers === theirs) {
      await answers.unfold('Trả lời và đề nghị mức chia');
      await answers.send(
        [
          [/^Trình bày sự việc/, statement],
          [split, '900,000'],
        ],
        'Gửi',
      );
      await asks.see(/ đề nghị 900,000đ/);
    }
    await asks.press('Rút tranh chấp');
    await answers.seeState('Đang làm');
  }
  await mine.sheet.getByText('Tranh chấp đã được rút').click();
  await mine.see(statement);
  await theirs.press('Bỏ việc này');
  await mine.seeState('Đã huỷ');
  await settled(api, scene, untouched, { author: I, worker: other });
});

test('a task is taken; pictures are kept, one taken out, the rest handed in; a rejection is undone and pays', async ({
  I,
  api,
  newBrowser,
}) => {
  const scene = await meet(api);
  const photos = { title: 'Ảnh từng bước', accept: { types: ['IMAGE', 'TEXT'], minFiles: 1 } };
  const { id: jobId } = await api.postJob(scene.author, { ...quickJob, conditions: [photos] });
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await other.comeBackAs(await anotherSession(api, scene.worker));
  await other.open(`/dashboard?job=${jobId}`);
  const job = other.page.locator('main');
  await theirs.press('Nhận việc', job);
  await theirs.seeState('Đang làm');
  const dealId = new URL(other.page.url()).searchParams.get('deal') ?? '';
  await choosePhotos(theirs.sheet.getByRole('button', { name: 'Chọn tệp' }), ['buoc-1.png', 'buoc-2.png']);
  await theirs.unfold('Lưu nháp');
  await theirs.see(/^Bản nháp$/);
  const taken = theirs.sheet.getByRole('button', { name: 'Bỏ tệp này' });
  await expect(taken).toHaveCount(2);
  await taken.first().click();
  await expect(taken).toHaveCount(1);
  // Handed in offline, then reloaded: the text is kept too.
  await other.page.context().setOffline(true);
  const link = 'https://example.com/bao-cao';
  await theirs.send(
    [
      ['Nội dung', words],
      ['Đường dẫn (không bắt buộc)', link],
    ],
    'Nộp bằng chứng',
  );
  await expect(theirs.sheet.getByRole('alert')).toBeVisible();
  await other.page.context().setOffline(false);
  await other.page.reload();
  await expect(theirs.sheet.getByLabel('Nội dung')).toHaveValue(words);
  await expect(taken).toHaveCount(1);
  await theirs.unfold('Nộp bằng chứng');
  await theirs.see('Chờ duyệt');
  await expect(theirs.sheet.getByRole('link', { name: link })).toBeVisible();

  await mine.open(api, scene.author, dealId);
  await mine.unfold('Từ chối');
  await mine.sheet.getByRole('combobox', { name: /^Điều chưa đạt/ }).click();
  await I.page.getByRole('option', { name: 'Không đúng như hướng dẫn' }).click();
  await mine.send([['Lý do từ chối', 'Ảnh chụp màn hình khác.']], 'Gửi');
  await theirs.see('Bị từ chối');
  await mine.unfold('Bỏ từ chối và duyệt');
  await theirs.seeState('Hoàn thành');
  const sums = { author: 4_963_250, worker: 31_500, platform: 5250 };
  await settled(api, scene, sums, { author: I, worker: other });
});
