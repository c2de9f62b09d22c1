import { expect, inTurns, test } from './keo-test.ts';
import { createDealModel } from './models/deal.model.ts';
import { createHands } from './models/hands.model.ts';
import { createNewcomerModel } from './models/newcomer.model.ts';
import { createJobModel } from './models/job.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const day = 24 * 60;
const photos = 'Ảnh trang tính';
const note = 'Ghi chú khi nhập';
const job = {
  kind: 'QUICK',
  title: 'Nhập 50 hoá đơn giấy của tiệm trà vào trang tính',
  description: 'Nhập ngày, số hoá đơn và tổng tiền của từng tờ, mỗi tờ một dòng, đúng như trên giấy.',
  field: /(Nhập liệu|Data entry)/,
  proofs: [
    { title: photos, types: ['IMAGE'], least: '3' },
    { title: note, types: ['TEXT'], least: '20' },
  ],
  price: '80,000',
} as const;

// All on the screens; only mailbox, bank and clock are the sandbox's.
inTurns({ phone: 'vi-VN' }, () => {
  test('a student finds work, signs up on the way, does it twice, is paid and takes the money home', async ({
    I,
    api,
    newBrowser,
    isMobile,
  }) => {
    const owner = await newBrowser();
    const ownerHands = createHands(owner, true);
    const shop = createNewcomerModel(owner, ownerHands, api);
    await owner.open('/signup');
    await shop.signUp('Chị Hà');
    await shop.verify();
    await owner.open('/dashboard/my-jobs?new=1');
    const jobModel = createJobModel(owner, ownerHands);
    await jobModel.write(job);
    await jobModel.publish(api);

    // A visitor finds the job.
    const { page } = I;
    const t = createWordsModel(I);
    const hands = createHands(I, isMobile);
    const me = createNewcomerModel(I, hands, api);
    const mine = createDealModel(I, hands);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await I.open('/tasks?query=hoa+don+tiem+tra');
    await hands.press(page.getByRole('link', { name: job.title }).first());
    await I.seeHeading(job.title);
    await I.meet('student', '1 the job as a visitor sees it', { isMain: true });
    await hands.press(page.getByRole('link', { name: t('panel.signIn') }).first());
    await hands.press(page.getByRole('link', { name: I.say('Tạo tài khoản', 'Create an account') }));
    await me.signUp('Nguyễn Văn Tín');
    await I.seeHeading(job.title);
    // A card asks for the code and survives a reload; the job can be taken at once.
    await expect(button(t('panel.take')).first()).toBeEnabled();
    await page.reload();
    await I.meet('student', '2 signed up on the way');
    await me.verify();
    await hands.press(button(t('panel.take')).first());
    await hands.press(page.getByRole('dialog').getByRole('button', { name: t('panel.take'), exact: true }));
    await mine.seeState(t('deal.state.IN_PROGRESS'));
    await I.meet('student', '3 taken');

    // Reloaded when all is there, and offline when it is to be sent.
    const names = ['trang-1.png', 'trang-2.png', 'trang-3.png'];
    await mine.choosePhotos(photos, names);
    await mine.write(t('proof.text'), 'Tờ 17 mờ, tôi ghi theo bản chụp.', mine.part(note));
    await page.reload();
    for (const name of names) await mine.see(name, mine.part(photos));
    await I.meet('student', '4 photos after a reload');
    await expect(mine.part(note).getByLabel(t('proof.text'))).toHaveValue('Tờ 17 mờ, tôi ghi theo bản chụp.');
    await page.context().setOffline(true);
    await mine.press(t('proof.submit'), mine.part(photos));
    await expect(mine.part(photos).getByRole('alert')).toBeVisible();
    await page.context().setOffline(false);
    await mine.press(t('proof.submit'), mine.part(photos));
    await mine.see(t('proof.state.SUBMITTED'), mine.part(photos));
    await expect(mine.part(photos).getByRole('heading').first()).toBeFocused();
    // A missing part is named, and texts are kept.
    await mine.write(t('proof.text'), 'Xong.', mine.part(note));
    await mine.see(t('proof.written', { count: 5, least: 20 }), mine.part(note));
    await mine.press(t('proof.submit'), mine.part(note));
    await expect(mine.part(note).getByRole('status')).toContainText(
      t('proof.check.MIN_TEXT', { note: 20, unit: '' }),
    );
    await expect(mine.part(note).getByLabel(t('proof.text'))).toHaveValue('Xong.');
    await I.meet('student', '5 what is missing is said');
    await mine.write(t('proof.text'), 'Tờ 17 mờ, tôi ghi theo bản chụp.', mine.part(note));
    await mine.press(t('proof.submit'), mine.part(note));
    await mine.see(t('proof.state.SUBMITTED'), mine.part(note));
    // With everything handed in the timer will pay: shows how much, and from whom.
    await mine.see(
      I.say(
        /Nếu Chị Hà chưa duyệt.+ trước .+, bạn nhận 72,000đ\./,
        /If Chị Hà does not approve.+ by .+, you get 72,000đ\./,
      ),
    );

    // The owner asks for one new photo, and approves the note.
    const theirs = createDealModel(owner, ownerHands);
    await owner.open('/dashboard/my-tasks?as=author');
    await owner.page.getByRole('tabpanel').getByRole('link', { name: job.title }).last().click();
    await theirs.press(t('proof.revise'), theirs.part(photos));
    await theirs.write(t('proof.note'), 'Ảnh 2 bị mờ, chụp lại giúp chị.', theirs.part(photos));
    await theirs.press(t('proof.send'), theirs.part(photos));
    await theirs.approve(theirs.part(note));

    await mine.see('Ảnh 2 bị mờ, chụp lại giúp chị.');
    await I.meet('student', '6 sent back');
    await page.reload();
    await mine.choosePhotos(photos, ['trang-4.png', 'trang-5.png', 'trang-6.png']);
    await mine.press(t('proof.submit'), mine.part(photos));
    await mine.see(t('proof.state.SUBMITTED'), mine.part(photos));
    await theirs.approve(theirs.part(photos), { amount: '80,000đ', name: 'Nguyễn Văn Tín' });
    await mine.seeState(t('deal.state.COMPLETED'));
    await I.meet('student', '7 paid', { isMain: true });

    // Paid. It can be withdrawn once the bank account is a day old.
    await I.open('/dashboard/withdraw');
    await hands.press(page.getByRole('link', { name: t('withdraw.addCard') }));
    const dialog = page.getByRole('dialog');
    await hands.tick(dialog.getByRole('radio', { name: 'Vietcombank' }));
    await hands.write(dialog.getByLabel(t('cards.form.accountNo'), { exact: true }), '1023456789');
    await hands.write(dialog.getByLabel(t('cards.form.accountName')), 'Nguyễn Văn Tín');
    await hands.press(dialog.getByRole('button', { name: t('cards.form.submit') }));
    await me.enterCode();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await I.meet('student', '8 a bank account');
    await api.advanceClock(day + 1);
    await I.open('/dashboard/withdraw');
    await hands.press(button(t('withdraw.all')));
    await I.meet('student', '9 taken home', { isMain: true });
    await hands.press(button(t('withdraw.submit')));
    await me.enterCode();
    await expect(button(t('withdraw.cancel'))).toBeVisible();
    const { list } = await I.ask<{ list: { id: string }[] }>('withdraw/withdraws-list');
    await api.payout(list[0]?.id ?? '', 'PAY');
    await I.see(t('withdraw.succeeded', { amount: '72,000đ' }));
    await I.open('/dashboard/transactions');
    await hands.press(
      page
        .locator('main')
        .getByRole('link', { name: /80,000đ|72,000đ/ })
        .first(),
    );
    await expect(page.getByRole('article', { name: t('receipt.title') })).toContainText('72,000đ');
    await I.meet('student', '10 the receipt', { isMain: true });
  });
});
