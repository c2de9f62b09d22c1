import type { Page } from '@playwright/test';
import { expect, onPhoneAndDesk, test } from './keo-test.ts';
import { createWordsModel } from './models/words.model.ts';

// Scripts of these tests, which no mail may run; and tokens that end as the clock moves, and are renewed.
test.use({ allowed: /Blocked script execution in 'about:srcdoc'|status of 401/ });

/** The mail that is open in the outbox. */
const mailIn = (page: Page) => page.frameLocator('iframe.site-sandbox__mail');

/** A link in a mail opens a tab of its own. */
async function follow(page: Page, link: RegExp | string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await mailIn(page).getByRole('link', { name: link }).click();
  return opened;
}

onPhoneAndDesk(() => {
  test('an application is mailed, leads to the applicants, and is mailed no more once that is switched off', async ({
    I,
    api,
  }) => {
    const [author, worker, other] = [
      await api.signUp('Nguyễn Minh Anh'),
      await api.signUp('Phạm Gia Bảo'),
      await api.signUp('Lý Thanh Trúc'),
    ];
    await api.verify(author);
    const locale = I.say('vi', 'en');
    await api.ask(author, 'user/update-info', { settings: { locale, quietHours: null } });
    const title = 'Thiết kế logo cho tiệm bánh';
    const { id: jobId } = await api.postJob(author, { title });
    const coverLetter = 'Tôi đã làm nhiều bộ nhận diện cho cửa hàng nhỏ.';
    await api.apply(worker, { jobId, coverLetter });
    await I.comeBackAs(author);
    const { page, say } = I;
    const t = createWordsModel(I);

    await I.open(`/sandbox?to=${encodeURIComponent(author.email)}`);
    await page.getByRole('button', { name: t('sandbox.clock.hour'), exact: true }).click();
    const applied = say(`Phạm Gia Bảo ứng tuyển “${title}”`, `Phạm Gia Bảo applied for “${title}”`);
    const read = page.getByLabel(t('sandbox.outbox.readNamed', { subject: applied }));
    await read.click();
    await expect(mailIn(page).getByRole('heading')).toHaveText(applied);
    const applicants = await follow(page, say('Xem ứng viên', 'See the applicants'));
    await expect(applicants).toHaveURL(/\/dashboard\/my-jobs\?job=/);
    await expect(applicants.getByRole('dialog')).toContainText('Phạm Gia Bảo');
    await applicants.close();

    const off = say('Tắt e-mail về ứng tuyển và thoả thuận', 'Turn off e-mail about applications and deals');
    const leaving = await follow(page, off);
    await leaving.getByRole('button', { name: off }).click();
    await expect(leaving.getByRole('heading')).toHaveText(
      say('Đã tắt e-mail về ứng tuyển và thoả thuận', 'E-mail about applications and deals is off'),
    );
    await leaving.close();

    await api.ask(other, 'job-application/apply-job', { jobId, coverLetter });
    // What is mailed together is written together: with this mail, one about the application would be there.
    await api.notify(author.username, 'PAYMENT_PROCESSED', { reason: 'BONUS', amount: 50_000 });
    await page.getByRole('button', { name: t('sandbox.clock.hour'), exact: true }).click();
    await expect(page.getByText(say(/Bạn được thưởng/, /You got a bonus/))).toBeVisible();
    await expect(page.getByText(say(/ ứng tuyển “/, / applied for “/))).toHaveCount(1);

    await I.open('/dashboard/settings#news');
    const topics = page.locator('#news');
    const mails = topics.getByLabel(say('E-mail: ứng tuyển và thoả thuận', 'E-mail: applications and deals'));
    await expect(mails).toBeInViewport();
    await expect(mails).not.toBeChecked();
    await mails.check();
    await I.see(
      say(
        'Đã lưu: bật e-mail về ứng tuyển và thoả thuận',
        'Saved: e-mail about applications and deals is on',
      ),
    );
    await page.reload();
    await expect(mails).toBeChecked();
  });

  test('every topic is switched by the keyboard, and kept', async ({ I, api }) => {
    const account = await api.signUp();
    await I.comeBackAs(account);
    await I.open('/dashboard/settings#news');
    const { page, say } = I;
    const switches = page.locator('#news').getByRole('checkbox');
    await expect(switches).toHaveCount(7);
    await expect(page.locator('#news').getByText(say('Luôn bật', 'Always on'))).toHaveCount(3);
    await switches.first().focus();
    for (let at = 0; at < 7; at += 1) {
      await expect(switches.nth(at)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(switches.nth(at)).not.toBeChecked();
      await page.keyboard.press('Tab');
    }
    const all = { app: false, mail: false };
    await expect
      .poll(() => api.ask(account, 'user/news-choices'))
      .toEqual({
        deadlines: { app: true, mail: false },
        applications: all,
        proofs: all,
        messages: all,
        account: { app: true, mail: true },
      });
    await page.reload();
    await expect(switches.first()).not.toBeChecked();
    await page.locator('#news').getByRole('link').click();
    await I.seePath('/verify-email');
  });
});
