import { expect, inTurns, test } from './keo-test.ts';
import { createDealModel } from './models/deal.model.ts';
import { createHands } from './models/hands.model.ts';
import { createNewcomerModel } from './models/newcomer.model.ts';
import { payIn } from './models/pay-in.model.ts';
import { createJobModel } from './models/job.model.ts';
import { createWordsModel } from './models/words.model.ts';
import { onPhone } from './sizes.ts';

test.use(onPhone);

const logo = 'Ba hướng logo';
const files = 'Bộ logo và tệp nguồn';
const job = {
  kind: 'PROJECT',
  title: 'Thiết kế nhãn cho mười loại trà của tiệm',
  description: 'Cần logo, bảng màu và nhãn cho mười loại trà, in được trên giấy kraft, gửi cả tệp nguồn.',
  field: /(Thiết kế|Design)/,
  proofs: [
    { title: logo, types: ['TEXT'], least: '20', amount: '800,000' },
    { title: files, types: ['TEXT', 'LINK'], least: '20', amount: '1,200,000' },
  ],
  price: '2,000,000',
  question: 'Bạn đã vẽ nhãn cho tiệm nào?',
} as const;
const answer = 'Tiệm trà Lá Xanh và tiệm bánh Hoa Sữa.';
const letter = 'Tôi đã làm nhãn cho bốn tiệm trà và bắt đầu được ngay tuần này.';

inTurns({ phone: 'vi-VN' }, () => {
  test('a project: posted by milestones, chosen among two, bargained over, paid part by part, raised and rewarded', async ({
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
    await jobModel.publish(api);
    const link = page.getByRole('article').getByRole('link', { name: job.title });
    const place = (await link.getAttribute('href')) ?? '';

    const join = async (name: string, bid = '', days = '') => {
      const person = await newBrowser();
      const their = createHands(person, true);
      await person.open(place);
      await person.page
        .getByRole('link', { name: t('panel.signIn') })
        .first()
        .click();
      await person.page.getByRole('link', { name: I.say('Tạo tài khoản', 'Create an account') }).click();
      const newcomer = createNewcomerModel(person, their, api);
      await newcomer.signUp(name);
      await newcomer.verify();
      await person.page.getByRole('button', { name: t('panel.apply'), exact: true }).click();
      const form = person.page.locator('dialog.keo-sheet[open]');
      await form.getByRole('textbox', { name: t('apply.letter') }).fill(letter);
      await form.getByRole('textbox', { name: job.question }).fill(answer);
      await form.getByLabel(t('apply.bid')).fill(bid);
      await form.getByLabel(t('apply.days')).fill(days);
      await form.getByRole('button', { name: t('apply.send') }).click();
      await person.see(t('panel.applied'));
      return person;
    };
    await join('Bùi Ngọc Mai', '2,600,000', '5');
    const worker = await join('Phạm Gia Bảo');
    const theirs = createDealModel(worker, createHands(worker, true));

    // Both applications wait on the dashboard with their price; one is chosen.
    await I.open('/dashboard');
    await I.seeHeading(I.say(/1 việc đang chờ bạn\.$/, /1 thing waits for you\.$/));
    const jobs = page.getByRole('region', { name: t('own.waits.title') });
    await expect(jobs.getByText(t('own.waiting', { count: 2 }))).toBeVisible();
    await hands.press(jobs.getByRole('link', { name: t('own.waits.answer') }));
    const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
    const applicant = mine.sheet.getByRole(isPhone ? 'article' : 'row').filter({ hasText: 'Phạm Gia Bảo' });
    if (isPhone) {
      await expect(applicant).toContainText(t('applicants.atPrice'));
      await expect(applicant).toContainText(I.say(/Hoạt động .*giờ/, /Active .*hour/));
    } else {
      await expect(mine.sheet.getByRole('row').filter({ hasText: 'Bùi Ngọc Mai' })).toContainText(
        '2,730,000đ',
      );
      await hands.press(applicant.getByText(t('applicants.read'), { exact: true }));
    }
    await expect(applicant).toContainText(job.question);
    await expect(applicant).toContainText(answer);
    await I.meet('project', '1 who applied', { isMain: true });
    if (isPhone) {
      for (const name of ['Bùi Ngọc Mai', 'Phạm Gia Bảo'])
        await hands.tick(
          mine.sheet.getByRole('checkbox', { name: t('applicants.compare.choose', { name }) }),
        );
      await hands.press(mine.sheet.getByRole('button', { name: t('applicants.compare'), exact: true }));
      const compared = page.locator('dialog.keo-dialog[open]');
      await expect(compared).toContainText('2,730,000đ');
      await expect(compared).toContainText(t('applicants.atPrice'));
      await I.meet('project', '2 two compared');
      await hands.press(compared.getByRole('button', { name: t('applicants.compare.close') }));
    }
    await mine.agree(t('applicants.accept'), applicant);
    await expect(page).toHaveURL(/as=author.*deal=/);
    const dealId = new URL(page.url()).searchParams.get('deal') ?? '';

    // The first offer starts with the job's terms; the worker wants more for the second part.
    await mine.press(t('act.INIT_PROPOSAL'));
    await I.meet('project', '3 the first offer');
    await mine.press(t('terms.send'));
    await worker.open(`/dashboard/my-tasks?deal=${dealId}`);
    await theirs.press(t('act.COUNTER'));
    await theirs.write(t('terms.price'), '2,200,000');
    await theirs.write(files, '1,400,000');
    await theirs.write(t('terms.message'), 'Mười nhãn cần thêm hai ngày vẽ.');
    await theirs.press(t('terms.send'));
    await mine.see('Mười nhãn cần thêm hai ngày vẽ.');
    await expect(mine.sheet.locator('.keo-diff').first()).toContainText('2,200,000đ');
    await I.meet('project', '4 a counter offer');
    await mine.agree(t('act.ACCEPT'));
    await mine.seeState(t('deal.state.AGREED'));

    // Missing money is added, and the way leads back. The worst case: the answer of funding is lost.
    await hands.press(mine.sheet.getByRole('link', { name: /2,310,000đ/ }));
    await payIn(I, hands, api);
    await hands.press(page.getByRole('link', { name: t('recharge.onward.deal') }));
    await mine.see(t('act.APPROVE'));
    await page.route(
      '**/job-deal-author-finalize',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await mine.press(t('act.APPROVE'));
    await hands.press(
      page.locator('dialog.keo-dialog[open]').getByRole('button', { name: t('act.APPROVE') }),
    );
    await mine.seeState(t('deal.state.FUNDED'));
    await page.reload();
    await mine.seeState(t('deal.state.FUNDED'));
    await I.meet('project', '5 money is held', { isMain: true });
    await theirs.agree(t('act.START'));

    const handIn = async (title: string) => {
      await theirs.write(t('proof.text'), 'Đã gửi đủ ba hướng và giải thích từng hướng.', theirs.part(title));
      await theirs.press(t('proof.submit'), theirs.part(title));
      await theirs.see(t('proof.state.SUBMITTED'), theirs.part(title));
    };
    await handIn(logo);
    await mine.approve(mine.part(logo), { amount: '800,000đ', name: 'Phạm Gia Bảo' });
    await theirs.see('800,000đ');

    // More for the second part, agreed by the author, who recharges for it and for a bonus.
    await theirs.press(t('act.CHANGE_ORDER'));
    await theirs.write(t('change.more'), '300,000');
    await theirs.sheet.getByRole('combobox', { name: t('change.part') }).click();
    await worker.page.getByRole('option', { name: files }).click();
    await theirs.press(t('change.send'));
    await hands.press(mine.sheet.getByRole('link', { name: /315,000đ/ }));
    await hands.write(page.locator('main').getByRole('textbox').first(), '420,000');
    await payIn(I, hands, api);
    await hands.press(page.getByRole('link', { name: t('recharge.onward.deal') }));
    await mine.agree(t('act.FUND_CHANGE'));
    await handIn(files);
    await mine.approve(mine.part(files), { amount: '1,700,000đ', name: 'Phạm Gia Bảo' });
    await mine.seeState(t('deal.state.paidUp'));
    await I.meet('project', '6 all is approved');
    await mine.press(t('act.COMPLETE_PAID'));
    const question = page.locator('dialog.keo-dialog[open]');
    await hands.write(question.getByLabel(t('act.bonus')), '100,000');
    await expect(question.getByRole('status')).toContainText('105,000đ');
    await I.meet('project', '7 a reward');
    await hands.press(question.getByRole('button', { name: t('act.COMPLETE_PAID') }));
    // Where the question stays, its text says why.
    await expect.poll(() => question.allInnerTexts()).toEqual([]);
    await mine.seeState(t('deal.state.COMPLETED'));
    await theirs.seeState(t('deal.state.COMPLETED'));

    // 2,600,000đ in all: 10 % from the worker, 5 % from the author.
    await worker.open('/dashboard/wallet');
    await expect(worker.page.locator('.keo-wallet__sum')).toHaveText('2,340,000đ');
    await I.open('/dashboard/wallet');
    await expect(page.locator('.keo-wallet__sum')).toHaveText('0đ');
  });
});
