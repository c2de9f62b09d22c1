import { describe, expect, it } from 'vitest';
import type { Action, ListedDeal } from '@keo/core/contract';
import { asAuthor, asWorker, dispute, proof } from './story-deals.tsx';
import { byClock, getNextStep } from './next-step.ts';

const action = (key: string, more: Partial<Action> = {}): Action => ({
  key,
  enabled: true,
  endpoint: '/x',
  ...more,
});
const seen = (base: ListedDeal, change: Partial<ListedDeal>) => {
  const step = getNextStep({ ...base, actions: [], proofs: [], ...change });
  return step && { key: step.key, proofs: step.proofs.map(({ id }) => id) };
};
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
const toProof = (state: ListedDeal['proofs'][number]['state'], id: string, more = {}) => ({
  ...proof,
  id,
  state,
  ...more,
});

describe('the next step of a deal', () => {
  it('is for an author the submitted proof that is due first', () => {
    const proofs = [
      toProof('REQUIRED', 'pf0'),
      toProof('SUBMITTED', 'pf1', { reviewDueAt: at(9) }),
      toProof('SUBMITTED', 'pf2', { reviewDueAt: at(5) }),
    ];
    expect(seen(asAuthor, { proofs })).toEqual({ key: 'review', proofs: ['pf2', 'pf1'] });
    expect(seen(asWorker, { proofs: proofs.slice(1) })).toBeNull();
  });

  it('is for a worker without a clock first a revision, then a rejection, then a missing proof', () => {
    const idle = { ...asWorker, nextTimer: null, effectiveDueAt: null };
    const missing = toProof('REQUIRED', 'pf0');
    const rejected = toProof('REJECTED', 'pf1', { appealUntil: at(8) });
    const revised = toProof('REVISION_REQUESTED', 'pf2', { revisionDueAt: at(7) });
    expect(seen(idle, { proofs: [missing, rejected, revised] })).toEqual({
      key: 'revise',
      proofs: ['pf2'],
    });
    expect(seen(idle, { proofs: [missing, rejected] })).toEqual({
      key: 'rejected',
      proofs: ['pf1'],
    });
    expect(seen(idle, { proofs: [missing] })).toMatchObject({ key: 'handIn', proofs: ['pf0'] });
    expect(seen(idle, { proofs: [missing], state: 'FUNDED' })).toBeNull();
  });

  it('is for a worker what is due first, with its own clock', () => {
    const missing = toProof('REQUIRED', 'pf0', { title: 'Mốc 3' });
    const revised = toProof('REVISION_REQUESTED', 'pf2', { revisionDueAt: at(20) });
    const nextTimer = { transition: 'P9', at: at(1), outcome: 'APPROVED', proofId: 'pf1' };
    const laterTimers = [{ transition: 'P11', at: at(20), outcome: 'REJECTED', proofId: 'pf2' }];
    const input = { nextTimer, laterTimers, actions: [], effectiveDueAt: at(9) };
    const proofs = [missing, toProof('SUBMITTED', 'pf1', { reviewDueAt: at(1) }), revised];
    expect(getNextStep({ ...asWorker, ...input, proofs })).toMatchObject({
      key: 'handIn',
      clock: { at: at(9), missing: { title: 'Mốc 3' } },
    });
    expect(getNextStep({ ...asWorker, ...input, effectiveDueAt: at(22), proofs })).toMatchObject({
      key: 'revise',
      clock: { timer: { transition: 'P11' } },
    });
  });

  it.each([
    ['APPROVE', 'fund'],
    ['COMPLETE', 'complete'],
    ['START', 'start'],
    ['ACCEPT', 'offer'],
    ['INIT_BY_AUTHOR', 'propose'],
    ['ACCEPT_CANCEL', 'cancel'],
    ['RESPOND_DISPUTE', 'dispute'],
  ])('is by %s: %s', (key, what) => {
    expect(seen(asAuthor, { actions: [action(key)] })?.key).toBe(what);
    expect(seen(asAuthor, { actions: [action(key, { enabled: false, reason: 'NOT_ALLOWED' })] })).toBeNull();
  });

  it('is nothing where all is paid and only a bonus could follow', () => {
    const paid = { state: 'PROOFS_APPROVED' as const, actions: [action('COMPLETE')] };
    expect(seen(asAuthor, paid)?.key).toBe('complete');
    const money = { ...asAuthor.money, held: 0, released: 5_000_000, refunded: 1_500_000 };
    expect(seen(asAuthor, { ...paid, money })).toBeNull();
  });

  it('is to hold the money even if the balance is too low', () => {
    const short = action('APPROVE', { enabled: false, reason: 'INSUFFICIENT_BALANCE' });
    expect(seen(asAuthor, { actions: [short] })?.key).toBe('fund');
  });

  it("is to answer the other side's change request, not the own one", () => {
    const changeRequest = { by: 'worker' as const, terms: { price: 7_000_000 }, at: at(1) };
    expect(seen(asAuthor, { changeRequest, actions: [action('ACCEPT')] })?.key).toBe('change');
    expect(seen(asWorker, { changeRequest, actions: [action('DECLINE')] })).toBeNull();
  });

  it("is to answer the other side's amount in a dispute", () => {
    const actions = [action('SETTLE')];
    expect(seen(asAuthor, { dispute, actions })?.key).toBe('dispute');
    expect(seen(asWorker, { dispute, actions })).toBeNull();
    const offers = [{ by: 'author' as const, toWorker: 200_000, at: at(1) }];
    const answered = { ...dispute, state: 'NEGOTIATING' as const, offers };
    expect(seen(asAuthor, { dispute: answered, actions })).toBeNull();
    expect(seen(asWorker, { dispute: answered, actions })?.key).toBe('dispute');
  });

  it('is sorted by its own clock, last without one', () => {
    const steps = [null, at(9), at(3)].map((time, no) => {
      const nextTimer = time === null ? null : { transition: 'D9f', at: time, outcome: 'EXPIRED' };
      return getNextStep({
        ...asAuthor,
        id: `d${no}`,
        nextTimer,
        actions: [action('APPROVE')],
        proofs: [],
      });
    });
    expect(
      steps
        .flatMap((step) => step ?? [])
        .toSorted(byClock)
        .map(({ deal }) => deal.id),
    ).toEqual(['d2', 'd1', 'd0']);
  });
});
