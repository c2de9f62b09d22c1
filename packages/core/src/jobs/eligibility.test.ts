import { expect, it } from 'vitest';
import { type Candidate, unmetRule } from './eligibility.rules.ts';
import { type Eligibility, openToAll, provincesMax } from './eligibility.schema.ts';
import { provinces } from './provinces.schema.ts';

const stranger: Candidate = { hasWorked: false, isVerified: false, provinceCode: null, reliability: 80 };
const asks = (part: Partial<Eligibility>) => ({ ...openToAll, ...part });

it('asks nothing of anybody unless the author does', () => {
  expect(unmetRule(openToAll, { ...stranger, hasWorked: true, reliability: 0 })).toBeNull();
});

it.each<[string, Partial<Eligibility>, Partial<Candidate>, Partial<Candidate>]>([
  ['ONCE_EACH', { onceEach: true }, { hasWorked: true }, { hasWorked: false }],
  ['VERIFY_ACCOUNT', { verified: true }, {}, { isVerified: true }],
  ['PROVINCE', { provinces: ['79', '01'] }, { provinceCode: '48' }, { provinceCode: '01' }],
  ['PROVINCE', { provinces: ['79'] }, { provinceCode: null }, { provinceCode: '79' }],
  ['RELIABILITY', { minReliability: 81 }, { reliability: 80 }, { reliability: 81 }],
])('%s holds until it is met', (rule, rules, before, after) => {
  expect(unmetRule(asks(rules), { ...stranger, ...before })).toBe(rule);
  expect(unmetRule(asks(rules), { ...stranger, ...after })).toBeNull();
});

it('says first what is looked at first', () => {
  expect(unmetRule(asks({ verified: true, minReliability: 90 }), stranger)).toBe('VERIFY_ACCOUNT');
});

it('takes every province', () => {
  expect(Object.keys(provinces)).toHaveLength(provincesMax);
});
