import { expect, it } from 'vitest';
import {
  dispute,
  inProgress,
  judged,
  meet,
  ok,
  submitted,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';

const app = await startApp();
const hour = 3_600_000;
type Log = { metadata: { reason?: string }; createdAt: string };

it('of two timers at the same moment a proof’s comes before its deal’s', async () => {
  const scene = await meet(app);
  // Stands still between two commands.
  let now = +app.platform.clock.now() + hour;
  app.platform.clock.now = () => new Date(now);
  const deal = await submitted(scene, await inProgress(scene, { conditions: [textProof, textProof] }));
  const opened = await ok(scene.author.post('/job-deal/open-dispute', dispute(deal, 400_000)));
  now += 30 * hour;
  await judged(scene, opened, 'REQUEST_REVISION', { note: 'Thêm ảnh mặt sau giúp chị.' });
  // The last reminder to hand in again, and the end of the dispute.
  for (const later of [18, 6, 12, 6]) {
    now += later * hour;
    await app.market.runClock('deal', deal.id);
  }
  const { list } = await ok(scene.worker.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=50'));
  const reminders = list.filter(({ metadata }: Log) => metadata.reason === 'REVISION_DUE');
  expect(reminders.map(({ createdAt }: Log) => createdAt)).toEqual([
    new Date(now).toISOString(),
    new Date(now - 18 * hour).toISOString(),
  ]);
  const after = await ok(scene.worker.post('/job-deal/job-deal-info', { dealId: deal.id }));
  expect(after.state).toBe('CANCELLED');
});
