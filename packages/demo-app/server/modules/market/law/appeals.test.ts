import { expect, it } from 'vitest';
import {
  dispute,
  inProgress,
  judged,
  newId,
  of,
  ok,
  rejection,
  statement,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { samplePdf } from '../../../dev/testing/sample-files.ts';
import { sendFile } from '../../../dev/testing/send-bytes.ts';
import { dealNow, step } from '../../../dev/testing/step-effects.ts';

const { app, scene } = await openScene();

const rejected = async () =>
  judged(scene, await submitted(scene, await inProgress(scene)), 'REJECT', rejection);
/** A dispute about submitted work: the worker claims 800,000, and the author offers 200,000. */
async function answered() {
  const deal = await submitted(scene, await inProgress(scene));
  const open = await ok(scene.worker.post('/job-deal/open-dispute', dispute(deal, 800_000)));
  return ok(
    scene.author.post('/job-deal/respond-dispute', { ...of(open), statement, offerToWorker: 200_000 }),
  );
}

it('an appeal keeps its reason and files for both, once, and nobody adds a file of another', async () => {
  const deal = await rejected();
  const pdf = { name: 'bang-chung.pdf', bytes: samplePdf() };
  const { data: own } = await sendFile(app, scene.workerToken, pdf);
  const { data: foreign } = await sendFile(app, scene.authorToken, pdf);
  const requestId = newId();
  const appeal = (fileIds: string[]) =>
    scene.worker.post('/job-deal/appeal-proof', {
      ...of(deal),
      proofId: deal.proofs[0].id,
      statement,
      fileIds,
      requestId,
    });
  expect(await appeal([foreign.id])).toMatchObject({ status: 404 });
  expect((await dealNow(scene, deal)).state).toBe('IN_PROGRESS');

  const kept = { dispute: { statement, fileIds: [own.id] }, contested: 1_000_000 };
  const once = await ok(appeal([own.id]));
  expect(once).toMatchObject(kept);
  // The answer was lost, and the worker presses again.
  expect(await ok(appeal([own.id]))).toMatchObject({ version: once.version, ...kept });

  const answer = (fileIds: string[]) =>
    scene.author.post('/job-deal/respond-dispute', {
      ...of(once),
      statement,
      offerToWorker: 200_000,
      fileIds,
    });
  expect(await answer([own.id])).toMatchObject({ status: 404 });
  expect(await ok(answer([foreign.id]))).toMatchObject({
    dispute: { ...kept.dispute, answer: statement, answerFileIds: [foreign.id] },
  });
  for (const [api, file] of [
    [scene.author, own],
    [scene.worker, foreign],
  ] as const) {
    expect((await api.get(`/upload/file-info/${file.id}`)).status).toBe(200);
    expect((await scene.stranger.get(`/upload/file-info/${file.id}`)).status).toBe(404);
  }
  expect((await scene.author.post('/upload/remove-file', { fileId: foreign.id })).data.reason).toBe(
    'NOT_ALLOWED',
  );
});

it('says what accepting the other side’s offer moves, and moves just that', async () => {
  const deal = await answered();
  const promised = async (side: 'author' | 'worker') => {
    const { actions } = await ok(scene[side].post('/job-deal/job-deal-info', { dealId: deal.id }));
    return actions.find(({ key }: { key: string }) => key === 'SETTLE')?.money;
  };
  expect(await promised('worker')).toEqual({ release: 180_000, refund: 800_000 });
  const money = await promised('author');
  const seen = await step(
    scene,
    'author',
    (api) => api.post('/job-deal/settle-dispute', { ...of(deal), offerToWorker: 800_000 }),
    {},
  );
  expect(money).toEqual({ release: 800_000, refund: seen.money.author });
  expect(seen.money.worker).toBe(720_000);
});
