import { expect, it } from 'vitest';
import type { Api } from '../../dev/testing/call-api.ts';
import { roomOfDeal, say } from '../../dev/testing/chat-scene.ts';
import {
  applied,
  fund,
  inParts,
  inProgress,
  judged,
  ok,
  rejection,
  submitted,
} from '../../dev/testing/market-scene.ts';
import { openScene } from '../../dev/testing/open-scene.ts';
import { call, codeFor } from '../../dev/testing/person.ts';
import { lineAt } from '../chat/message-lines.ts';
import { createNewsMails } from './news-mails.service.ts';

const { app, scene } = await openScene({ publicUrl: 'https://keo.example' });

const minute = 60_000;
const note = 'Hãy bổ sung ảnh từng bước giúp tôi.';

/** Moves the clock; the recipients are away meanwhile. */
const mailIn = (minutes: number) =>
  createNewsMails({
    ...app.platform,
    ...app,
    lineAt,
    isStillTrue: app.isNewsStillTrue,
    clock: { now: () => new Date(+app.platform.clock.now() + minutes * minute) },
  }).sendDue();

async function subjectsTo(api: Api, minutes = 10): Promise<string[]> {
  await mailIn(minutes);
  const { email } = await ok(api.get('/user/info'));
  const { list } = await ok(call(app, `/sandbox/outbox?to=${encodeURIComponent(email)}`));
  const news = list.filter(({ text }: { text: string }) => text.includes('/user/unsubscribe/'));
  return news.map(({ subject }: { subject: string }) => subject).toSorted();
}

async function verify(api: Api) {
  const { email } = await ok(api.get('/user/info'));
  await ok(call(app, '/user/send-email', { body: { email, purpose: 'VERIFY_EMAIL' } }));
  await ok(api.post('/user/verify-email', { code: await codeFor(app, email) }));
}

it('an application is mailed to its author, and not once it was withdrawn or answered', async () => {
  const first = await applied(scene);
  expect(await subjectsTo(scene.author)).toEqual([expect.stringMatching(/^.+ ứng tuyển “.+”$/)]);
  await ok(scene.worker.post('/job-application/cancel-application', { applicationId: first.id }));
  const second = await applied(scene);
  await ok(scene.worker.post('/job-application/cancel-application', { applicationId: second.id }));
  const third = await applied(scene);
  await ok(scene.author.post('/job-application/accept-application', { applicationId: third.id }));
  expect(await subjectsTo(scene.author)).toHaveLength(1);
});

it('a message is mailed after an hour, unless its room was opened', async () => {
  await verify(scene.worker);
  const deal = await inProgress(scene);
  const { id: roomId } = await ok(scene.author.post('/chat/open-room', { dealId: deal.id }));
  const { seq } = await say(scene.author, roomId, 'Bạn gửi bản nháp trước thứ Sáu nhé');
  expect(await subjectsTo(scene.worker, 59)).toEqual([]);
  await ok(scene.worker.post('/chat/mark-read', { roomId, upToSeq: seq }));
  expect(await subjectsTo(scene.worker, 61)).toEqual([]);
  await say(scene.author, roomId, 'Nhớ kèm tệp nguồn');
  expect(await subjectsTo(scene.worker, 61)).toEqual([expect.stringMatching(/ đang chờ bạn trả lời$/)]);
  const [mail] = (await ok(call(app, '/sandbox/outbox'))).list;
  expect(mail.text).toContain('Nhớ kèm tệp nguồn');
  expect(mail.text).toContain(`?chat=${roomId}\n`);
});

it('a message is not mailed once it was deleted, nor from a person who was blocked meanwhile', async () => {
  await verify(scene.worker);
  const roomId = await roomOfDeal(scene, await inProgress(scene));
  const gone = await say(scene.author, roomId, 'Gửi nhầm phòng');
  await ok(scene.author.post('/chat/delete-message', { roomId, messageId: gone.id }));
  expect(await subjectsTo(scene.worker, 61)).toEqual([]);
  const kept = await say(scene.author, roomId, 'Bạn gửi bản nháp nhé');
  const { id: messageId } = await say(scene.author, roomId, 'Gửi nhầm lần nữa');
  await ok(scene.author.post('/chat/delete-message', { roomId, messageId }));
  expect(await subjectsTo(scene.worker, 61)).toHaveLength(1);
  await ok(scene.worker.post('/chat/mark-read', { roomId, upToSeq: kept.seq + 1 }));
  await say(scene.author, roomId, 'Trả lời đi chứ');
  const { id: userId } = await ok(scene.author.get('/user/info'));
  await ok(scene.worker.post('/user/block-user', { userId }));
  expect(await subjectsTo(scene.worker, 61)).toHaveLength(1);
});

it('a sample message of the sandbox is mailed', async () => {
  await verify(scene.worker);
  const { username } = await ok(scene.worker.get('/user/info'));
  const sample = { username, action: 'NEW_MESSAGE', metadata: { roomId: 'rm_1' } };
  await ok(call(app, '/sandbox/notify', { body: sample }));
  expect(await subjectsTo(scene.worker, 61)).toEqual([expect.stringMatching(/ đang chờ bạn trả lời$/)]);
});

it('what was sent back is mailed, and not once it was handed in again', async () => {
  await verify(scene.worker);
  const deal = await judged(scene, await submitted(scene, await inProgress(scene)), 'REQUEST_REVISION', {
    note,
  });
  await submitted(scene, deal);
  expect(await subjectsTo(scene.worker)).toEqual([]);
  const again = await ok(scene.author.post('/job-deal/job-deal-info', { dealId: deal.id }));
  await judged(scene, again, 'REQUEST_REVISION', { note });
  expect(await subjectsTo(scene.worker)).toEqual([expect.stringMatching(/^Cần sửa “.+”$/)]);
});

it('an approval and its money, and a rejection, are mailed to the worker', async () => {
  await verify(scene.worker);
  const both = await submitted(scene, await submitted(scene, await inProgress(scene, inParts)), 1);
  const deal = await judged(scene, both, 'APPROVE');
  await judged(scene, deal, 'REJECT', rejection, 1);
  expect(await subjectsTo(scene.worker)).toEqual([
    '2 bằng chứng của bạn vừa được xem',
    expect.stringMatching(/^Bạn vừa nhận [\d,]+đ cho “.+”$/),
  ]);
  const { list } = await ok(call(app, '/sandbox/outbox'));
  expect(JSON.stringify(list)).not.toMatch(/\{\w+\}/);
});

it('a person is not mailed about their own approval', async () => {
  await judged(scene, await submitted(scene, await inProgress(scene)), 'APPROVE');
  expect((await subjectsTo(scene.author)).filter((one) => !one.includes('ứng tuyển'))).toEqual([]);
});

it('money into the wallet by one’s own transfer is not mailed', async () => {
  await fund(scene.author, 500_000);
  expect(await subjectsTo(scene.author)).toEqual([]);
});
