import { readFile } from 'node:fs/promises';
import { expect, inTurns, test } from './keo-test.ts';
import { createDealModel } from './models/deal.model.ts';
import { createHands } from './models/hands.model.ts';
import { createMoneyModel } from './models/money.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const job = {
  kind: 'QUICK',
  title: 'Khảo sát khách mua trà ở chợ Đà Lạt',
  categorySlug: 'kiem-thu',
  price: 20_000,
  slots: 1,
  conditions: [{ title: 'Ghi lại câu trả lời', accept: { types: ['TEXT'], minTextLen: 20 } }],
};
/** As `newId` of the server makes them. */
const internalIds = /\b[a-z]{1,8}_[0-9A-Za-z]{6,}/;

inTurns({ phone: 'vi-VN' }, () => {
  test('a shop owner pays a worker and finds whom, for what and at which fee: receipt, file and statement', async ({
    I,
    api,
    isMobile,
  }) => {
    const { page } = I;
    const t = createWordsModel(I);
    const hands = createHands(I, isMobile);
    const author = await api.signUp('Chị Hà');
    const worker = await api.signUp('Lý Thanh Trúc');
    await api.verify(author);
    await api.fund(author, 500_000);
    const { id: jobId } = await api.postJob(author, job);
    await api.work(worker, { jobId, text: 'Khách thích trà ô long nhất, rồi tới trà atisô.' });
    await I.comeBackAs(author);

    await I.open('/dashboard/my-tasks?as=author');
    const review = page.locator('[data-review]').first();
    await createDealModel(I, hands).approve(review, { amount: '20,000đ', name: 'Lý Thanh Trúc' });
    await page.getByRole('button', { name: t('verdict.now'), exact: true }).click();
    await expect(page.locator('[data-review]')).toHaveCount(0);

    await I.open('/dashboard/transactions');
    const rows = page.getByRole('link', { name: I.say(/Biên nhận GD/, /Receipt GD/) });
    await expect(rows).toHaveCount(3);
    await page.getByLabel(t('transactions.search')).fill('ly thanh truc');
    await expect(page).toHaveURL(/\?q=ly/);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(t('books.paid'));
    await expect(rows).toContainText(`Lý Thanh Trúc · ${job.title} · ${t('books.fee.author')}\u00A01,000đ`);
    await rows.click();

    const receipt = page.getByRole('article', { name: t('receipt.title') });
    await expect(receipt).toContainText('-21,000đ');
    for (const [name, value] of [
      [t('receipt.pay'), '20,000đ'],
      [t('books.fee.author'), '1,000đ'],
      [t('receipt.holder'), 'Chị Hà'],
      [t('receipt.keptAfter'), '0đ'],
    ])
      await expect(receipt).toContainText(new RegExp(`${name}\\s*${value}`));
    expect(await receipt.innerText()).not.toMatch(internalIds);
    for (const [name, path] of [
      [job.title, /\/tasks\//],
      ['Lý Thanh Trúc', /\/user\//],
      [t('receipt.deal'), /\/dashboard\/my-tasks\?deal=/],
    ] as const) {
      await receipt.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
    await page.getByRole('link', { name: t('money.back'), exact: true }).click();
    await expect(page).toHaveURL(/\?q=ly/);
    await page.getByLabel(t('transactions.search')).fill('');
    await expect(rows).toHaveCount(3);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('transactions.export') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^keo-chi-ha-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    const lines = csv.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain(`,0,479000,-21000,0,Lý Thanh Trúc,${job.title},`);
    expect(lines[2]).toMatch(/\/tasks\/khao-sat-[^,]*,20000,1000,,,/);
    expect(lines.reduce((sum, line) => sum + Number(line.split(',')[3]), 0)).toBe(479_000);
    expect(csv).not.toMatch(internalIds);

    await page.getByRole('combobox', { name: I.say('Thời gian', 'Period') }).click();
    await page.getByRole('option', { name: I.say('7 ngày qua', 'Last 7 days') }).click();
    await page.getByRole('link', { name: t('transactions.statement'), exact: true }).click();
    const statement = page.getByRole('article');
    await expect(statement).toContainText('Chị Hà');
    await expect(statement).toContainText(`${t('books.paid')} · Lý Thanh Trúc · ${job.title}`);
    await expect(statement).toContainText(`${t('receipt.pay')} 20,000đ · ${t('books.fee.author')} 1,000đ`);
    expect(await statement.innerText()).not.toMatch(internalIds);
  });

  test('a withdrawal leads to its receipt with the bank account, and back', async ({ I, api }) => {
    const { page } = I;
    const t = createWordsModel(I);
    const account = await api.signUp();
    await api.fund(account, 1_000_000);
    await api.addCard(account);
    await api.advanceClock(24 * 60);
    await I.comeBackAs(account);
    const me = createMoneyModel(I);
    await me.askWithdraw('200k', () => api.codeSentTo(account.email));
    const { list } = await I.ask<{ list: { id: string }[] }>('withdraw/withdraws-list');
    await api.payout(list[0]?.id ?? '', 'PAY');
    await I.see(t('withdraw.state.SUCCEEDED'));
    const link = page.getByRole('link', { name: I.say(/^Biên nhận GD\d{10}$/, /^Receipt GD\d{10}$/) });
    await link.click();
    const receipt = page.getByRole('article', { name: t('receipt.title') });
    await expect(receipt).toContainText('-200,000đ');
    await expect(receipt).toContainText('Vietcombank •••• 6789');
    await expect(receipt).toContainText('TRAN THI THU');
    await expect(receipt).toContainText(t('withdraw.state.SUCCEEDED'));
    expect(await receipt.innerText()).not.toMatch(internalIds);
    await receipt.getByRole('link', { name: t('receipt.withdraw') }).click();
    await expect(page).toHaveURL(/\/dashboard\/withdraw\?id=/);
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: t('withdraw.again'), exact: true }).click();
    await page.getByRole('button', { name: I.say(/^Xem lệnh rút 200,000đ/, /200,000đ/) }).click();
    await link.click();
    await expect(receipt).toBeVisible();

    // What the recharge came in at.
    await page.getByRole('link', { name: t('money.back'), exact: true }).click();
    await page
      .getByRole('link', { name: I.say(/Biên nhận GD/, /Receipt GD/) })
      .filter({ hasText: '+1,000,000đ' })
      .click();
    await expect(receipt).toContainText(t('receipt.bank.in'));
    await receipt.getByRole('link', { name: t('receipt.recharge') }).click();
    await expect(page).toHaveURL(/\/dashboard\/recharge\?id=/);
  });
});
