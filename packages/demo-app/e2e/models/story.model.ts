import { expect } from '@playwright/test';
import type { Account, Api } from './api.model.ts';
import { createMarketModel } from './market.model.ts';
import type { Person } from './person.model.ts';

/** In đồng; every author starts with it, and workers with nothing. */
const funds = 5_000_000;

export type Scene = {
  author: Account;
  worker: Account;
  market: ReturnType<typeof createMarketModel>;
};

/** Two strangers, the author with money. */
export async function meet(api: Api): Promise<Scene> {
  const [author, worker] = await Promise.all([api.signUp(), api.signUp()]);
  await api.verify(author);
  await api.fund(author, funds);
  return { author, worker, market: createMarketModel(api, author, worker) };
}

/** An accepted application for a project of a million. */
export async function accepted(api: Api, { author, market }: Scene, draft: object = {}) {
  const job = { title: 'Thiết kế bộ nhận diện cho tiệm trà', ...draft };
  const { id: jobId } = await api.postJob(author, job);
  const { deal } = await market.decide('accept', (await market.apply(jobId)).id);
  return { jobId, deal };
}

/** A started project of a million, with its money held. */
export async function atWork(api: Api, scene: Scene, change: object = {}) {
  const { jobId, deal } = await accepted(api, scene);
  await scene.market.offer(jobId, deal.worker.id, change);
  await scene.market.answer('worker', deal, 'ACCEPT');
  await scene.market.finalize(deal, 'APPROVE');
  return scene.market.start(deal);
}

/** At the end of a story: money of both and fees to the đồng, also on screen; the invariants hold. */
export async function settled(
  api: Api,
  { author, worker }: Scene,
  sums: {
    author: number;
    worker: number;
    platform: number;
    /** What the author recharged meanwhile. */
    added?: number;
  },
  people: { author: Person; worker: Person },
) {
  type Wallet = { balance: number; held: number };
  const getWallet = (account: Account) => api.ask<Wallet>(account, 'wallet/wallet-info');
  await expect.poll(async () => (await getWallet(worker)).balance).toBe(sums.worker);
  expect([await getWallet(author), await getWallet(worker)]).toMatchObject([
    { balance: sums.author, held: 0 },
    { balance: sums.worker, held: 0 },
  ]);
  expect(funds + (sums.added ?? 0) - sums.author - sums.worker).toBe(sums.platform);
  expect(await api.ask(author, 'sandbox/reconcile')).toMatchObject({ ok: true });
  for (const side of ['author', 'worker'] as const) {
    const { page } = people[side];
    await page.keyboard.press('Escape');
    await page.getByRole('navigation').getByRole('link', { name: 'Ví', exact: true }).click();
    await expect(page.locator('.keo-wallet__sum')).toHaveText(`${sums[side].toLocaleString('en-US')}đ`);
  }
}
