import type { Api } from './api.model.ts';
import type { Hands } from './hands.model.ts';
import type { Person } from './person.model.ts';
import { createWordsModel } from './words.model.ts';

/** On the recharge page with its amount filled in: makes the code, and transfers. */
export async function payIn(person: Person, hands: Hands, bank: Pick<Api, 'transfer'>): Promise<void> {
  const { page } = person;
  const t = createWordsModel(person);
  await hands.press(page.getByRole('button', { name: t('recharge.submit') }));
  await page.locator('main .keo-qr').waitFor();
  // Reloads the page that waits for the money.
  await page.reload();
  await page.locator('main .keo-qr').waitFor();
  await person.meet('shop', '2 money is added', { isMain: true });
  const row = (at: number) => page.locator('main .keo-copy dd').nth(at).innerText();
  const amount = (await row(3)).replace(/\D/g, '');
  await bank.transfer(await row(4), Number(amount));
}
