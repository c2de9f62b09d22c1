import { describe, expect, it } from 'vitest';
import type { DealView, Recharge } from '@keo/core/contract';
import { dealUnderReview } from './deal-under-review.ts';
import { getNextMoney } from './next-money.ts';

const at = (day: number) => `2026-12-0${day}T03:00:00.000Z`;
const deal = (change: Partial<DealView> = {}) => ({ ...dealUnderReview(at(2)), ...change });
const proof = deal().proofs[0];
if (!proof) throw new Error('The deal under review has a proof');
const recharge: Recharge = {
  id: 'rc_1',
  code: 'NAP22222222',
  amount: 200_000,
  qrPayload: '',
  bank: { bin: '970436', shortName: 'Vietcombank', accountNo: '1', name: 'CONG TY KEO' },
  state: 'PENDING',
  createdAt: at(1),
  expiresAt: at(1),
  matchUntil: at(3),
  paidAmount: null,
  paidAt: null,
  inSuspense: 0,
  now: at(1),
};

describe('expected income', () => {
  it('is the net amount a day after the last approval of a project', () => {
    expect(getNextMoney([deal()], [])).toEqual([
      { kind: 'DEAL', id: 'd1', title: deal().job.title, amount: 5_850_000, at: at(3) },
    ]);
  });

  it('is due at once for a quick job', () => {
    const quick = deal({ job: { ...deal().job, kind: 'QUICK' } });
    expect(getNextMoney([quick], [])).toMatchObject([{ at: at(2) }]);
  });

  it('is due part by part in a deal paid by proof, with fees that add up', () => {
    const parts = [
      { ...proof, id: 'b', amount: 3_333_333, reviewDueAt: at(4) },
      { ...proof, id: 'a', amount: 3_166_667, reviewDueAt: at(2) },
      { ...proof, id: 'c', amount: 1, state: 'REQUIRED' as const, reviewDueAt: null },
    ];
    const { terms } = deal();
    const inParts = terms && { ...terms, releaseMode: 'PER_PROOF' as const };
    const list = getNextMoney([deal({ proofs: parts, terms: inParts })], []);
    expect(list.map((next) => next.at)).toEqual([at(2), at(4)]);
    expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBe(5_850_000);
  });

  it.each<[string, Partial<DealView>]>([
    ['the work is disputed', { state: 'DISPUTED' }],
    ['another proof is still owed', { proofs: [proof, { ...proof, id: 'x', state: 'REQUIRED' }] }],
    ['the reader is the one who pays', { myRole: 'author' }],
  ])('is nothing while %s', (_, change) => {
    expect(getNextMoney([deal(change)], [])).toEqual([]);
  });

  it("is approved held money, when the deal's timer pays it", () => {
    const nextTimer = { transition: 'D18', at: at(5), outcome: 'COMPLETED', amount: 6_500_000 };
    expect(getNextMoney([deal({ state: 'PROOFS_APPROVED', proofs: [], nextTimer })], [])).toMatchObject([
      { amount: 5_850_000, at: at(5) },
    ]);
  });

  it('includes open recharges only', () => {
    const others = (['SUCCEEDED', 'CANCELLED'] as const).map((state) => ({ ...recharge, state }));
    const late = { ...recharge, state: 'EXPIRED' as const, matchUntil: at(1) };
    expect(
      getNextMoney([deal()], [...others, late, { ...recharge, state: 'EXPIRED', matchUntil: at(2) }]),
    ).toEqual([
      { kind: 'RECHARGE', id: 'rc_1', title: 'NAP22222222', amount: 200_000, at: at(2) },
      expect.objectContaining({ kind: 'DEAL' }),
    ]);
  });
});
