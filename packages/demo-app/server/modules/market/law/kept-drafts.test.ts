import { describe, expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import { evidence, inProgress, judged, newId, ok } from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { dealNow, step } from '../../../dev/testing/step-effects.ts';

const { scene } = await openScene();

const adding = (body: object) => (api: Api) => api.post('/job-proof/add-jobs-history-proof', body);

const nothingNew = (deal: Parameters<typeof evidence>[0], more: object = {}) =>
  adding(evidence(deal, { text: undefined, submit: true, ...more }));

describe('P3: a kept draft', () => {
  it('is handed in as it is, once, also where the answer is lost', async () => {
    const deal = await inProgress(scene);
    await ok(adding(evidence(deal))(scene.worker));
    const handIn = nothingNew(deal, { requestId: newId() });
    const seen = await step(scene, 'worker', handIn, { author: 'NOT_FOUND' });
    expect(seen).toMatchObject({
      data: { proofs: [{ state: 'SUBMITTED', evidence: { length: 1 } }], checks: [] },
      news: { author: ['PROOF_EVIDENCE_SUBMITTED'], worker: [] },
    });
    const repeated = await ok(handIn(scene.worker));
    expect(repeated).toMatchObject({
      proofs: [{ state: 'SUBMITTED', version: seen.data.proofs[0].version }],
    });
    expect((await nothingNew(deal)(scene.worker)).data.reason).toBe('INVALID');
  });

  it('is not doubled where it is sent again, and is handed in so', async () => {
    const deal = await inProgress(scene);
    const kept = await ok(adding(evidence(deal))(scene.worker));
    const again = await ok(adding(evidence(deal))(scene.worker));
    expect(again.proofs[0].evidence).toEqual(kept.proofs[0].evidence);
    const handedIn = await ok(adding(evidence(deal, { submit: true }))(scene.worker));
    expect(handedIn.proofs).toMatchObject([{ state: 'SUBMITTED', evidence: { length: 1 } }]);
  });

  it('that lacks something is refused with what it lacks', async () => {
    const deal = await inProgress(scene);
    await ok(adding(evidence(deal, { text: 'ngắn' }))(scene.worker));
    const { data } = await nothingNew(deal)(scene.worker);
    expect(data).toMatchObject({ reason: 'PROOF_CHECK_FAILED', checks: [{ rule: 'MIN_TEXT' }] });
    expect((await dealNow(scene, deal)).proofs).toMatchObject([{ state: 'UPLOADED' }]);
  });

  it('is needed where nothing is sent, and neither unknown files nor keeping it again hand it in', async () => {
    const deal = await inProgress(scene);
    const empty = { reason: 'INVALID', fields: { fileIds: expect.anything() } };
    expect((await nothingNew(deal)(scene.worker)).data).toMatchObject(empty);
    await ok(adding(evidence(deal))(scene.worker));
    expect((await nothingNew(deal, { submit: false })(scene.worker)).data).toMatchObject(empty);
    const unknown = nothingNew(deal, { fileIds: [newId()] });
    expect((await unknown(scene.worker)).data.reason).toBe('NOT_FOUND');
    expect((await dealNow(scene, deal)).proofs).toMatchObject([{ state: 'UPLOADED' }]);
    // After a round of changes what was handed in before is no draft.
    const added = await ok(nothingNew(deal)(scene.worker));
    await judged(scene, added.deal, 'REQUEST_REVISION', {
      note: 'Hãy bổ sung ảnh từng bước giúp tôi.',
    });
    expect((await nothingNew(deal)(scene.worker)).data).toMatchObject(empty);
  });
});
