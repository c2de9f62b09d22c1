import { readFile } from 'node:fs/promises';
import { expect, inTurns, test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import { scan } from './scan.ts';
import { createMoneyModel } from './models/money.model.ts';
import { photo } from './models/photos.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const day = 24 * 60;

type JobInput = {
  code: string;
  qrPayload: string;
  bank: { bin: string; shortName: string; accountNo: string; name: string };
};

inTurns({ phone: 'vi-VN' }, () => {
  test('money is added by a code to scan, and every tab says so the moment it arrives', async ({
    I,
    api,
    newTab,
  }) => {
    const me = createMoneyModel(I);
    await I.comeBackAs(await api.signUp());
    const wallet = await newTab();
    await wallet.open('/dashboard/wallet');
    await createMoneyModel(wallet).seeAvailable('0đ');
    const code = await me.askRecharge('500k');
    await expect(I.page.getByRole('img', { name: new RegExp(`VietQR.* 500,000đ .*${code}`) })).toBeVisible();
    expect(await api.transfer(`CK ${code} cam on`, 500_000)).toMatchObject({
      outcome: 'CREDITED',
      reason: 'EXACT',
    });
    await me.seeHeading('Đã nhận 500,000đ', '500,000đ received');
    await expect(I.page.locator('.keo-receipt .keo-seal')).toContainText('500,000đ');
    await me.seeInHistory('500,000đ', 'Đã nhận', 'Received');
    await createMoneyModel(wallet).seeAvailable('500,000đ');
    await expect(I.page.locator('.site-account')).toContainText('500,000đ');
  });

  test('a chip makes the code, which scans as what the server said; each row is copied, the picture kept, an app opened', async ({
    I,
    api,
    context,
    isMobile,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await I.comeBackAs(await api.signUp());
    await I.open('/dashboard/recharge');
    await I.page.getByRole('button', { name: '200,000đ', exact: true }).click();
    await createMoneyModel(I).submitRecharge.click();
    const drawn = I.page.locator('.keo-qr');
    await expect(drawn).toBeVisible();
    const { list } = await I.ask<{ list: JobInput[] }>('recharge/recharges-list');
    const [request] = list;
    if (!request) throw new Error('Nothing was asked for');
    expect(await scan(await drawn.screenshot())).toEqual([request.qrPayload]);

    const { bank, code } = request;
    for (const [what, text] of Object.entries({
      [I.say('ngân hàng', 'bank')]: bank.shortName,
      [I.say('số tài khoản', 'account number')]: bank.accountNo,
      [I.say('chủ tài khoản', 'account holder')]: bank.name,
      [I.say('số tiền', 'amount')]: '200000',
      [I.say('nội dung', 'content')]: code,
    })) {
      await I.page.getByRole('button', { name: I.say(`Chép ${what}`, `Copy ${what}`), exact: true }).click();
      await expect(I.page.getByText(I.say(`Đã chép ${what}`, `Copied ${what}`), { exact: true })).toHaveCount(
        1,
      );
      expect(await I.page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }

    const [file] = await Promise.all([
      I.page.waitForEvent('download'),
      I.page.getByRole('button', { name: I.say('Lưu ảnh mã QR', 'Save the QR picture') }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${code}.png`);
    expect(await scan(await readFile(await file.path()))).toEqual([request.qrPayload]);

    if (!isMobile) return;
    // On a phone the bank app is shown before the code; the choice is stored on the phone.
    const chooser = I.page.getByRole('combobox', { name: I.say('Ứng dụng ngân hàng', 'Your banking app') });
    await chooser.click();
    await I.page.getByRole('option', { name: 'BIDV' }).click();
    const open = I.page.getByRole('link', { name: I.say('Mở BIDV', 'Open BIDV') });
    await I.see(I.say('Số tiền và nội dung được điền sẵn', 'The sum and the content are filled in'));
    await I.page.reload();
    const link = await open.getAttribute('href');
    expect((await open.boundingBox())?.y).toBeLessThan(
      (await I.page.locator('#keo-recharge-qr').boundingBox())?.y ?? 0,
    );
    const { searchParams } = new URL(link ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      app: 'bidv',
      ba: `${bank.accountNo}@${bank.bin}`,
      am: '200000',
      tn: code,
      bn: bank.name,
    });
  });

  test('a recharge that is not wanted is cancelled, and money that does not come is asked about', async ({
    I,
    api,
  }) => {
    const { page } = I;
    const t = createWordsModel(I);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await I.comeBackAs(await api.signUp());
    const code = await createMoneyModel(I).askRecharge('70k');
    // As the receipt of a bank has it, in Vietnam's time.
    const { list } = await I.ask<{ list: { createdAt: string }[] }>('recharge/recharges-list');
    const sentAt = new Date(Date.parse(list[0]?.createdAt ?? '') + 7 * 3_600_000).toISOString().slice(0, 16);
    const app = page.getByRole('combobox', { name: t('recharge.app') });
    await app.click();
    await page.getByRole('option', { name: 'BIDV' }).click();
    await expect(app).toContainText('BIDV');
    await button(t('claim.open')).click();
    await button(t('claim.close')).click();
    await button(t('claim.open')).click();
    await page.getByLabel(t('claim.amount')).fill('70k');
    await page.getByLabel(t('claim.sentAt')).fill(sentAt);
    await page.getByLabel(t('claim.reference')).fill('FT26332');
    const choosing = page.waitForEvent('filechooser');
    await button(t('uploads.choose')).click();
    await (await choosing).setFiles(await photo('bien-lai.png'));
    await button(t('claim.submit')).click();
    await I.see(t('claim.sent', { amount: '70,000đ' }));
    await button(t('recharge.cancel')).click();
    await I.see(t('recharge.cancelled'));
    await button(t('recharge.again')).click();
    await createMoneyModel(I).amountField.fill('80k');
    await createMoneyModel(I).submitRecharge.click();
    await expect(page.locator('.keo-qr')).toBeVisible();
    expect(await createMoneyModel(I).readCode()).not.toBe(code);
  });

  test('what is asked for before the page knows whose it is, is asked for all the same', async ({
    I,
    api,
  }) => {
    const me = createMoneyModel(I);
    await I.comeBackAs(await api.signUp());
    const pressed = Promise.withResolvers<void>();
    await I.page.route('**/user/info*', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await I.open('/dashboard/recharge');
    await me.amountField.fill('200000');
    await me.submitRecharge.click();
    pressed.resolve();
    await expect(I.page.locator('.keo-qr')).toBeVisible();
  });

  test('less or more than asked is credited as it came, late money too, each in its own words', async ({
    I,
    api,
  }) => {
    test.skip(!isLong, 'what is kept and credited is in `recharge.test.ts` and in the stories of the page');
    const me = createMoneyModel(I);
    await I.comeBackAs(await api.signUp());
    await api.transfer(await me.askRecharge('200000'), 150_000);
    await me.seeHeading(
      'Đã nhận 150,000đ, ít hơn 200,000đ bạn định nạp',
      '150,000đ received, less than the 200,000đ you meant to add',
    );
    await me.seeInHistory('150,000đ', 'Thiếu tiền', 'Less received');

    await api.transfer(await me.askRecharge('200k'), 275_000);
    await me.seeHeading(
      'Đã nhận 275,000đ, nhiều hơn 200,000đ bạn định nạp',
      '275,000đ received, more than the 200,000đ you meant to add',
    );
    await me.seeInHistory('275,000đ', 'Thừa tiền', 'More received');

    const late = await me.askRecharge('1tr');
    await api.advanceClock(day - 30);
    await I.page.reload();
    await me.openRecharge('1,000,000đ');
    await me.seeHeading('Mã đã hết thời gian hiển thị', 'The code is no longer shown');
    expect(await me.readCode()).toBe(late);
    expect(await api.transfer(late, 1_000_000)).toMatchObject({ outcome: 'CREDITED', reason: 'LATE' });
    await me.seeHeading(
      'Đã nhận 1,000,000đ. Tiền về muộn nhưng vẫn được ghi nhận',
      '1,000,000đ received. It came late and still counts',
    );
    await I.open('/dashboard/wallet');
    await me.seeAvailable('1,425,000đ');
  });

  test('a code that is a day old asks for no money, and what comes all the same is said to be kept', async ({
    I,
    api,
  }) => {
    test.skip(!isLong, 'what is kept and credited is in `recharge.test.ts` and in the stories of the page');
    const me = createMoneyModel(I);
    await I.comeBackAs(await api.signUp());
    const tooLate = await me.askRecharge('1tr');
    await api.advanceClock(day + 1);
    await I.page.reload();
    await me.openRecharge('1,000,000đ');
    await me.seeHeading('Mã này không còn nhận tiền', 'This code takes no more money');
    await expect(I.page.locator('.keo-copy, .keo-qr')).toHaveCount(0);

    expect(await api.transfer(tooLate, 1_000_000)).toMatchObject({ outcome: 'SUSPENSE', reason: 'TOO_LATE' });
    await I.see(
      I.say(
        '1,000,000đ đã về cùng mã này và đang chờ đối soát, không mất đi đâu.',
        '1,000,000đ came with this code. It waits to be settled and is not lost.',
      ),
    );
    await me.seeInHistory('1,000,000đ', 'Chờ đối soát', 'To be settled');
    await I.open('/dashboard/wallet');
    await me.seeAvailable('0đ');
  });

  test('the same transfer told twice counts once, and a second one with the same code is kept', async ({
    I,
    api,
  }) => {
    test.skip(!isLong, 'what is kept and credited is in `recharge.test.ts` and in the stories of the page');
    const me = createMoneyModel(I);
    await I.comeBackAs(await api.signUp());
    const code = await me.askRecharge('500k');
    const { bankTxId } = await api.transfer(code, 500_000);
    await me.seeHeading('Đã nhận 500,000đ', '500,000đ received');
    expect(await api.transfer(code, 500_000, bankTxId)).toMatchObject({ outcome: 'DUPLICATE' });
    await expect(I.page.locator('.keo-notice')).toHaveCount(0);

    expect(await api.transfer(code, 70_000)).toMatchObject({ outcome: 'SUSPENSE', reason: 'USED_CODE' });
    await I.see(
      I.say(
        'Có thêm 70,000đ về cùng mã này. Khoản đó đang chờ đối soát, không mất đi đâu.',
        'Another 70,000đ came with this code. It waits to be settled and is not lost.',
      ),
    );
    await I.open('/dashboard/wallet');
    await me.seeAvailable('500,000đ');
  });

  test('money with a code of nobody, or one letter off, is kept and credits nobody', async ({ I, api }) => {
    test.skip(!isLong, 'what is kept and credited is in `recharge.test.ts` and in the stories of the page');
    const me = createMoneyModel(I);
    await I.comeBackAs(await api.signUp());
    const code = await me.askRecharge('300k');
    const lastLetter = code.at(-1) === 'A' ? 'B' : 'A';
    for (const content of ['tien com trua', `${code.slice(0, -1)}${lastLetter}`, code.slice(0, -1)]) {
      expect(await api.transfer(content, 300_000)).toMatchObject({
        outcome: 'SUSPENSE',
        reason: 'UNKNOWN_CODE',
      });
    }
    await I.see(I.say('Đang chờ tiền về…', 'Waiting for the money…'));
    await expect(I.page.locator('.keo-qr')).toBeVisible();
    await I.open('/dashboard/wallet');
    await me.seeAvailable('0đ');
    await I.open('/dashboard/transactions');
    await I.see(I.say('Chưa có giao dịch nào', 'No transactions yet'));
    expect(await api.transfer(code, 300_000)).toMatchObject({ outcome: 'CREDITED', reason: 'EXACT' });
    await I.open('/dashboard/wallet');
    await me.seeAvailable('300,000đ');
  });
});
