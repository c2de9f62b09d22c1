import { beforeEach, describe, expect, it } from 'vitest';
import { dealEndsEndpoints, dealsEndpoints, proofsEndpoints, walletEndpoints } from '../contract.ts';
import type { DealView } from '../deals/deal.schema.ts';
import type { Terms } from '../terms/terms.schema.ts';
import { codes } from '../http/envelope.ts';
import { createCalls } from './ask-fake.ts';
import { createFakeBackend } from './create-fake-backend.ts';
import { fakeParts } from './fake-parts.ts';
import { type FakeServer, createFakeServer } from './fake-server.ts';
import { fakePeople } from './people.ts';
import { createVirtualClock } from './virtual-clock.ts';

const terms: Terms = {
  price: 6_000_000,
  durationHours: 168,
  releaseMode: 'ALL',
  reviewHours: 72,
  revisionsMax: 3,
  scope: 'Logo và bảng màu',
  conditions: [{ title: 'Bộ logo hoàn chỉnh', mandatory: true, accept: { types: ['LINK', 'TEXT'] } }],
};

let server: FakeServer;
let deal: DealView;
let ask: ReturnType<typeof createCalls>['ask'];
let call: ReturnType<typeof createCalls>['call'];
beforeEach(() => {
  server = createFakeServer({
    clock: createVirtualClock(Date.parse('2026-11-20T09:00:00Z')),
    people: fakePeople,
    parts: fakeParts,
  });
  ({ ask, call } = createCalls(server));
  const job = server.postJob('quochuy', { title: 'Thiết kế bộ nhận diện', kind: 'PROJECT' });
  deal = server.deals.offer('quochuy', 'minhanh', job, terms);
});

const seenBy = (username: string) => server.deals.view(username, deal.id);
const wallet = (username: string) => call(username, walletEndpoints.walletInfo, {});
const getCodes = (username: string) => server.logs(username).map(({ action }) => action);
const getKeys = ({ actions }: DealView) => actions.map(({ key }) => key);

describe('a deal of the fake', () => {
  it('goes from an offer to its payment, and every đồng with it', () => {
    const before = { quochuy: wallet('quochuy'), minhanh: wallet('minhanh') };
    const { id: dealId } = deal;
    expect(seenBy('minhanh')).toMatchObject({ state: 'NEGOTIATING', turn: 'worker' });
    call('minhanh', dealsEndpoints.giveOffer, {
      dealId,
      version: seenBy('minhanh').version,
      baseOfferNo: 1,
      decision: 'COUNTER',
      terms: { ...terms, price: 6_500_000 },
    });
    server.deals.act('quochuy', dealId, { type: 'ACCEPT', baseOfferNo: 2 });
    server.deals.act('quochuy', dealId, { type: 'APPROVE', expectTotal: 6_825_000 });
    expect(wallet('quochuy')).toMatchObject({
      balance: before.quochuy.balance - 6_825_000,
      held: before.quochuy.held + 6_825_000,
    });
    const [proof] = seenBy('minhanh').proofs;
    const text = 'Ba hướng logo, kèm phần giải thích cho từng hướng.';
    const proofId = proof?.id ?? '';
    const evidence = { dealId, kind: 'EVIDENCE' as const, proofId, fileIds: [], text, submit: true };
    expect(call('minhanh', proofsEndpoints.addProof, evidence).deal).toMatchObject({
      state: 'IN_PROGRESS',
      phase: 'WAIT_REVIEW',
    });
    server.deals.judge('quochuy', proofId, { type: 'APPROVE' });
    expect(seenBy('quochuy').state).toBe('PROOFS_APPROVED');
    server.deals.act('quochuy', dealId, { type: 'COMPLETE' });
    expect(seenBy('minhanh')).toMatchObject({ state: 'COMPLETED', money: { released: 6_500_000, held: 0 } });
    expect(wallet('minhanh').balance - before.minhanh.balance).toBe(5_850_000);
    expect(wallet('quochuy')).toMatchObject({
      balance: before.quochuy.balance - 6_825_000,
      held: before.quochuy.held,
    });
    expect(getCodes('minhanh')).toEqual([
      'DEAL_PROPOSAL_CREATED',
      'DEAL_ACCEPTED',
      'DEAL_APPROVED',
      'PROOF_APPROVED',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
      'PAYMENT_PROCESSED',
    ]);
    expect(getCodes('quochuy')).toContain('PROOF_EVIDENCE_SUBMITTED');
  });

  it('is refused what the law refuses, what somebody else has changed, and to strangers', () => {
    const { id: dealId, version } = deal;
    expect(
      ask('quochuy', dealsEndpoints.giveOffer, {
        dealId,
        version,
        baseOfferNo: 1,
        decision: 'ACCEPT',
      }),
    ).toMatchObject({ code: codes.refused });
    expect(
      ask('minhanh', dealsEndpoints.giveOffer, {
        dealId,
        version: version + 1,
        baseOfferNo: 1,
        decision: 'ACCEPT',
      }),
    ).toMatchObject({ code: codes.refused, data: { reason: 'STALE', fresh: { id: dealId } } });
    expect(ask('giabao', dealsEndpoints.dealInfo, { dealId })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    expect(seenBy('minhanh')).toMatchObject({ state: 'NEGOTIATING', offers: { length: 1 } });
  });

  it('keeps why somebody wishes to stop, and splits what is held where the other agrees', () => {
    const { id: dealId } = deal;
    server.deals.act('minhanh', dealId, { type: 'ACCEPT', baseOfferNo: 1 });
    server.deals.act('quochuy', dealId, { type: 'APPROVE', expectTotal: 6_300_000 });
    server.deals.act('minhanh', dealId, { type: 'START' });
    const before = { quochuy: wallet('quochuy'), minhanh: wallet('minhanh') };
    const reason = 'Tôi bị ốm nên không làm tiếp được.';
    const wish = { dealId, version: seenBy('minhanh').version, toWorker: 2_000_000, reason };
    call('minhanh', dealEndsEndpoints.cancelDeal, wish);
    expect(seenBy('quochuy').cancelRequest).toMatchObject({ by: 'worker', toWorker: 2_000_000, reason });
    const answer = { dealId, version: seenBy('quochuy').version, decision: 'ACCEPT' as const };
    expect(call('quochuy', dealEndsEndpoints.respondCancel, answer)).toMatchObject({
      state: 'CANCELLED',
      money: { released: 2_000_000, refunded: 4_000_000, held: 0 },
    });
    expect(wallet('minhanh').balance - before.minhanh.balance).toBe(1_800_000);
    expect(wallet('quochuy').balance - before.quochuy.balance).toBe(4_200_000);
    expect(before.quochuy.held - wallet('quochuy').held).toBe(6_300_000);
  });

  it('is disputed by an appeal against a rejection, and by nothing else', () => {
    const { id: dealId } = deal;
    server.deals.act('minhanh', dealId, { type: 'ACCEPT', baseOfferNo: 1 });
    server.deals.act('quochuy', dealId, { type: 'APPROVE', expectTotal: 6_300_000 });
    const proofId = seenBy('minhanh').proofs[0]?.id ?? '';
    const text = 'Ba hướng logo, kèm phần giải thích cho từng hướng.';
    const evidence = { dealId, kind: 'EVIDENCE' as const, proofId, fileIds: [], text, submit: true };
    call('minhanh', proofsEndpoints.addProof, evidence);
    const appeal = () => server.deals.act('minhanh', dealId, { type: 'APPEAL', proofId });
    expect(appeal).toThrow('Lúc này chưa làm được việc đó.');
    expect(seenBy('minhanh')).toMatchObject({ state: 'IN_PROGRESS', proofs: [{ state: 'SUBMITTED' }] });
    const note = 'Không đúng phong cách đã thống nhất.';
    server.deals.judge('quochuy', proofId, { type: 'REJECT', reasonCode: 'NOT_AS_AGREED', note }, note);
    appeal();
    expect(seenBy('minhanh')).toMatchObject({ state: 'DISPUTED', proofs: [{ state: 'DISPUTED' }] });
  });

  it('is told of where a fake was made without, and by nothing but its being asked for', () => {
    const { server: other } = createFakeBackend();
    // Storybook reads every property, to display it.
    expect(() => JSON.stringify(other)).not.toThrow();
    expect(() => other.deals.view('minhanh', 'dl1')).toThrow(/deals/);
  });

  it('offers only what is answered', () => {
    expect(getKeys(seenBy('minhanh'))).toEqual(expect.arrayContaining(['ACCEPT', 'COUNTER', 'DECLINE']));
    server.deals.act('minhanh', deal.id, { type: 'ACCEPT', baseOfferNo: 1 });
    server.deals.act('quochuy', deal.id, { type: 'APPROVE', expectTotal: 6_300_000 });
    server.deals.act('minhanh', deal.id, { type: 'START' });
    for (const { endpoint } of seenBy('minhanh').actions)
      expect(server.answer({ method: 'POST', path: endpoint, body: {}, token: null }).status).not.toBe(404);
  });
});
