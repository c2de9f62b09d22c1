import { expect, inTurns, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import { createMoneyModel } from './models/money.model.ts';
import type { Person } from './models/person.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const hour = 60;
const day = 24 * hour;
const ms = 60_000;

const getNewest = async (I: Person) =>
  (await I.ask<{ list: { id: string }[] }>('withdraw/withdraws-list')).list[0]?.id ?? '';

inTurns({ phone: 'en-US' }, () => {
  test('a new bank account waits a day, with the time left shown by the clock of the server', async ({
    I,
    api,
  }) => {
    const me = createMoneyModel(I);
    const account = await api.signUp();
    await api.fund(account, 1_000_000);
    await I.comeBackAs(account);
    await me.addCard(() => api.codeSentTo(account.email));
    await I.see(I.say(/^Rút về đây được từ \d\d:\d\d, /, /^Money can be sent here from \d\d:\d\d, /));

    await api.advanceClock(20 * hour);
    await I.open('/dashboard/withdraw');
    await me.amountField.fill('300k');
    await expect(I.page.getByText(I.say('Thực nhận', 'You receive')).locator('..')).toContainText('300,000đ');
    const left = await me.timeIn(I.say(/nhận được tiền sau/, /can receive money in/));
    expect(left).toBeLessThanOrEqual(4 * hour * ms);
    expect(left).toBeGreaterThan((4 * hour - 2) * ms);
    await expect(me.submitWithdraw).toBeDisabled();

    await api.advanceClock(4 * hour);
    await I.page.reload();
    await me.amountField.fill('300k');
    await expect(me.submitWithdraw).toBeEnabled();
    await expect(I.page.locator('.keo-hold')).toHaveCount(0);
  });

  test('money goes to the bank; what the bank fails or sends back stands in the balance again, live', async ({
    I,
    api,
    newTab,
  }) => {
    const me = createMoneyModel(I);
    const t = createWordsModel(I);
    const account = await api.signUp();
    const readCode = () => api.codeSentTo(account.email);
    await api.fund(account, 1_000_000);
    await api.addCard(account);
    await api.advanceClock(day);
    await I.comeBackAs(account);
    const other = await newTab();
    const wallet = createMoneyModel(other);
    await other.open('/dashboard/wallet');
    await wallet.seeAvailable('1,000,000đ');

    const button = (name: string) => I.page.getByRole('button', { name, exact: true });
    await I.open('/dashboard/withdraw');
    await me.amountField.fill('200k');
    await me.submitWithdraw.click();
    await button(t('money.back')).click();
    await expect(me.amountField).toHaveValue('200,000');
    await me.askWithdraw('200k', readCode);
    await wallet.seeAvailable('800,000đ');
    await button(t('withdraw.cancel')).click();
    await button(t('withdraw.again')).click();
    await wallet.seeAvailable('1,000,000đ');
    await expect(me.amountField).toBeVisible();

    await me.askWithdraw('300k', readCode);
    await wallet.seeAvailable('700,000đ');
    const canCancel = await me.timeIn(I.say(/Bạn có thể huỷ trong/, /You can cancel for another/));
    expect(canCancel).toBeGreaterThan(0);
    expect(canCancel).toBeLessThanOrEqual(5 * ms);
    const paid = await getNewest(I);
    await api.payout(paid, 'PAY');
    await me.seeHeading('Đã chuyển 300,000đ tới ngân hàng', '300,000đ sent to your bank');

    await me.askWithdraw('100k', readCode);
    await wallet.seeAvailable('600,000đ');
    await api.payout(await getNewest(I), 'FAIL');
    await me.seeHeading('Ngân hàng không nhận lệnh rút', 'The bank did not take the withdrawal');
    await I.see(I.say('100,000đ đã về lại ví, cả phí.', '100,000đ is back in your wallet, the fee too.'));
    await me.seeInHistory('100,000đ', 'Thất bại', 'Failed');
    // The other tab was not touched.
    await wallet.seeAvailable('700,000đ');

    await I.open(`/dashboard/withdraw?id=${paid}`);
    await me.seeHeading('Đã chuyển 300,000đ tới ngân hàng', '300,000đ sent to your bank');
    await api.payout(paid, 'REVERSE');
    await me.seeHeading('Ngân hàng đã trả tiền lại', 'The bank sent the money back');
    await wallet.seeAvailable('1,000,000đ');
  });

  test('fee, net, arrival and what is left stand there before the code, for that very amount', async ({
    I,
    api,
  }) => {
    test.skip(!isLong, 'the sums are in the stories of the page, and the student withdraws by it');
    const me = createMoneyModel(I);
    const account = await api.signUp();
    const readCode = () => api.codeSentTo(account.email);
    await api.fund(account, 60_000_000);
    await api.addCard(account);
    await api.advanceClock(day);
    await I.comeBackAs(account);
    await I.open('/dashboard/withdraw');
    // The balance is more than one withdrawal may take.
    await I.page.getByRole('button', { name: I.say('Rút tất cả', 'All of it') }).click();
    await expect(me.amountField).toHaveValue('50,000,000');
    for (const amount of ['100000', '100000', '100000']) await me.askWithdraw(amount, readCode);

    await I.open('/dashboard/withdraw');
    await me.amountField.fill('49800000');
    const cost = (vi: string, en: string) => I.page.getByText(I.say(vi, en), { exact: true }).locator('..');
    await expect(cost('Phí', 'Fee')).toContainText('3,300đ');
    await expect(cost('Thực nhận', 'You receive')).toContainText('49,796,700đ');
    await expect(cost('Về ngân hàng trước', 'At the bank by')).toContainText(/\d\d\/\d\d\/\d{4}/);
    await I.see(
      I.say(
        'Còn rút được hôm nay 99,700,000đ, tháng này 99,700,000đ.',
        '99,700,000đ left today, 99,700,000đ this month.',
      ),
    );
    await me.submitWithdraw.click();
    await expect(I.page.getByRole('heading', { name: /49,800,000đ .* •••• 6789/ })).toBeVisible();
    await expect(cost('Phí', 'Fee')).toContainText('3,300đ');
    await expect(cost('Thực nhận', 'You receive')).toContainText('49,796,700đ');
  });

  test('another account becomes the default, and one is removed by a code alone', async ({ I, api }) => {
    const me = createMoneyModel(I);
    const account = await api.signUp();
    await api.addCard(account);
    await api.addCard(account, { bankBin: '970422', accountNo: '9988776655' });
    await I.comeBackAs(account);
    await I.open('/dashboard/bank-cards');
    const first = I.page.getByRole('listitem').filter({ hasText: 'Vietcombank •••• 6789' });
    const second = I.page.getByRole('listitem').filter({ hasText: 'MBBank •••• 6655' });
    // The bank's mark came from the server's own set.
    await expect(first.locator('svg rect')).toBeAttached();
    const isDefault = I.say('Mặc định', 'Default');
    await expect(first.getByText(isDefault, { exact: true })).toBeVisible();
    const dialogs = I.page.getByRole('dialog');
    await I.page.getByRole('button', { name: I.say('Thêm tài khoản', 'Add an account') }).click();
    await expect(dialogs).toBeVisible();
    await I.page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
    await second.getByRole('button', { name: I.say('Đặt làm mặc định', 'Make it the default') }).click();
    await expect(second.getByText(isDefault, { exact: true })).toBeVisible();
    await expect(first.getByText(isDefault, { exact: true })).toHaveCount(0);

    await first.getByRole('button', { name: I.say(/^Xoá/, /^Remove/) }).click();
    const dialog = I.page.getByRole('dialog', { name: 'Vietcombank •••• 6789' });
    await expect(dialog).toBeVisible();
    await expect(first).toHaveCount(1);
    await dialog
      .getByRole('textbox')
      .first()
      .pressSequentially(await api.codeSentTo(account.email));
    await expect(first).toHaveCount(0);
    await expect(second).toHaveCount(1);
    await I.page.reload();
    await expect(second.getByText(isDefault, { exact: true })).toBeVisible();
    await expect(first).toHaveCount(0);
    await I.open('/dashboard/withdraw');
    await me.amountField.fill('300k');
    const card = I.page.getByRole('combobox');
    await expect(card).toContainText('MBBank');
    await card.click();
    await I.page.getByRole('option').click();
    await expect(card).toContainText('MBBank');
  });
});
