import { expect, it } from 'vitest';
import { evidence, funded, ok, taken, textProof } from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { samplePicture } from '../../../dev/testing/sample-files.ts';
import { sendFile } from '../../../dev/testing/send-bytes.ts';

const { scene } = await openScene();

const photo = { title: 'Ảnh kệ hàng', accept: { types: ['IMAGE'], minFiles: 1, mustBeFresh: true } };

it.each([
  ['a quick job, which begins at once', () => taken(scene, { conditions: [photo] })],
  ['a project, which begins with it', () => funded(scene, { conditions: [{ ...textProof, ...photo }] })],
])(
  'P3: a picture made since the worker has %s is handed in at once, an older one is refused',
  async (_, open) => {
    const deal = await open();
    const file = await sendFile(scene.app, scene.workerToken, {
      name: 'ke.jpg',
      bytes: await samplePicture('jpeg'),
    });
    const handIn = (capturedAt: number) =>
      scene.worker.post(
        '/job-proof/add-jobs-history-proof',
        evidence(deal, {
          fileIds: [file.data.id],
          text: undefined,
          capturedAt: new Date(capturedAt).toISOString(),
          submit: true,
        }),
      );
    const now = +scene.app.platform.clock.now();
    expect((await handIn(now - 86_400_000)).data).toMatchObject({ checks: [{ rule: 'FRESH' }] });
    expect(await ok(handIn(now))).toMatchObject({ proofs: [{ state: 'SUBMITTED' }] });
  },
);
