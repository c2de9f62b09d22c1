import { describe, expect, it } from 'vitest';
import { type Party, hours } from '../law/decision.ts';
import type { ReviewCommand, ReviewFacts } from './review.facts.ts';
import { reviewLaw } from './review.lifecycle.ts';
import { scoresBySide, tagsBySide } from './review.schema.ts';

const ended = Date.UTC(2026, 10, 20, 9);
const closes = ended + hours(336);
const none: ReviewFacts = {
  state: 'NONE',
  by: 'worker',
  endedAt: ended,
  isDelivered: true,
  isSamePerson: false,
  openUntil: null,
  bothAt: null,
  remindedAt: null,
  hasReply: false,
};
const pending: ReviewFacts = { ...none, state: 'ASKED' };
const sealed: ReviewFacts = { ...none, state: 'SEALED' };
const published: ReviewFacts = { ...none, state: 'PUBLISHED' };
const words = { scores: {}, tags: [] };

/** The state after it, or why not. */
function decide(facts: ReviewFacts, command: ReviewCommand, party: Party, now = ended + 1) {
  const decision = reviewLaw.decide(facts, command, { party, now });
  return decision.isLawful ? decision.next.state : decision.refusal;
}

const ask = (facts: Partial<ReviewFacts>) => decide({ ...none, ...facts }, { type: 'ASK' }, 'system', ended);
const about = (more: object) => decide(pending, { type: 'WRITE', words: { ...words, ...more } }, 'worker');

describe('a review is asked for', () => {
  it('where something was handed in, between two people, once the deal has ended', () => {
    expect(ask({})).toBe('ASKED');
    expect(ask({ endedAt: null })).toMatchObject({ rule: 'DEAL_NOT_OVER' });
    expect(ask({ isDelivered: false })).toMatchObject({ rule: 'NOTHING_DELIVERED' });
    expect(ask({ isSamePerson: true })).toEqual({ reason: 'SELF_DEAL' });
  });

  it('and once more after three days, of whoever has not written', () => {
    const [reminder, end] = reviewLaw.timers(pending);
    expect(reminder).toMatchObject({
      command: 'REMIND',
      at: ended + hours(72),
      isReminder: true,
      reminds: { who: 'worker', of: closes },
    });
    expect(end).toMatchObject({ command: 'MISS', at: closes, outcome: 'MISSED' });
    expect(reviewLaw.timers({ ...pending, by: 'author' })[0]).toMatchObject({ reminds: { who: 'author' } });
    const news = reviewLaw.decide(pending, { type: 'REMIND' }, { party: 'system', now: ended + hours(72) });
    expect(news).toMatchObject({
      id: 'V3',
      logs: [{ code: 'ACTION_REQUIRED', to: 'worker', reason: 'REVIEW_DUE', dueAt: closes }],
    });
    if (!news.isLawful) throw new Error('It was due');
    expect(reviewLaw.timers(news.next).map(({ command }) => command)).toEqual(['MISS']);
  });
});

describe('a review is written', () => {
  const write = { type: 'WRITE', words } as const;

  it('by its own side, in 14 days', () => {
    expect(decide(pending, write, 'worker')).toBe('SEALED');
    expect(decide(pending, write, 'author')).toMatchObject({ rule: 'OTHER_SIDE' });
    expect(decide(pending, write, 'worker', closes - 1)).toBe('SEALED');
    expect(decide(pending, write, 'worker', closes)).toMatchObject({ rule: 'REVIEW_CLOSED' });
    expect(decide({ ...pending, isSamePerson: true }, write, 'worker')).toEqual({ reason: 'SELF_DEAL' });
    expect(decide(sealed, write, 'worker')).toEqual({ reason: 'NOT_ALLOWED' });
  });

  it('with the scores and the tags of the side that it is about', () => {
    expect(about({ scores: { clearBrief: 5, fairReview: 4 }, tags: ['CLEAR'] })).toBe('SEALED');
    expect(about({ scores: { quality: 5 }, tags: ['CREATIVE'] })).toEqual({
      reason: 'INVALID',
      fields: {
        scores: { fault: 'SCORES', of: scoresBySide.author },
        tags: { fault: 'TAGS', of: tagsBySide.author },
      },
    });
    expect(about({ scores: { quality: undefined } })).toBe('SEALED');
  });

  it('and changed while it is sealed, not after', () => {
    const change = { type: 'CHANGE', words } as const;
    expect(decide(sealed, change, 'worker', closes - 1)).toBe('SEALED');
    expect(decide(sealed, change, 'worker', closes)).toMatchObject({ rule: 'REVIEW_CLOSED' });
    expect(decide(sealed, change, 'author')).toMatchObject({ rule: 'OTHER_SIDE' });
    expect(decide(published, change, 'worker')).toEqual({ reason: 'NOT_ALLOWED' });
  });
});

const writerLogs = [{ code: 'ACTION_REQUIRED', to: 'worker', reason: 'REVIEW_HIDDEN' }];

describe('a review is published', () => {
  const publish = { type: 'PUBLISH' } as const;

  it('when the other one is there, or when the window ends', () => {
    expect(decide(sealed, publish, 'system', closes - 1)).toMatchObject({ rule: 'NOT_DUE' });
    expect(decide(sealed, publish, 'system', closes)).toBe('PUBLISHED');
    const both = { ...sealed, bothAt: ended + 5 };
    expect(decide(both, publish, 'system', ended + 5)).toBe('PUBLISHED');
    expect(decide(both, publish, 'worker', ended + 5)).toEqual({ reason: 'NOT_ALLOWED' });
    expect(reviewLaw.timers(both)).toMatchObject([{ command: 'PUBLISH', at: ended + 5 }]);
  });

  it('and not by stars alone, before their writer is done or a day is over', () => {
    const stars = { type: 'WRITE', words, staysOpen: true } as const;
    const now = ended + hours(1);
    const until = (facts: ReviewFacts, command: ReviewCommand) => {
      const decision = reviewLaw.decide(facts, command, { party: 'worker', now });
      return decision.isLawful ? decision.next.openUntil : decision.refusal;
    };
    expect(until(pending, stars)).toBe(now + hours(24));
    expect(until(pending, { type: 'WRITE', words })).toBeNull();
    const open = { ...sealed, openUntil: now + hours(24) };
    expect(until(open, { type: 'CHANGE', words, staysOpen: true })).toBe(open.openUntil);
    expect(until(open, { type: 'CHANGE', words })).toBeNull();
    const both = { ...open, bothAt: open.openUntil };
    expect(decide(both, publish, 'system', both.bothAt - 1)).toMatchObject({ rule: 'NOT_DUE' });
    expect(decide(both, publish, 'system', both.bothAt)).toBe('PUBLISHED');
    expect(decide({ ...open, bothAt: closes + 1 }, publish, 'system', closes)).toBe('PUBLISHED');
  });

  it('and hidden instead where the two turn out to be one before it was', () => {
    const same = { ...sealed, isSamePerson: true };
    expect(decide(same, publish, 'system', closes)).toBe('HIDDEN');
    expect(reviewLaw.decide(same, publish, { party: 'system', now: closes })).toMatchObject({
      logs: writerLogs,
    });
  });

  it('and hidden after that by the operator alone', () => {
    const hide = { type: 'HIDE' } as const;
    for (const party of ['system', 'author', 'worker'] as const)
      for (const isSamePerson of [false, true])
        expect(decide({ ...published, isSamePerson }, hide, party)).toEqual({ reason: 'NOT_ALLOWED' });
    expect(decide(published, hide, 'operator')).toBe('HIDDEN');
    expect(reviewLaw.decide(published, hide, { party: 'operator', now: closes })).toMatchObject({
      logs: writerLogs,
    });
    for (const early of [pending, sealed])
      expect(decide(early, hide, 'operator')).toEqual({ reason: 'NOT_ALLOWED' });
  });

  it('and answered once by whom it is about', () => {
    const reply = { type: 'REPLY' } as const;
    expect(decide(published, reply, 'worker')).toMatchObject({ rule: 'OTHER_SIDE' });
    const news = reviewLaw.decide(published, reply, { party: 'author', now: closes });
    if (!news.isLawful) throw new Error('It was theirs to answer');
    expect(decide(news.next, reply, 'author')).toEqual({
      reason: 'LIMIT',
      rule: 'REPLIED_BEFORE',
      max: 1,
    });
    expect(decide(sealed, reply, 'author')).toEqual({ reason: 'NOT_ALLOWED' });
  });
});
