import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { quickJob } from '../../dev/testing/sample-jobs.ts';
import {
  type Scene,
  application,
  applied,
  draftDeal,
  meet,
  newId,
  ok,
  opened,
  terms,
  textProof,
} from '../../dev/testing/market-scene.ts';
import { startApp } from '../../dev/testing/start-app.ts';

let app: App;
let scene: Scene;
let authorId: string;
beforeAll(async () => {
  app = await startApp();
  scene = await meet(app);
  ({ id: authorId } = await ok(scene.author.get('/user/info')));
});

const block = (who: Scene['author'], userId: string) => ok(who.post('/user/block-user', { userId }));
const unblock = (who: Scene['author'], userId: string) => ok(who.post('/user/unblock-user', { userId }));
/** Does not reveal the block. */
const asAnyChange = { status: 422, data: { reason: 'NOT_ALLOWED' } };
const toWhoDidIt = { status: 422, data: { reason: 'BLOCKED' } };

const open = (who: Scene['author'], dealId: string) => who.post('/chat/open-room', { dealId });

describe('whoever is blocked', () => {
  it('gets NOT_FOUND for the blocker’s profile, nobody else does', async () => {
    await block(scene.worker, authorId);
    const absent = await scene.author.get('/user/info/nobody');
    expect(await scene.author.get(`/user/info/${scene.workerId}`)).toEqual(absent);
    for (const reader of [scene.stranger, scene.visitor, scene.worker])
      expect((await reader.get(`/user/info/${scene.workerId}`)).status).toBe(200);
    expect(await ok(scene.worker.get(`/user/info/${authorId}`))).toMatchObject({ isBlocked: true });
    expect(await ok(scene.stranger.get(`/user/info/${authorId}`))).toMatchObject({ isBlocked: false });
    await unblock(scene.worker, authorId);
    expect((await scene.author.get(`/user/info/${scene.workerId}`)).status).toBe(200);
  });

  it('cannot invite the blocker, without learning why', async () => {
    const { id: jobId } = await opened(scene);
    const invite = () =>
      scene.author.post('/job-deal/job-deal-init-by-author', {
        jobId,
        workerId: scene.workerId,
        terms,
        requestId: newId(),
      });
    await block(scene.worker, authorId);
    expect(await invite()).toMatchObject(asAnyChange);
    await unblock(scene.worker, authorId);
    expect(await invite()).toMatchObject({ status: 200 });
  });

  it('cannot apply, take a slot or be accepted', async () => {
    const { id: jobId } = await opened(scene);
    const slot = await opened(scene, { ...quickJob, slots: 1, conditions: [textProof] });
    const waiting = await applied(scene);
    const apply = () => scene.worker.post('/job-application/apply-job', application(jobId));
    const take = () =>
      scene.worker.post('/job-deal/job-deal-init-proposal', { jobId: slot.id, mode: 'TAKE' });
    const accept = () =>
      scene.author.post('/job-application/accept-application', { applicationId: waiting.id });
    await block(scene.author, scene.workerId);
    expect(await apply()).toMatchObject(asAnyChange);
    expect(await take()).toMatchObject(asAnyChange);
    expect(await accept()).toMatchObject(toWhoDidIt);
    await unblock(scene.author, scene.workerId);
    for (const again of [apply, take, accept]) expect(await again()).toMatchObject({ status: 200 });
  });

  it('cannot open a chat or write in one; old messages stay', async () => {
    const deal = await draftDeal(scene);
    const { id: roomId } = await ok(open(scene.author, deal.id));
    const say = (who: Scene['author']) =>
      who.post('/chat/send-message', { roomId, clientId: newId(), type: 'TEXT', text: 'Chào em' });
    await ok(say(scene.author));
    const other = await draftDeal(scene);
    await block(scene.worker, authorId);
    expect(await say(scene.author)).toMatchObject(asAnyChange);
    expect(await say(scene.worker)).toMatchObject(toWhoDidIt);
    expect(await open(scene.author, other.id)).toMatchObject(asAnyChange);
    expect(await open(scene.author, deal.id)).toMatchObject({ status: 200 });
    const { list } = await ok(scene.author.get(`/chat/messages-list?roomId=${roomId}`));
    expect(list).toHaveLength(1);
    await unblock(scene.worker, authorId);
    expect(await say(scene.author)).toMatchObject({ status: 200 });
  });
});

describe('the list', () => {
  it('has the blocked people, the newest first, each once', async () => {
    await block(scene.author, 'u04');
    await block(scene.author, 'u05');
    await block(scene.author, 'u04');
    const { list } = await ok(scene.author.get('/user/blocks-list'));
    expect(list.map(({ user }: { user: { id: string } }) => user.id)).toEqual(['u05', 'u04']);
    expect((await ok(scene.worker.get('/user/blocks-list'))).list).toEqual([]);
    await unblock(scene.author, 'u05');
    await unblock(scene.author, 'u05');
    expect((await ok(scene.author.get('/user/blocks-list'))).list).toHaveLength(1);
  });

  it('refuses unknown users and oneself', async () => {
    expect(await scene.author.post('/user/block-user', { userId: 'nobody' })).toMatchObject({ status: 404 });
    expect(await scene.author.post('/user/block-user', { userId: authorId })).toMatchObject(asAnyChange);
  });
});
