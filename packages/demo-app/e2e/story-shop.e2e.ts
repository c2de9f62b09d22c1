import { readFile } from 'node:fs/promises';
import { expect, inTurns, test } from './keo-test.ts';
import { createDealModel } from './models/deal.model.ts';
import { createHands } from './models/hands.model.ts';
import { statement } from './models/market.model.ts';
import { createNewcomerModel } from './models/newcomer.model.ts';
import { createJobModel } from './models/job.model.ts';
import { createWordsModel } from './models/words.model.ts';

const proof = 'Mô tả lỗi gặp phải';
const job = {
  kind: 'QUICK',
  title: 'Thử đặt trà trên trang bán hàng của tiệm',
  description: 'Đặt một gói trà từ đầu đến cuối, ghi lại chỗ nào khó hiểu hoặc không bấm được.',
  field: /(Kiểm thử|Testing)/,
  proofs: [{ title: proof, types: ['TEXT'], least: '20' }],
  price: '20,000',
  people: '4',
} as const;
/** With the fee of new users; other tests may have changed the demo's users. */
const workers = ['Bùi Ngọc Mai', 'Lê Hoàng Long', 'Phạm Gia Bảo', 'Đỗ Đức Thịnh'] as const;

inTurns({ phone: 'vi-VN' }, () => {
  test('a shop owner posts for four, adds what is missing, judges each, settles a dispute and reads her statement', async ({
    I,
    api,
    newBrowser,
    isMobile,
  }) => {
    const { page } = I;
    const t = createWordsModel(I);
    const hands = createHands(I, isMobile);
    const me = createNewcomerModel(I, hands, api);
    const mine = createDealModel(I, hands);
    await I.open('/signup');
    await me.signUp('Chị Hà');
    await me.verify();
    await I.open('/dashboard/my-jobs?new=1');
    const jobModel = createJobModel(I, hands);
    await jobModel.write(job);
    await I.meet('shop', '1 the posting before it is published', { isMain: true });
    await jobModel.publish(api);
    const link = page.getByRole('article').getByRole('link', { name: job.title });
    const place = (await link.getAttribute('href')) ?? '';

    const work = async (name: string) => {
      const person = await newBrowser();
      const theirs = createDealModel(person, createHands(person, true));
      await person.signIn(await api.signUp(name));
      await person.open(place);
      const take = t('panel.take');
      await person.page.getByRole('button', { name: take, exact: true }).first().click();
      await person.page.getByRole('dialog').getByRole('button', { name: take, exact: true }).click();
      await theirs.write(t('proof.text'), `Đặt được, chỉ hơi chậm ở bước trả tiền (${name}).`);
      await theirs.press(t('proof.submit'));
      await theirs.see(t('proof.state.SUBMITTED'));
      return { person, ...theirs };
    };
    const [mai, long, bao] = await Promise.all([work(workers[0]), work(workers[1]), work(workers[2])]);
    await work(workers[3]);

    // All four wait for her, oldest first; one press leads to each.
    await I.open('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(I.say('4 việc', '4 things'));
    const deeds = page.getByRole('region', { name: t('waits.title') });
    await expect(deeds.getByText(proof)).toHaveCount(4);
    await I.meet('shop', '3 what waits', { isMain: true });
    await hands.press(deeds.getByRole('link', { name: t('waits.do.review') }).first());
    await mine.see(/^Đặt được, chỉ hơi chậm/);

    // Two are approved together, one gets a revision, one is rejected; reloaded in between.
    await I.open('/dashboard/my-tasks?as=author');
    const queue = page.getByRole('region', { name: t('queue.title') });
    const row = (name: string) => queue.locator('[data-review]').filter({ hasText: `(${name})` });
    await expect(queue.locator('[data-review]')).toHaveCount(4);
    for (const name of [workers[0], workers[3]]) await hands.tick(row(name).getByRole('checkbox'));
    await I.meet('shop', '4 the review', { isMain: true });
    await hands.press(queue.getByRole('button', { name: t('queue.approve.pays'), exact: true }));
    await I.meet('shop', '5 what two approvals pay');
    const question = page.locator('dialog.keo-dialog[open]');
    await expect(question).toContainText('40,000đ');
    await hands.press(question.getByRole('button', { name: t('queue.approve.pays'), exact: true }));
    await expect(queue.locator('[data-review]')).toHaveCount(2);
    // She undoes a rejection in time, then rejects again and leaves before the five seconds are over.
    await hands.press(page.getByRole('button', { name: t('verdict.undo'), exact: true }));
    await expect(queue.locator('[data-review]')).toHaveCount(4);
    for (const name of [workers[0], workers[3]]) await hands.tick(row(name).getByRole('checkbox'));
    await hands.press(queue.getByRole('button', { name: t('queue.approve.pays'), exact: true }));
    await hands.press(question.getByRole('button', { name: t('queue.approve.pays'), exact: true }));
    await expect(queue.locator('[data-review]')).toHaveCount(2);
    await page.reload();
    await mai.seeState(t('deal.state.COMPLETED'));
    const getSheet = (name: string) => row(name).locator('.keo-card').first();
    await mine.press(t('proof.revise'), getSheet(workers[1]));
    await mine.write(t('proof.note'), 'Chậm ở nút nào, bạn nói rõ giúp chị.', getSheet(workers[1]));
    await mine.press(t('proof.send'), getSheet(workers[1]));
    // The connection is lost as she rejects: she is told, nothing is decided, and her reason is kept.
    const rejected = getSheet(workers[2]);
    await mine.press(t('proof.reject'), rejected);
    await hands.pick(row(workers[2]).getByRole('combobox'), new RegExp(t('proof.rule.NOT_AS_AGREED')));
    await mine.write(t('proof.reason'), 'Không thấy đơn nào của bạn.', rejected);
    await long.see('Chậm ở nút nào, bạn nói rõ giúp chị.');
    await page.context().setOffline(true);
    await mine.press(t('proof.send'), rejected);
    await hands.press(page.getByRole('button', { name: t('verdict.now'), exact: true }));
    await expect(page.getByText(t('verdict.failed'))).toBeVisible();
    await page.context().setOffline(false);
    await mine.press(t('proof.reject'), rejected);
    await expect(rejected.getByLabel(t('proof.reason'))).toHaveValue('Không thấy đơn nào của bạn.');
    await hands.pick(row(workers[2]).getByRole('combobox'), new RegExp(t('proof.rule.NOT_AS_AGREED')));
    await mine.press(t('proof.send'), rejected);

    await long.write(t('proof.text'), 'Nút “Trả tiền” quay khoảng mười giây rồi mới sang trang mới.');
    await long.press(t('proof.submit'));
    await bao.press(t('proof.appeal'));
    const appeal = bao.person.page.locator('dialog.keo-dialog[open]');
    await bao.write(t('proof.appeal.reason'), statement, appeal);
    await bao.press(t('proof.appeal'), appeal);
    await mine.approve(queue.locator('[data-review]').filter({ hasText: 'mười giây' }), {
      amount: '20,000đ',
      name: workers[1],
    });
    await long.seeState(t('deal.state.COMPLETED'));

    // The dispute: she offers a part, he accepts.
    await expect(queue).toHaveCount(0);
    const dealsIn = (state: string) =>
      page
        .locator('li > .keo-card')
        .filter({ has: page.locator('.keo-badge', { hasText: new RegExp(`^${state}$`) }) });
    // A list that reloads moves its rows.
    await expect(dealsIn(t('deal.state.COMPLETED'))).toHaveCount(3);
    const disputed = dealsIn(t('deal.state.DISPUTED'));
    await hands.press(disputed.getByRole('link', { name: job.title }).first());
    await mine.press(t('act.RESPOND_DISPUTE'));
    await I.meet('shop', '6 an answer to a dispute');
    await mine.write(t('acts.statement'), statement);
    await mine.write(t('acts.toWorker.author', { held: '20,000đ' }), '5,000');
    await mine.press(t('proof.send'));
    await mine.see(t('dispute.offer.mine', { amount: '5,000đ' }));
    await bao.agree(t('dispute.accept.worker', { amount: '5,000đ', mine: '4,500đ' }));
    await mine.seeState(t('deal.state.COMPLETED'));

    // 84,000đ were held; 65,000đ and the fee are paid, the rest is refunded.
    await I.open('/dashboard/wallet');
    await expect(page.locator('.keo-wallet__sum')).toHaveText('15,750đ');
    await I.meet('shop', '7 the wallet', { isMain: true });
    await I.open('/dashboard/transactions');
    await expect(page.locator('main')).toContainText(`${job.title} · `);
    await I.meet('shop', '8 the movements');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: t('transactions.export') })),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    // Money was held for the job before anyone took it; it was refunded for one person.
    for (const name of ['', workers[2]]) expect(csv).toContain(`,${name},${job.title},`);
  });
});
