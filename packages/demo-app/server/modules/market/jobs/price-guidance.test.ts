import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { type Scene, judged, meet, ok, submitted, taken } from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { until } from '../../../dev/testing/until.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const ofCategory = { title: 'Kiểm tra sổ thu chi của một cửa hàng', categorySlug: 'ke-toan' };
const ask = ({ author }: Scene, query = 'kind=QUICK&category=ke-toan') =>
  ok(author.get(`/job/price-guidance?${query}`));

async function paid(scene: Scene, price: number) {
  const deal = await taken(scene, { ...ofCategory, price });
  await judged(scene, await submitted(scene, deal), 'APPROVE');
  const info = () => ok(scene.worker.post('/job-deal/job-deal-info', { dealId: deal.id }));
  await until('the deal is paid', async () => (await info()).state === 'COMPLETED');
}

it('needs five jobs of three authors, of the same category', async () => {
  const scenes = [await meet(app), await meet(app), await meet(app)] as const;
  const [first, second, third] = scenes;
  for (const price of [10_000, 20_000, 30_000, 40_000]) await paid(first, price);
  await paid(second, 50_000);
  expect(await ask(first)).toBeNull();
  await taken(third, { ...ofCategory, price: 2000 });
  expect(await ask(first)).toBeNull();
  await paid(third, 60_000);
  expect(await ask(third)).toEqual({ low: 20_000, middle: 30_000, high: 50_000, jobs: 6 });
  expect(await ask(third, 'kind=PROJECT&category=ke-toan')).toBeNull();
  expect(await ask(third, 'kind=QUICK&category=giup-viec')).toBeNull();
  await app.platform.db.execute(`update deals set ended_at = ended_at - interval '181 days'`);
  expect(await ask(third)).toBeNull();
});
