import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { changeProof, proofsList } from './proofs.endpoints.ts';
import { authorFinalize, dealInfo, giveOffer, initProposal } from './deals.endpoints.ts';
import { termsSchema } from '../terms/terms.schema.ts';

const accept = { types: ['IMAGE'], minFiles: 1 };
const terms = {
  price: 2_500_000,
  durationHours: 72,
  releaseMode: 'PER_PROOF',
  reviewHours: 120,
  revisionsMax: 3,
  scope: 'Bộ nhận diện thương hiệu',
  conditions: [
    { title: 'Mốc 1', amount: 1_000_000, accept },
    { title: 'Mốc 2', amount: 1_500_000, accept },
  ],
};
const ok = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;

describe('terms', () => {
  it('of PER_PROOF need amounts that add up to the price', () => {
    expect(ok(termsSchema, terms)).toBe(true);
    expect(ok(termsSchema, { ...terms, price: 2_600_000 })).toBe(false);
    expect(ok(termsSchema, { ...terms, releaseMode: 'ALL', price: 2_600_000 })).toBe(true);
  });

  it('take whole đồng within the limits only', () => {
    for (const price of [0, -1, 0.5, 200_000_001, '5000']) {
      expect(ok(termsSchema, { ...terms, releaseMode: 'ALL', price })).toBe(false);
    }
  });
});

describe('the endpoints of a deal', () => {
  it('finds one by its id or by its job', () => {
    expect(ok(dealInfo.input, { dealId: 'd06' })).toBe(true);
    expect(ok(dealInfo.input, { jobId: 'j06', workerId: 'u04' })).toBe(true);
    expect(ok(dealInfo.input, { workerId: 'u04' })).toBe(false);
  });

  it('lets a worker take a quick job, or propose a project without conditions yet', () => {
    const { conditions: _, ...proposed } = terms;
    expect(ok(initProposal.input, { jobId: 'j01', mode: 'TAKE' })).toBe(true);
    expect(ok(initProposal.input, { dealId: 'd06', terms: proposed })).toBe(true);
    expect(ok(initProposal.input, { jobId: 'j01', mode: 'GRAB' })).toBe(false);
  });

  it('takes terms with a counter-offer, and a change without the rest', () => {
    const answer = { dealId: 'd06', version: 4, baseOfferNo: 2 };
    expect(ok(giveOffer.input, { ...answer, decision: 'ACCEPT' })).toBe(true);
    expect(ok(giveOffer.input, { ...answer, decision: 'COUNTER' })).toBe(false);
    expect(ok(giveOffer.input, { ...answer, decision: 'COUNTER', terms })).toBe(true);
    expect(ok(giveOffer.input, { ...answer, decision: 'CHANGE_ORDER', terms: { durationHours: 96 } })).toBe(
      true,
    );
    expect(ok(giveOffer.input, { ...answer, decision: 'MAYBE' })).toBe(false);
  });

  it('moves money only under a request id, and says so to the client', () => {
    const wish = { dealId: 'd06', version: 4, decision: 'APPROVE', expectTotal: 2_625_000 };
    const requestId = '7f2f3f8e-3f0c-4c57-9a53-5d0d6f3c2b11';
    expect(authorFinalize.idempotent).toBe(true);
    expect(ok(authorFinalize.input, { ...wish, requestId })).toBe(true);
    expect(ok(authorFinalize.input, wish)).toBe(false);
    expect(ok(authorFinalize.input, { ...wish, requestId: '1' })).toBe(false);
  });
});

const proofIds = (length: number) => Array.from({ length }, (_, index) => `p${index}`);

describe('the endpoints of a proof', () => {
  it('changes one or at most 100', () => {
    const change = { version: 1, action: 'APPROVE' };
    expect(ok(changeProof.input, { ...change, proofId: 'p1' })).toBe(true);
    expect(ok(changeProof.input, { ...change, proofIds: proofIds(100) })).toBe(true);
    expect(ok(changeProof.input, { ...change, proofIds: proofIds(101) })).toBe(false);
    expect(ok(changeProof.input, change)).toBe(false);
  });

  it('lists those of a deal or of a job, 20 a page', () => {
    expect(safeParse(proofsList.input, { dealId: 'd06' }).output).toMatchObject({ pageNum: 1, pageSize: 20 });
    expect(ok(proofsList.input, { jobId: 'j01', status: 'SUBMITTED', pageNum: '2' })).toBe(true);
    expect(ok(proofsList.input, { jobId: 'j01', status: 'LOST' })).toBe(false);
  });
});
