import { expect, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import { anotherSession, createDealSheetModel } from './models/deal-sheet.model.ts';
import { quickJob, textProof, words } from './models/market.model.ts';
import { atWork, meet, settled } from './models/story.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

test('a quick job by application: chosen on the board, done, approved and paid', async ({
  I,
  api,
  newBrowser,
}) => {
  test.skip(!isLong, 'each of its steps is taken in the project below or in `deals-refused`');
  const scene = await meet(api);
  const { id: jobId } = await api.postJob(scene.author, { ...quickJob, acceptMode: 'APPLY' });
  await scene.market.apply(jobId);
  await I.comeBackAs(await anotherSession(api, scene.author));
  await I.open('/dashboard/my-jobs');
  await I.page.getByRole('link', { name: /^1 người chờ/ }).click();
  const board = createDealSheetModel(I, 'author');
  await board.press('Chọn');
  await expect(I.page).toHaveURL(/deal=/);
  await board.seeState('Tiền đã giữ, chờ bắt đầu');
  const dealId = new URL(I.page.url()).searchParams.get('deal') ?? '';

  const other = await newBrowser();
  const theirs = createDealSheetModel(other, 'worker');
  await theirs.open(api, scene.worker, dealId);
  await theirs.press('Bắt đầu làm');
  await theirs.send([['Nội dung', words]], 'Nộp bằng chứng');
  await theirs.see('Chờ duyệt');
  await board.see(words);
  await board.press('Trả 35,000đ cho Trần Thị Thử ngay');
  await theirs.seeState('Hoàn thành');
  const sums = { author: 4_963_250, worker: 31_500, platform: 5250 };
  await settled(api, scene, sums, { author: I, worker: other });
});

test('a project is bargained over and paid: an offer outlives a reload, one more thing to hand in, another round', async ({
  I,
  api,
  newBrowser,
}) => {
  const scene = await meet(api);
  const { id: jobId } = await api.postJob(scene.author, {
    title: 'Thiết kế bộ nhận diện cho tiệm trà',
    conditions: [textProof],
  });
  await scene.market.apply(jobId);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await I.comeBackAs(await anotherSession(api, scene.author));
  await I.open('/dashboard/my-jobs');
  await I.page.getByRole('link', { name: /^1 người chờ/ }).click();
  await mine.press('Chọn');
  await mine.see('Soạn đề xuất');
  const deal = { id: new URL(I.page.url()).searchParams.get('deal') ?? '' };
  await theirs.open(api, scene.worker, deal.id);
  // The first offer starts with the job's terms; the page is reloaded when half is written.
  await mine.unfold('Soạn đề xuất');
  await expect(mine.sheet.getByLabel('Tên mục')).toHaveValue(textProof.title);
  await mine.sheet.getByLabel('Giá', { exact: true }).fill('1,100,000');
  await I.page.reload();
  await mine.unfold('Soạn đề xuất');
  await expect(mine.sheet.getByLabel('Giá', { exact: true })).toHaveValue('1,100,000');
  await mine.sheet.getByLabel('Thời gian làm (giờ)').fill('120');
  await mine.sheet.getByLabel('Phạm vi công việc').fill('Logo và bảng màu');
  await mine.sheet.getByRole('combobox', { name: /^Bạn duyệt trong/ }).click();
  await I.page.getByRole('option', { name: '5 ngày' }).click();
  await mine.send([['Lời nhắn', 'Bạn xem giúp tôi nhé.']], 'Gửi đề xuất');
  await mine.see(/Chờ .* trả lời/);
  const counter = async (who: typeof mine, price: string, title: string) => {
    await who.see('Đến lượt bạn trả lời');
    await who.unfold('Đề xuất lại');
    await who.send(
      [
        ['Tên mục', title],
        ['Giá', price],
      ],
      'Gửi đề xuất',
    );
    await who.see(/Chờ .* trả lời/);
  };
  await counter(theirs, '1,400,000', textProof.title);
  await counter(mine, '1,200,000', 'Báo cáo lỗi có ảnh');
  await theirs.see('1,200,000đ');
  await expect(theirs.diff('Phải nộp')).toContainText('Báo cáo lỗi có ảnh');
  await mine.unfold('Thêm mục phải nộp');
  for (const kind of ['ảnh', 'mô tả']) await mine.unfold(kind);
  await mine.send([['Tên mục', 'Ghi chú bàn giao']], 'Thêm mục phải nộp');
  await expect(theirs.diff('Phải nộp')).toContainText('Ghi chú bàn giao (mô tả)');
  await theirs.press('Đồng ý');
  await mine.press('Duyệt và giữ tiền');
  await theirs.press('Bắt đầu làm');
  await theirs.seeState('Đang làm');

  for (const index of [0, 1]) await scene.market.handIn(deal, index);
  const report = mine.proof('Báo cáo lỗi có ảnh');
  await mine.unfold('Yêu cầu chỉnh sửa', report);
  await mine.send([[/^Nói rõ cần sửa/, 'Hãy bổ sung từng bước giúp tôi.']], 'Gửi', report);
  await theirs.see('Hãy bổ sung từng bước giúp tôi.');
  await scene.market.handIn(deal, 0);
  for (const index of [0, 1]) await scene.market.judge(deal, 'APPROVE', {}, index);
  await mine.unfold('Hoàn thành và trả tiền');
  await mine.question.getByLabel(/^Thưởng thêm/).fill('50,000');
  await expect(mine.question).toContainText('52,500đ');
  await mine.unfold('Hoàn thành và trả tiền', mine.question);
  await theirs.seeState('Hoàn thành');
  const sums = { author: 3_687_500, worker: 1_125_000, platform: 187_500 };
  await settled(api, scene, sums, { author: I, worker: other });
});

test('milestones: one paid after another round, one by the silence of the author', async ({
  I,
  api,
  newBrowser,
}) => {
  test.skip(!isLong, 'parts are paid in `deals-changed`, and by silence in `law/silence.test.ts`');
  const scene = await meet(api);
  const conditions = [
    { ...textProof, amount: 400_000 },
    { ...textProof, title: 'Tệp nguồn', amount: 600_000 },
  ];
  const deal = await atWork(api, scene, { releaseMode: 'PER_PROOF', conditions });
  await scene.market.handIn(deal);
  const other = await newBrowser();
  const [mine, theirs] = [createDealSheetModel(I, 'author'), createDealSheetModel(other, 'worker')];
  await mine.open(api, scene.author, deal.id);
  const first = mine.proof(textProof.title);
  await mine.unfold('Yêu cầu chỉnh sửa', first);
  await mine.send([[/^Nói rõ cần sửa/, 'Hãy bổ sung ảnh từng bước giúp tôi.']], 'Gửi', first);
  await theirs.open(api, scene.worker, deal.id);
  await theirs.see('Hãy bổ sung ảnh từng bước giúp tôi.');
  await theirs.send([['Nội dung', `${words} Lần hai.`]], 'Nộp bằng chứng', theirs.proof(textProof.title));
  await mine.see(`${words} Lần hai.`);
  await mine.press('Trả 400,000đ cho Trần Thị Thử ngay', first);
  await expect.poll(async () => (await scene.market.info(deal.id)).money.released).toBe(400_000);

  await theirs.send([['Nội dung', words]], 'Nộp bằng chứng', theirs.proof('Tệp nguồn'));
  await mine.proof('Tệp nguồn').getByText('Chờ duyệt').waitFor();
  await scene.market.pass(120 * 60 + 1, scene.worker, 'PROOF_AUTO_APPROVED_FOR_WORKER');
  await theirs.seeState('Đã duyệt hết, chờ trả tiền');
  await mine.press('Hoàn thành và trả tiền');
  for (const who of [mine, theirs]) await who.seeState('Hoàn thành');
  const sums = { author: 3_950_000, worker: 900_000, platform: 150_000 };
  await settled(api, scene, sums, { author: I, worker: other });
});
