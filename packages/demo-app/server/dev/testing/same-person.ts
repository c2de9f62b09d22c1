import type { App } from '../../app.ts';
import type { Api } from './call-api.ts';
import { ok } from './market-scene.ts';
import { codeFor } from './person.ts';
import type { Node } from './start-app.ts';

let last = 7_700_100_000;
export const newAccountNo = () => String((last += 1));

/** Users of a test share a holder's name, because such names have no digits. */
export const addCard = (api: Api, accountNo: string, accountName = 'PERSON') =>
  api.post('/bank-card/add-bank-card', { bankBin: '970436', accountNo, accountName });

/** Returns the card's id. */
export async function addVerifiedCard(app: App | Node, api: Api, accountNo: string): Promise<string> {
  const { id: cardId } = await ok(addCard(api, accountNo));
  const { email } = await ok(api.get('/user/info'));
  await ok(api.post('/bank-card/verify-bank-card', { cardId, code: await codeFor(app, email) }));
  return cardId;
}

/** Each verified the same bank account. */
export async function becomeOne(app: App | Node, a: Api, b: Api): Promise<void> {
  const accountNo = newAccountNo();
  for (const api of [a, b]) await addVerifiedCard(app, api, accountNo);
}
