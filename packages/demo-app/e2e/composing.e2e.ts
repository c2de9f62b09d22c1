import { type Locator, type Page, expect } from '@playwright/test';
import {
  type Send,
  commit,
  compose,
  composeWords,
  digits,
  enterWhileComposing,
  retypeWords,
  telex,
  vni,
} from '../../../scripts/compose-words.ts';
import { test } from './keo-test.ts';
import { isLong } from './long-run.ts';
import type { Api } from './models/api.model.ts';
import { createChatModel, talkingAs } from './models/chat.model.ts';
import { createMarketModel, quickJob } from './models/market.model.ts';

test.skip(({ isMobile }) => isMobile, 'IME input does not depend on the screen size');

/** A Vietnamese IME over CDP; in the long run also a keyboard that backspaces instead of composing. */
async function keyboardAt(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send: Send = (method, params) => session.send(method, Object(params));
  const words = isLong ? [...telex, ...vni] : [telex[0] ?? [], telex[1] ?? [], vni[1] ?? []];
  const backspace = () => page.keyboard.press('Backspace');
  return {
    send,
    /** Types at the end of a field; returns the expected value. */
    async write(field: Locator): Promise<string> {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+End');
      const before = await field.inputValue();
      const first = await composeWords(send, words);
      if (!isLong) return before + first;
      await send('Input.insertText', { text: ' ' });
      return `${before}${first} ${await retypeWords(send, backspace, words)}`;
    },
    async writeNumber(field: Locator, number: string) {
      await field.focus();
      await composeWords(send, [digits(number)]);
    },
  };
}

/** A deal whose worker has a proof to submit. */
async function begun(api: Api) {
  const [author, worker] = [await api.signUp(), await api.signUp()];
  await api.verify(author);
  await api.fund(author, 500_000);
  const { id } = await api.postJob(author, { ...quickJob, slots: 1 });
  const market = createMarketModel(api, author, worker);
  return { author, worker, market, deal: await market.take(id) };
}

test('a name, a search and a posting that are composed stay as they were written', async ({ I, api }) => {
  const { page } = I;
  const keyboard = await keyboardAt(page);
  await I.open('/signup');
  const name = page.locator('input[name=displayName]');
  const written = await keyboard.write(name);
  await expect(name).toHaveValue(written);
  await page.reload();
  await expect(name).toHaveValue(written);

  await I.open('/tasks');
  const search = page.getByRole('searchbox').first();
  const looked = await keyboard.write(search);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === looked);
  await page.reload();
  await expect(search).toHaveValue(looked);

  const author = await api.signUp();
  await I.comeBackAs(author);
  await I.open('/dashboard/my-jobs?new=1');
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: /^Tiếp tục$/ });
  await next.click();
  const [title, description] = [dialog.getByLabel(/^Tên việc$/), dialog.getByLabel(/^Mô tả$/)];
  const typed = [await keyboard.write(title), await keyboard.write(description)] as const;
  await page.reload();
  await expect(title).toHaveValue(typed[0]);
  await expect(description).toHaveValue(typed[1]);
});

test('a message, a proof, terms and a review that are composed stay as they were written', async ({
  I,
  api,
}) => {
  const { page } = I;
  const keyboard = await keyboardAt(page);
  const { author, worker, market, deal } = await begun(api);
  const { id: jobId } = await api.postJob(author, { title: 'Thiết kế thực đơn cho quán trà' });
  const { id: applicationId } = await market.apply(jobId);
  const { deal: project } = await market.decide('accept', applicationId);
  const chat = createChatModel(api);
  const room = await chat.open(worker, { dealId: deal.id });
  await I.comeBackAs(worker);

  await I.open(`/dashboard/my-tasks?as=worker&deal=${deal.id}`);
  const evidence = page.locator('.keo-deal').getByLabel('Nội dung');
  const proof = await keyboard.write(evidence);
  await page.reload();
  await expect(evidence).toHaveValue(proof);

  await I.open(`/dashboard?chat=${room}`);
  const { sheet, seeSaid } = talkingAs(I);
  const box = sheet.getByRole('textbox', { name: 'Viết tin nhắn' });
  const message = await keyboard.write(box);
  const [more = []] = telex;
  await keyboard.send('Input.insertText', { text: ' ' });
  await compose(keyboard.send, more);
  await enterWhileComposing(keyboard.send);
  await commit(keyboard.send, more);
  const whole = `${message} tiếng`;
  await expect(box).toHaveValue(whole);
  expect(await chat.said(worker, room)).toEqual([]);
  await page.reload();
  await expect(box).toHaveValue(whole);
  await box.press('Enter');
  await seeSaid(whole);
  expect(await chat.said(author, room)).toEqual([whole]);

  await I.comeBackAs(author);
  await I.open(`/dashboard/my-tasks?as=author&deal=${project.id}`);
  const offer = page.getByText('Soạn đề xuất', { exact: true });
  const scope = page.getByLabel('Phạm vi công việc');
  await offer.click();
  const terms = await keyboard.write(scope);
  await page.reload();
  await offer.click();
  await expect(scope).toHaveValue(terms);

  await market.handIn(deal);
  await market.judge(deal, 'APPROVE');
  await expect.poll(async () => (await market.info(deal.id)).state).toBe('COMPLETED');
  await I.open('/dashboard/my-reviews');
  const toWrite = page.getByRole('button', { name: 'Viết đánh giá' });
  const review = page.getByLabel(/^Nhận xét/);
  await toWrite.click();
  const said = await keyboard.write(review);
  await page.reload();
  await toWrite.click();
  await expect(review).toHaveValue(said);
});

test('an amount and a code that are composed are those numbers', async ({ I, api }) => {
  const { page } = I;
  const keyboard = await keyboardAt(page);
  const account = await api.signUp();
  await I.comeBackAs(account);
  await I.open('/dashboard/recharge');
  const amount = page.getByRole('textbox', { name: /^Số tiền/ });
  await amount.fill('');
  await keyboard.writeNumber(amount, '1250000');
  await amount.blur();
  await expect(amount).toHaveValue('1,250,000');

  await page.request.post('/au/api/user/send-email', {
    data: { email: account.email, purpose: 'VERIFY_EMAIL' },
  });
  const code = await api.codeSentTo(account.email);
  await I.open('/verify-email');
  const first = page.getByRole('textbox').first();
  await keyboard.writeNumber(first, code);
  const isVerified = async () =>
    (await api.ask<{ verified: { email: boolean } }>(account, 'user/info')).verified.email;
  await expect.poll(isVerified).toBe(true);
});
