import {
  type ApplicationFacts,
  type DealCommand,
  type DealFacts,
  type JobCommand,
  type JobFacts,
  type ProofCommand,
  type ProofFacts,
  type Refusal,
  type ReviewCommand,
  type ReviewFacts,
  type Terms,
  applicationLaw,
  dealLaw,
  eligibilityRules,
  faults,
  getFaults,
  jobLaw,
  obstacles,
  proofLaw,
  reviewLaw,
  vietnamMoment,
} from '@keo/core/contract';
import { lawFixtures } from '@keo/core/simulation';
import { describe, expect, it } from 'vitest';
import { FieldsError } from '../../../platform/http/refusal.ts';
import { say } from '../../../platform/texts/say.ts';
import { toRefusal } from './to-refusal.ts';

const { now, terms, noDeal, negotiating: offered, proof: dealProof, working, disputed } = lawFixtures;
const { draftJob, noApplication: application, requiredProof } = lawFixtures;
const hour = 3_600_000;
const job = { ...draftJob, balance: 0 };
const openJob: JobFacts = { ...job, state: 'OPEN', expiresAt: now + 336 * hour };
const [first] = terms.conditions;
if (!first) throw new Error('The terms have conditions');
const none = { ...noDeal, balance: 0 };
const quick: DealFacts = { ...none, kind: 'QUICK', terms, job: { ...none.job, acceptMode: 'INSTANT' } };
const negotiating = { ...offered, balance: 0 };
const part = dealProof('REQUIRED');
const request = { by: 'author', toWorker: 0, at: now, remindedAt: null } as const;
const { dispute } = disputed;
if (!dispute) throw new Error('The deal has a dispute');
const proof: ProofFacts = {
  ...requiredProof,
  state: 'SUBMITTED',
  failedChecks: [],
  submittedAt: now,
  reviewDueAt: now + 120 * hour,
};
const review: ReviewFacts = {
  state: 'ASKED',
  by: 'worker',
  endedAt: now,
  isDelivered: true,
  isSamePerson: false,
  openUntil: null,
  bothAt: null,
  remindedAt: null,
  hasReply: false,
};

type Party = 'author' | 'worker' | 'system' | 'operator';
const refused = (decision: { isLawful: true } | { isLawful: false; refusal: Refusal }): Refusal => {
  if (decision.isLawful) throw new Error('It is lawful');
  return decision.refusal;
};
const ofJob = (facts: JobFacts, command: JobCommand, party: Party = 'author', at = now) =>
  refused(jobLaw.decide(facts, command, { party, now: at }));
const ofDeal = (facts: DealFacts, command: DealCommand, party: Party = 'author') =>
  refused(dealLaw.decide(facts, command, { party, now }));
const ofProof = (facts: ProofFacts, command: ProofCommand, party: Party = 'author') =>
  refused(proofLaw.decide(facts, command, { party, now }));
const ofReview = (facts: ReviewFacts, command: ReviewCommand, party: Party = 'worker', at = now) =>
  refused(reviewLaw.decide(facts, command, { party, now: at }));
const ofApplication = (facts: Partial<ApplicationFacts['applicant']>, more: object = {}) =>
  refused(
    applicationLaw.decide(
      {
        ...application,
        job: { ...application.job, ...more },
        applicant: { ...application.applicant, ...facts },
      },
      { type: 'APPLY' },
      { party: 'worker', now },
    ),
  );
const counter = (change: Partial<Terms>) =>
  ofDeal(negotiating, { type: 'COUNTER', baseOfferNo: 1, terms: { ...terms, ...change } }, 'worker');
const change = (
  wish: Extract<DealCommand, { type: 'CHANGE_ORDER' }>['change'],
  deal: Partial<DealFacts> = {},
) => ofDeal({ ...working, ...deal }, { type: 'CHANGE_ORDER', change: wish });
const whole: Terms = { ...terms, releaseMode: 'ALL' };
const words = { scores: {}, tags: [] };
const take = (candidate: Partial<DealFacts['candidate']>, about: Partial<DealFacts['job']> = {}) =>
  ofDeal(
    { ...quick, job: { ...quick.job, ...about }, candidate: { ...quick.candidate, ...candidate } },
    { type: 'TAKE' },
    'worker',
  );
const pause = (about: 'ALL' | 'AUTHOR') => ({ pause: { of: about, until: now + hour } });
const many = (count: number) => Array.from({ length: count }, () => first);
const add = (conditions: Terms['conditions']) =>
  ofDeal({ ...negotiating, terms: whole }, { type: 'ADD_CONDITIONS', conditions });

/** What the laws refuse, as they refuse it. */
const refusals: readonly Refusal[] = [
  ofJob({ ...job, price: 1900 }, { type: 'PUBLISH' }),
  ofJob({ ...job, slots: 5001 }, { type: 'PUBLISH' }),
  ofJob({ ...job, price: 2_000_000, slots: 96 }, { type: 'PUBLISH' }),
  ofJob(job, { type: 'PUBLISH' }),
  ofJob({ ...job, isVerified: false }, { type: 'PUBLISH' }),
  ofJob({ ...job, kind: 'PROJECT', price: 49_000, slots: 1 }, { type: 'PUBLISH' }),
  ofJob(openJob, { type: 'ENHANCE', price: 34_900 }),
  ofJob(openJob, { type: 'ENHANCE', slots: 39 }),
  ofJob(openJob, { type: 'ENHANCE', expiresAt: now }),
  ofJob(openJob, { type: 'ENHANCE' }),
  ofJob(openJob, { type: 'ENHANCE', expiresAt: now + 1441 * hour }),
  ofJob(openJob, { type: 'SLOTS_FULL' }, 'system'),
  ofJob({ ...openJob, state: 'FILLED' }, { type: 'ALL_DONE' }, 'system'),
  ofJob({ ...openJob, state: 'PAUSED', expiresAt: now }, { type: 'RESUME' }),
  ofJob(openJob, { type: 'REMOVE', note: ' ' }, 'operator'),
  ofJob(openJob, { type: 'EXPIRE' }, 'system'),
  ofJob(openJob, { type: 'RESUME' }),
  ofApplication({ hasApplied: true }),
  ofApplication({ withdrawn: 3 }),
  ofApplication({ waiting: 30 }),
  ofApplication({ hasDeal: true }),
  ofApplication({ isAuthor: true }),
  ofApplication({}, { state: 'CLOSED' }),
  ofApplication({}, { state: 'PAUSED' }),
  ofApplication({}, { state: 'FILLED' }),
  ofApplication({}, { acceptMode: 'INSTANT' }),
  ...eligibilityRules.map((unmetRule) => take({ unmetRule })),
  take(pause('ALL')),
  take(pause('AUTHOR')),
  take({ live: 5 }),
  take({ isTaken: true }),
  take({}, { slotsLeft: 0 }),
  take({}, { acceptMode: 'APPLY' }),
  ofDeal({ ...quick, state: 'NONE' }, { type: 'INIT_BY_AUTHOR', terms }),
  ofDeal(negotiating, { type: 'COUNTER', baseOfferNo: 1, terms }),
  ofDeal(negotiating, { type: 'COUNTER', baseOfferNo: 2, terms }, 'worker'),
  ofDeal({ ...negotiating, offerNo: 10 }, { type: 'COUNTER', baseOfferNo: 10, terms }, 'worker'),
  counter({ price: 49_000, releaseMode: 'ALL' }),
  counter({ reviewHours: 71 }),
  counter({ dueAt: new Date(now).toISOString() }),
  counter({ price: 6_400_000 }),
  counter({ conditions: [{ ...first, amount: 5 }] }),
  counter({ releaseMode: 'ALL', conditions: many(21) }),
  ofDeal(
    { ...negotiating, terms: { ...whole, conditions: [] } },
    { type: 'ACCEPT', baseOfferNo: 1 },
    'worker',
  ),
  add([]),
  add(many(19)),
  ofDeal({ ...negotiating, state: 'AGREED' }, { type: 'APPROVE' }),
  change({}),
  change({ price: 6_400_000 }),
  change({ revisionsMax: 0 }),
  change({ durationHours: 335 }),
  change({ dueAt: '9999-01-01T00:00:00.000Z' }),
  change({ conditions: [{ ...first, amount: 5 }] }),
  change({ price: 7_000_000 }),
  change({ price: 7_000_000, raises: [{ no: 3, amount: 500_000 }] }),
  change({ price: 7_000_000, raises: [{ no: 1, amount: 500_000 }] }, { terms: whole }),
  change({ price: 6_501_000, conditions: [first] }, { terms: whole }),
  change({ conditions: Array.from({ length: 19 }, () => ({ ...first, amount: 0 })) }, { terms: whole }),
  change(
    { price: 7_000_000, raises: [{ no: 1, amount: 500_000 }] },
    { proofs: [{ ...part, state: 'APPROVED' }] },
  ),
  change({ price: 7_000_000 }, { changeRequest: { by: 'worker', change: {} } }),
  change({}, { changeTimes: { author: [now, now, now, now, now], worker: [] } }),
  ofDeal(working, { type: 'ACCEPT', baseOfferNo: 1 }),
  ofDeal(
    {
      ...working,
      changeRequest: { by: 'author', change: { price: 7_000_000, raises: [{ no: 1, amount: 500_000 }] } },
    },
    { type: 'ACCEPT', baseOfferNo: 1 },
    'worker',
  ),
  ofDeal(working, { type: 'REQUEST_CANCEL', toWorker: 6_500_001 }),
  ofDeal({ ...working, cancelRequest: request }, { type: 'REQUEST_CANCEL', toWorker: 1 }),
  ofDeal({ ...working, cancelRequest: request }, { type: 'ACCEPT_CANCEL' }),
  ofDeal({ ...working, lastCancels: { author: now, worker: null } }, { type: 'REQUEST_CANCEL', toWorker: 0 }),
  ofDeal({ ...working, proofs: [{ ...part, state: 'SUBMITTED' }] }, { type: 'GIVE_UP' }, 'worker'),
  ofDeal(working, { type: 'ALL_PROOFS_FINAL' }, 'system'),
  ofDeal({ ...working, held: { price: 0, fee: 0 } }, { type: 'OPEN_DISPUTE', claimToWorker: 0 }),
  ofDeal(
    { ...working, pastDisputes: [{ openedBy: 'author', proofId: null }] },
    { type: 'OPEN_DISPUTE', claimToWorker: 0 },
  ),
  ofDeal(working, { type: 'OPEN_DISPUTE', claimToWorker: 6_500_001 }),
  ofDeal(working, { type: 'APPEAL', proofId: 'p1' }, 'worker'),
  ofDeal({ ...disputed, dispute: { ...dispute, answeredAt: now } }, { type: 'RESPOND_DISPUTE', toWorker: 1 }),
  ofDeal(disputed, { type: 'SETTLE', toWorker: 1 }),
  ofDeal(
    {
      ...disputed,
      dispute: {
        ...dispute,
        answeredAt: now,
        offers: Array.from({ length: 3 }, () => ({ by: 'author' as const, toWorker: 0 })),
      },
    },
    { type: 'SETTLE', toWorker: 1 },
  ),
  ofDeal({ ...working, state: 'PROOFS_APPROVED' }, { type: 'COMPLETE', bonus: 999 }),
  ofDeal({ ...working, state: 'PROOFS_APPROVED' }, { type: 'COMPLETE', bonus: 50_000_001 }),
  ofProof({ ...proof, revisionCount: 3 }, { type: 'REQUEST_REVISION', note: 'Sửa lại màu nền' }),
  ofProof(proof, { type: 'REQUEST_REVISION', note: 'Sửa' }),
  ofProof(proof, { type: 'REJECT', reasonCode: 'PLACE', note: ' ' }),
  ofProof({ ...proof, deal: { ...proof.deal, state: 'COMPLETED' } }, { type: 'APPROVE' }),
  ofProof({ ...proof, state: 'REJECTED', appealUntil: now }, { type: 'UNDO_REJECT' }),
  ofProof(
    { ...proof, state: 'UPLOADED', failedChecks: [{ rule: 'FILES', passed: false, note: null }] },
    { type: 'SUBMIT' },
    'worker',
  ),
  ofReview({ ...review, state: 'NONE', endedAt: null }, { type: 'ASK' }, 'system'),
  ofReview({ ...review, state: 'NONE', isDelivered: false }, { type: 'ASK' }, 'system'),
  ofReview(review, { type: 'WRITE', words }, 'worker', now + 336 * hour),
  ofReview(review, { type: 'WRITE', words: { scores: { quality: 5 }, tags: ['CREATIVE'] } }),
  ofReview({ ...review, state: 'PUBLISHED', hasReply: true }, { type: 'REPLY' }, 'author'),
];

const general = (locale: 'vi' | 'en') =>
  new Set([say(locale, 'invalid'), say(locale, 'field.invalid'), say(locale, 'notAllowedNow')]);

/** The sentences of a refusal by their field, or by '' where it is of no field. */
function toSentences(refusal: Refusal, locale: 'vi' | 'en'): [field: string, sentence: string][] {
  const error = toRefusal(refusal);
  if (!(error instanceof FieldsError)) return [['', say(locale, error.text, error.params)]];
  return Object.entries(error.fields).map(([field, { text, params }]) => [field, say(locale, text, params)]);
}

/** The limits as a sentence must show them; one is said as once. */
function limitsIn(limits: object, locale: 'vi' | 'en'): string[] {
  return Object.entries(limits).flatMap(([name, limit]: [string, unknown]) => {
    if (name === 'after' || name === 'before') return [vietnamMoment(Number(limit), locale)];
    if (name === 'until') return [vietnamMoment(Date.parse(String(limit)), locale)];
    if (Array.isArray(limit)) return limit.filter((one) => typeof one === 'string');
    return typeof limit === 'number' && limit !== 1 ? [limit.toLocaleString('en-US')] : [];
  });
}

describe('a refusal of a law', () => {
  it('is one of every rule and every fault that there is', () => {
    const rules = refusals.flatMap(({ rule }) => (typeof rule === 'string' ? [rule] : []));
    const found = refusals.flatMap((refusal) =>
      refusal.reason === 'INVALID' ? Object.values(getFaults(refusal)).map(({ fault }) => fault) : [],
    );
    expect(Object.keys(obstacles).filter((rule) => !rules.includes(rule))).toEqual([]);
    expect(Object.keys(faults).filter((fault) => !found.some((one) => one === fault))).toEqual([]);
  });

  it.each(['vi', 'en'] as const)('says what to do, with its limit (%s)', (locale) => {
    for (const refusal of refusals) {
      // What a state does not take has no cause of its own: the page is old.
      if (refusal.reason === 'NOT_ALLOWED' && refusal['rule'] === undefined) continue;
      const sentences = toSentences(refusal, locale);
      expect(sentences).not.toEqual([]);
      for (const [field, sentence] of sentences) {
        const about = field === '' ? refusal : getFaults(refusal)[field];
        expect([refusal, sentence, general(locale).has(sentence)]).toEqual([refusal, sentence, false]);
        expect(sentence).not.toBe(field);
        expect(sentence).toMatch(/^[\p{Lu}\d].{10,}\.$/u);
        expect(sentence).not.toMatch(/[{}]/);
        for (const limit of limitsIn(about ?? {}, locale)) expect(sentence).toContain(limit);
      }
    }
  });

  it('is worded in two languages', () => {
    for (const refusal of refusals)
      for (const [index, [, sentence]] of toSentences(refusal, 'vi').entries())
        expect(sentence).not.toBe(toSentences(refusal, 'en')[index]?.[1]);
  });
});
