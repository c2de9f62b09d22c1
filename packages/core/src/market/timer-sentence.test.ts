import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../client/create-i18n.ts';
import { hours } from '../law/decision.ts';
import { dealOfProof, newProofFacts } from './deal-and-proof.ts';
import { formatDong } from '../money/dong.ts';
import { loadLogSentences } from '../notifications/log-sentences.ts';
import { notificationCodes } from '../notifications/codes/notification-codes.ts';
import { actionReasons } from '../notifications/codes/reason-codes.ts';
import { notificationTexts } from '../notifications/notification-texts.ts';
import { notificationWords } from '../notifications/notification-words.ts';
import { toNotification } from '../notifications/to-notification.ts';
import { vietnamMoment } from '../i18n/vietnam-day.ts';
import type { ProofFacts } from '../proofs/proof.facts.ts';
import { proofLaw } from '../proofs/proof.lifecycle.ts';
import type { Side } from '../terms/side.schema.ts';
import {
  agreed,
  disputed,
  funded,
  negotiating,
  now,
  proof,
  quickWork,
  terms,
  working,
} from '../deals/deal-fixtures.ts';
import type { DealFacts } from '../deals/deal.facts.ts';
import { dealLaw, dealTimers } from '../deals/deal.lifecycle.ts';
import { dealViewFor } from './deal-view.ts';
import { timerSentence } from './timer-sentence.ts';
import { warnedTimer, warnedTransition } from './warned-timer.ts';

const sides = ['author', 'worker'] as const;
const locales = ['vi', 'en'] as const;
const [author, worker] = [{ displayName: 'Minh Anh' }, { displayName: 'Gia Bảo' }];

/** Timers that change something, of a deal and of one of its proofs, soonest first; a request that lapses too. */
function getTimers(deal: DealFacts, id?: string, more: Partial<ProofFacts> = {}) {
  const own = dealTimers(deal);
  const known = deal.proofs.find((one) => one.id === id);
  const facts = known && {
    ...newProofFacts,
    ...known,
    rules: [],
    failedChecks: [],
    deal: dealOfProof(deal),
    rejections: { used: 0, max: 1 },
    ...more,
  };
  const ofProof = facts ? proofLaw.timers(facts).map((timer) => ({ ...timer, proofId: facts.id })) : [];
  return [...ofProof, ...own]
    .filter(({ isReminder, id: of }) => !isReminder || of === 'D24')
    .toSorted((a, b) => a.at - b.at);
}

function toView(side: Side, deal: DealFacts, timers: ReturnType<typeof getTimers>) {
  const { nextTimer, money } = dealViewFor(side, deal, timers, { refunded: 0, now });
  if (!nextTimer) throw new Error('No timer runs');
  const { turn, cancelRequest, dispute } = deal;
  return { nextTimer, deal: { myRole: side, author, worker, turn, cancelRequest, dispute, money } };
}

const request = (by: Side, proofs: DealFacts['proofs'] = working.proofs): DealFacts => ({
  ...working,
  proofs,
  cancelRequest: { by, toWorker: 0, at: now, remindedAt: null },
});
const two = (first: Parameters<typeof proof>, second: Parameters<typeof proof> = ['REQUIRED']) => [
  proof(...first),
  proof(second[0], { id: 'p2', amount: 4_500_000, ...second[1] }),
];
const disputeBy = (openedBy: Side, more: Partial<NonNullable<DealFacts['dispute']>> = {}): DealFacts => ({
  ...disputed,
  dispute: disputed.dispute && { ...disputed.dispute, openedBy, ...more },
});
const answered = {
  answeredAt: now,
  state: 'NEGOTIATING',
  offers: [{ by: 'author', toWorker: 1_000_000 }],
} as const;
/** Paid as a whole; its last part was rejected, and the worker appealed. */
const appealed: DealFacts = {
  ...disputeBy('worker', { proofId: 'p2', claimToWorker: 6_500_000 }),
  terms: { ...terms, releaseMode: 'ALL' },
  proofs: [proof('APPROVED', { amount: 0 }), proof('DISPUTED', { id: 'p2', amount: 0 })],
};
const reviewDueAt = now + hours(48);
const submitted = { ...working, proofs: two(['SUBMITTED']) };
const quickReview = { ...quickWork, proofs: [proof('SUBMITTED', { amount: 0 })] };

const running: readonly [name: string, DealFacts, ReturnType<typeof getTimers>][] = (
  [
    ['an offer', negotiating],
    ['the draft of a deal', { ...negotiating, state: 'DRAFT', turn: null }],
    ['a deal to be paid for', agreed],
    ['a deal to be started', funded],
    ['work', working],
    ['a quick slot', quickWork],
    ['a complete draft', { ...working, proofs: two(['UPLOADED']) }, 'p1'],
    ['a part in review', submitted, 'p1', { submittedAt: now, reviewDueAt }],
    ['a quick job in review', quickReview, 'p1', { submittedAt: now, reviewDueAt }],
    [
      'a part sent back',
      { ...working, proofs: two(['REVISION_REQUESTED', { revisionDueAt: now + hours(48) }]) },
      'p1',
    ],
    ['a rejected part', { ...working, proofs: two(['REJECTED', { appealUntil: now + hours(72) }]) }, 'p1'],
    ["the author's request to stop", request('author')],
    ["the worker's request to stop", request('worker')],
    ['a request to stop, with work in review', request('author', two(['SUBMITTED']))],
    ["the worker's dispute", disputeBy('worker')],
    ["the author's dispute", disputeBy('author')],
    ["the worker's dispute, with work in review", { ...disputeBy('worker'), proofs: two(['SUBMITTED']) }],
    ["the author's dispute, with work in review", { ...disputeBy('author'), proofs: two(['SUBMITTED']) }],
    ['an answered dispute', { ...disputeBy('worker', answered), proofs: two(['SUBMITTED'], ['SUBMITTED']) }],
    ['an appeal about a part', { ...disputeBy('worker', { proofId: 'p1' }), proofs: two(['DISPUTED']) }],
    ['an appeal about the last proof', appealed],
    [
      'a deal whose evidence is approved',
      { ...working, state: 'PROOFS_APPROVED', allProofsAt: now, proofs: two(['APPROVED'], ['APPROVED']) },
    ],
  ] satisfies [string, DealFacts, string?, Partial<ProofFacts>?][]
).map(([name, deal, id, more]) => [name, deal, getTimers(deal, id, more)]);

/** How a side that gets something is named. */
const gets = {
  vi: { mine: 'bạn', theirs: 'được trả cho|tiền công về lại' },
  en: { mine: 'you', theirs: 'is paid to|of the price goes back to' },
};
/** Of what they get before a fee of their own, or with a fee that the reader does not see. */
const netOfOther = { vi: /(Gia Bảo|Minh Anh) nhận/, en: /(Gia Bảo|Minh Anh) gets/ };

describe('the sentence of a timer', () => {
  it('is there for every timer that changes something', () => {
    const ids = [...dealLaw.rows, ...proofLaw.rows].flatMap(({ state, arrow: { id, at, to } }) =>
      at !== undefined && to !== state ? [id] : [],
    );
    const tried = new Set(running.flatMap(([, , timers]) => timers.slice(0, 1).map(({ id }) => id)));
    expect([...new Set(ids)].filter((id) => !tried.has(id))).toEqual([]);
  });

  it.each(running)('of %s names the deed, the time, the amount and who gets it', (_, facts, timers) => {
    for (const side of sides)
      for (const locale of locales) {
        const { nextTimer, deal } = toView(side, facts, timers);
        const { moves = { at: '', worker: 0, author: 0 } } = nextTimer;
        const sentence = timerSentence(deal, nextTimer, locale);
        expect(sentence).toMatch(/^\p{Lu}[^{}]+\.$/u);
        expect(sentence).not.toMatch(/deed\.|outcome\.|gets\./);
        expect(sentence).toContain(vietnamMoment(Date.parse(moves.at), locale));
        const moved = sides.filter((one) => moves[one] > 0);
        const amounts = side === 'worker' && moves.worker > 0 ? [side] : moved;
        expect(sentence.match(/\d[\d,]*đ/g) ?? []).toHaveLength(
          amounts.length > 0 ? amounts.length : Math.min(deal.money.held, 1),
        );
        expect(sentence).not.toMatch(netOfOther[locale]);
        for (const one of amounts) {
          expect(sentence).toContain(formatDong(moves[one]));
          expect(sentence).toMatch(new RegExp(gets[locale][one === side ? 'mine' : 'theirs']));
        }
        const held = moved.length === 0 && deal.money.held > 0 ? formatDong(deal.money.held) : '';
        expect(sentence).toContain(held);
      }
  });

  it.each(running)('of %s is of all the money that it moves', (_, facts, timers) => {
    const { nextTimer } = toView('author', facts, timers);
    const amount = (nextTimer.moves?.worker ?? 0) + (nextTimer.moves?.author ?? 0);
    expect(amount).toBeLessThanOrEqual(facts.held.price + facts.held.fee);
    // The work goes on only where nothing is paid or given back of a whole deal.
    const ends = ['EXPIRED', 'COMPLETED', 'CANCELLED'].includes(nextTimer.outcome);
    expect(amount > 0 || !ends || facts.held.price === 0).toBe(true);
  });

  it('comes from the money, not from the state: an appeal that is granted pays the deal', () => {
    const timers = getTimers(appealed);
    expect(timers[0]).toMatchObject({ id: 'D32', outcome: 'IN_PROGRESS' });
    const at = vietnamMoment(now + hours(72), 'vi');
    const said = (side: Side) => {
      const { deal, nextTimer } = toView(side, appealed, timers);
      return timerSentence(deal, nextTimer, 'vi');
    };
    expect(said('author')).toBe(
      `Nếu bạn chưa trả lời tranh chấp trước ${at}, 6,500,000đ được trả cho Gia Bảo.`,
    );
    expect(said('worker')).toBe(`Nếu Minh Anh chưa trả lời tranh chấp trước ${at}, bạn nhận 5,850,000đ.`);
  });

  it('of a split has what each reader gets, and for the author what the worker is paid', () => {
    const split = disputeBy('worker', {
      ...answered,
      offers: [
        { by: 'author', toWorker: 3_000_000 },
        { by: 'worker', toWorker: 5_000_000 },
      ],
    });
    const facts = { ...split, proofs: two(['SUBMITTED'], ['SUBMITTED']) };
    const at = vietnamMoment(Date.parse(toView('author', facts, getTimers(facts)).nextTimer.at), 'vi');
    const say = (side: Side, locale: 'vi' | 'en') => {
      const { deal, nextTimer } = toView(side, facts, getTimers(facts));
      return timerSentence(deal, nextTimer, locale);
    };
    const deed = `Nếu hai bên chưa dàn xếp xong tranh chấp trước ${at}`;
    expect(say('author', 'vi')).toBe(`${deed}, 4,000,000đ được trả cho Gia Bảo và 2,625,000đ về lại bạn.`);
    expect(say('worker', 'vi')).toBe(`${deed}, bạn nhận 3,600,000đ.`);
    expect(say('author', 'en')).toMatch(/4,000,000đ is paid to Gia Bảo and 2,625,000đ comes back to you\.$/);
    expect(say('worker', 'en')).toMatch(/, you get 3,600,000đ\.$/);
  });

  it('of a deal paid as a whole is about the last proof that its author keeps silent about', () => {
    const deal = {
      ...quickWork,
      proofs: [proof('SUBMITTED', { amount: 0 }), proof('SUBMITTED', { id: 'p2', amount: 0 })],
    };
    const timers = ['p1', 'p2'].flatMap((id, no) =>
      getTimers(deal, id, { submittedAt: now, reviewDueAt: now + hours(48 + no) }).filter(
        ({ command }) => command === 'AUTO_APPROVE',
      ),
    );
    const { nextTimer } = toView('author', deal, timers);
    expect(nextTimer).toMatchObject({
      proofId: 'p1',
      at: new Date(now + hours(48)).toISOString(),
      moves: { at: new Date(now + hours(49)).toISOString(), worker: 35_000, author: 0 },
    });
    const [first] = timers;
    expect(toView('author', deal, first ? [first] : []).nextTimer.moves).toMatchObject({ worker: 0 });
  });
});

/** Every log that warns of a timer: a code, its reason, and the proof that it is about. */
const warnings = notificationCodes
  .flatMap((code) =>
    (code === 'ACTION_REQUIRED' ? actionReasons : [undefined]).flatMap((reason) =>
      [undefined, 'p1'].map((proofId) => ({ code, reason, proofId })),
    ),
  )
  .filter((warning) => warnedTransition(warning) !== undefined);

/** Deals of whose next timer it warns. */
const getWarned = (warning: (typeof warnings)[number]) =>
  running.filter(
    ([, , [next]]) =>
      next !== undefined &&
      next.id === warnedTransition(warning) &&
      'proofId' in next === (warning.proofId !== undefined),
  );

async function bellIn(locale: 'vi' | 'en') {
  const i18n = createI18n({
    storage: { read: () => null, write: () => undefined, remove: () => undefined },
    tabs: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    locale,
  });
  i18n.need(notificationTexts);
  await vi.waitFor(() => expect(i18n.isHere(notificationTexts)).toBe(true));
  return i18n;
}

function logFor(
  side: Side,
  { code, reason, proofId }: (typeof warnings)[number],
  timer: ReturnType<typeof warnedTimer>,
) {
  const otherName = side === 'author' ? worker?.displayName : author?.displayName;
  const params = { jobTitle: 'Dịch sách', otherName, amount: 1_000, ...(proofId && { proofTitle: 'Mốc 2' }) };
  const at = new Date(now).toISOString();
  return {
    id: 'lg_1',
    seq: 1,
    msg: '{}',
    action: code,
    description: '',
    metadata: { recipientRole: side, reason, proofId, dueAt: at, timer, params },
    isRead: false,
    createdAt: at,
    updatedAt: at,
    workerId: null,
    authorId: null,
  };
}

describe('a log that warns of a timer', () => {
  it('is tried with a deal, whatever its code and reason', () => {
    const getKind = (warning: (typeof warnings)[number]) =>
      `${warning.reason ?? warning.code} ${warnedTransition(warning)}`;
    const tried = new Set(warnings.filter((warning) => getWarned(warning).length > 0).map(getKind));
    const untried = warnings.filter((warning) => !tried.has(getKind(warning)));
    expect(untried).toEqual([]);
    expect(new Set(warnings.map(({ code, reason }) => reason ?? code)).size).toBe(9);
  });

  it.each(locales)('says in the bell and by mail what the dashboard says, in %s', async (locale) => {
    const bell = await bellIn(locale);
    const mailed = await loadLogSentences();
    for (const warning of warnings)
      for (const [, facts, timers] of getWarned(warning))
        for (const side of sides) {
          const { deal, nextTimer } = toView(side, facts, timers);
          const log = logFor(side, warning, warnedTimer(side, facts, timers, warning));
          const sentence = timerSentence(deal, nextTimer, locale);
          expect(notificationWords(toNotification(log), bell).sentence).toContain(sentence);
          expect(mailed(log, locale)).toContain(sentence);
        }
  });

  it.each([null, undefined, 'soon', {}, { transition: 'P9', at: 'soon' }])(
    'has its general sentence where it keeps %j of the timer',
    async (timer) => {
      const [warning] = warnings;
      if (!warning) throw new Error('No log warns');
      const log = logFor('worker', warning, null);
      const general = notificationWords(toNotification(log), await bellIn('vi')).sentence;
      expect(general).toMatch(/^[^{}]+\.$/);
      const old = { ...log, metadata: { ...log.metadata, timer } };
      expect(notificationWords(toNotification(old), await bellIn('vi')).sentence).toBe(general);
    },
  );

  it('is of the part that it is about, not of the timer that is next', () => {
    const parts = { ...working, proofs: two(['SUBMITTED'], ['SUBMITTED']) };
    const timers = ['p1', 'p2'].flatMap((id, no) =>
      getTimers(parts, id, { submittedAt: now, reviewDueAt: now + hours(48 + no) }).filter(
        ({ command }) => command === 'AUTO_APPROVE',
      ),
    );
    const warned = warnedTimer('author', parts, timers, {
      code: 'URGENT_PROOF_REVIEW_NEEDED',
      proofId: 'p2',
    });
    expect(warned).toMatchObject({ at: new Date(now + hours(49)).toISOString(), worker: 4_500_000 });
  });
});
