import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { call } from '../../../dev/testing/person.ts';
import {
  type Scene,
  fund,
  inProgress,
  judged,
  meet,
  ok,
  opened,
  rejection,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { startApp } from '../../../dev/testing/start-app.ts';
import { verifiedPhones } from '../../users/verified-phones.table.ts';

let app: App;
let scene: Scene;
beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
  await fund(scene.author, 20_000_000);
});

const judge = async (action: string, more: object = {}) =>
  judged(scene, await submitted(scene, await inProgress(scene)), action, more);

it('the public share of an author’s final rejections appears with enough proofs', async () => {
  const { slug } = await opened(scene);
  const { id } = await ok(scene.author.get('/user/info'));
  const seen = async () => {
    const { data } = await scene.stranger.get(`/job/job-info/${slug}`);
    const { data: profile } = await scene.visitor.get(`/user/info/${id}`);
    expect(profile.rejectPct).toBe(data.authorRejectPct);
    return profile.rejectPct;
  };
  await judge('APPROVE');
  await judge('REJECT', rejection);
  expect(await seen()).toBeNull();
  // A pending revision does not count.
  await judge('REQUEST_REVISION', { note: 'Hãy bổ sung ảnh từng bước giúp tôi.' });
  expect(await seen()).toBeNull();
  await judge('APPROVE');
  expect(await seen()).toBe(33);
  // An undone rejection counts as an approval.
  await judged(scene, await judge('REJECT', rejection), 'UNDO_REJECT');
  expect(await seen()).toBe(25);
  // Self-dealing does not count.
  const { db } = app.platform;
  const tied = [id, scene.workerId].map((userId) => ({
    userId,
    phone: '0900000001',
    verifiedAt: new Date(),
  }));
  await db.insert(verifiedPhones).values(tied);
  expect(await seen()).toBeNull();
  await db.delete(verifiedPhones);
  expect(await seen()).toBe(25);
  await call(app, '/sandbox/advance-clock', { body: { minutes: 91 * 24 * 60 } });
  expect(await seen()).toBeNull();
});
