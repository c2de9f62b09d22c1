import { expect, inTurns, test } from './keo-test.ts';
import { createMoneyModel } from './models/money.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

inTurns({ phone: 'vi-VN' }, () => {
  test('one press signs in as a person of the demo', async ({ I }) => {
    const t = createWordsModel(I);
    await I.open('/sandbox');
    await I.page
      .getByRole('button', { name: t('sandbox.users.signIn', { name: 'ducthinh' }), exact: true })
      .click();
    await I.seePath('/dashboard');
    await I.open('/sandbox');
    await I.see(t('sandbox.users.current'));
  });

  test('a code is found by its recipient, and copied', async ({ I, api, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [account, another] = [await api.signUp(), await api.signUp()];
    const code = await api.codeSentTo(account.email);
    const t = createWordsModel(I);
    await I.open('/sandbox');
    await I.see(another.email);
    await I.page.getByLabel(t('sandbox.outbox.filter')).fill(account.email);
    await expect(I.page.getByText(another.email)).toHaveCount(0);
    await I.page.getByRole('button', { name: t('sandbox.outbox.copy', { code }) }).click();
    await I.see(t('sandbox.outbox.copied', { code }));
    expect(await I.page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await I.page.getByLabel(t('sandbox.outbox.filter')).fill('không ai');
    await I.see(t('sandbox.outbox.emptyFiltered'));
  });

  test('a notification of the chosen kind reaches the chosen person', async ({ I, api }) => {
    const account = await api.signUp();
    const { page } = I;
    const t = createWordsModel(I);
    await I.open('/sandbox');
    await page.getByLabel(t('sandbox.notify.to')).fill(account.username);
    const kind = page.getByRole('combobox', { name: t('sandbox.notify.code') });
    const first = await kind.innerText();
    await kind.click();
    await page.getByRole('option', { selected: false }).first().click();
    await expect(kind).not.toHaveText(first);
    await page.getByRole('button', { name: t('sandbox.notify.send'), exact: true }).click();
    await I.see(t('sandbox.notify.sent', { name: account.username }));
    await page.getByRole('button', { name: t('toasts.close') }).click();
    await expect(page.getByText(t('sandbox.notify.sent', { name: account.username }))).toHaveCount(0);
    const [logs] = await api.listLogs(account);
    expect(logs?.action).not.toBe('PROOF_EVIDENCE_SUBMITTED');
  });

  test('the clock is moved by an hour, a day and a week', async ({ I }) => {
    const t = createWordsModel(I);
    await I.open('/sandbox');
    const shown = I.page.getByRole('status').filter({ hasText: /\d\d:\d\d:\d\d/ });
    let before = 'none';
    for (const step of ['sandbox.clock.hour', 'sandbox.clock.day', 'sandbox.clock.week'] as const) {
      await I.page.getByRole('button', { name: t(step), exact: true }).click();
      await expect(shown).not.toHaveText(before);
      before = await shown.innerText();
    }
  });

  test('the bank sends what is filled in, and refuses what a person asked to withdraw', async ({
    I,
    api,
  }) => {
    const account = await api.signUp();
    await api.fund(account, 500_000);
    await api.addCard(account);
    await api.advanceClock(24 * 60);
    await I.comeBackAs(account);
    const me = createMoneyModel(I);
    const { page } = I;
    const t = createWordsModel(I);
    await me.askWithdraw('200k', () => api.codeSentTo(account.email));
    const code = await me.askRecharge('70k');
    await I.open('/sandbox');
    await expect(page.getByLabel(t('sandbox.bank.content'))).toHaveValue(code);
    await page.getByLabel(t('sandbox.bank.content')).fill(`CK ${code}`);
    await page.getByLabel(t('sandbox.bank.amount')).fill('90k');
    await page.getByRole('button', { name: t('sandbox.bank.send'), exact: true }).click();
    await I.see(t('sandbox.bank.CREDITED', { reason: 'OVER' }));
    const withdrawal = page.getByRole('combobox', { name: t('sandbox.payout') });
    await withdrawal.click();
    await page.getByRole('option', { name: /200,000đ/ }).click();
    await page.getByRole('button', { name: t('sandbox.payout.FAIL'), exact: true }).click();
    await expect(withdrawal).toContainText('FAILED');
    await I.open('/dashboard/wallet');
    await me.seeAvailable('590,000đ');
  });

  test('a call of the API is unfolded', async ({ I }) => {
    await I.open('/sandbox');
    const call = I.page.locator('.site-api details').first();
    await call.locator('summary').click();
    await expect(call.locator('pre')).toContainText('responses');
  });

  test.describe('a mail', () => {
    // Scripts of these tests, which no mail may run.
    test.use({ allowed: /Blocked script execution in 'about:srcdoc'|status of 404/ });
    test('that cannot be loaded says so, and is loaded by another try', async ({ I, api }) => {
      const account = await api.signUp();
      await api.codeSentTo(account.email);
      const { page } = I;
      await I.open(`/sandbox?to=${encodeURIComponent(account.email)}`);
      const read = page.locator('.site-sandbox__list details');
      let tries = 0;
      const seen = Promise.withResolvers<void>();
      await page.route('**/au/api/sandbox/outbox?id=*', async (route) => {
        tries += 1;
        if (tries > 1) return route.continue();
        await seen.promise;
        return route.fulfill({ status: 404, body: '' });
      });
      await read.locator('summary').click();
      await expect(read.locator('.keo-skeleton')).toBeVisible();
      seen.resolve();
      await read.getByRole('button', { name: I.say('Thử lại', 'Try again'), exact: true }).click();
      await expect(read.locator('iframe')).toBeVisible();
      await expect(read.locator('.keo-skeleton')).toHaveCount(0);
      await expect(read.getByRole('button')).toHaveCount(0);
    });
  });
});
