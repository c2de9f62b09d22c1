import { describe, expect, it } from 'vitest';
import { type Party, hours } from '../law/decision.ts';
import type { ApplicationCommand, ApplicationFacts } from './application.facts.ts';
import { applicationLaw } from './application.lifecycle.ts';
import { now } from '../deals/deal-fixtures.ts';
import { noApplication } from '../market/law-fixtures.ts';

const fresh = noApplication;
const waiting: ApplicationFacts = { ...fresh, state: 'SUBMITTED', submittedAt: now };
const decide = (
  thing: ApplicationFacts,
  type: Exclude<ApplicationCommand['type'], 'SHORTLIST'>,
  party: Party,
  at = now,
) => {
  const decision = applicationLaw.decide(thing, { type }, { party, now: at });
  return decision.isLawful ? { ...decision, state: decision.next.state } : decision.refusal;
};

describe('applying', () => {
  it('reaches the author', () => {
    expect(decide(fresh, 'APPLY', 'worker')).toMatchObject({
      id: 'A1',
      state: 'SUBMITTED',
      next: { submittedAt: now },
      logs: [{ code: 'JOB_APPLICATION_RECEIVED', to: 'author' }],
    });
  });

  it.each<[string, Partial<ApplicationFacts>, object]>([
    [
      'to a paused job',
      { job: { ...fresh.job, state: 'PAUSED' } },
      { reason: 'NOT_ALLOWED', rule: 'JOB_NOT_OPEN' },
    ],
    ['to a full job', { job: { ...fresh.job, state: 'FILLED' } }, { reason: 'SLOT_GONE' }],
    ['to a closed job', { job: { ...fresh.job, state: 'CLOSED' } }, { rule: 'JOB_OVER' }],
    [
      'where one takes a slot at once',
      { job: { ...fresh.job, acceptMode: 'INSTANT' } },
      { rule: 'ACCEPT_MODE' },
    ],
    ['to oneself', { applicant: { ...fresh.applicant, isAuthor: true } }, { reason: 'SELF_DEAL' }],
    ['twice', { applicant: { ...fresh.applicant, hasApplied: true } }, { rule: 'APPLIED_BEFORE', max: 1 }],
    [
      'after withdrawing three times',
      { applicant: { ...fresh.applicant, withdrawn: 3 } },
      { reason: 'LIMIT', max: 3, rule: 'APPLIED_OFTEN' },
    ],
    ['beside a deal', { applicant: { ...fresh.applicant, hasDeal: true } }, { rule: 'DEAL_LIVE' }],
    [
      'a 31st time',
      { applicant: { ...fresh.applicant, waiting: 30 } },
      { rule: 'APPLICATIONS_WAITING', max: 30 },
    ],
    [
      'elsewhere',
      { applicant: { ...fresh.applicant, unmetRule: 'PROVINCE' } },
      { reason: 'NOT_ELIGIBLE', rule: 'PROVINCE' },
    ],
    [
      'after giving up too many',
      { applicant: { ...fresh.applicant, pause: { of: 'ALL', until: now + 1 } } },
      { reason: 'NOT_ALLOWED', rule: 'PAUSED' },
    ],
  ])('%s is refused', (_, facts, expected) => {
    expect(decide({ ...fresh, ...facts }, 'APPLY', 'worker')).toMatchObject(expected);
  });
});

describe('an application that waits', () => {
  it('is accepted into a deal', () => {
    expect(decide(waiting, 'ACCEPT', 'author')).toMatchObject({
      id: 'A3',
      state: 'ACCEPTED',
      logs: [{ code: 'APPLICATION_ACCEPTED', to: 'worker' }],
      asks: [{ of: 'deal', type: 'APPLICATION_ACCEPTED' }],
    });
  });

  it('is not while the two have a deal already: they were invited', () => {
    const invited = { ...waiting, applicant: { ...waiting.applicant, hasDeal: true } };
    expect(decide(invited, 'ACCEPT', 'author')).toEqual({ reason: 'NOT_ALLOWED', rule: 'DEAL_LIVE' });
  });

  it('is not where the author turns out to be the applicant', () => {
    const same = { ...waiting, applicant: { ...waiting.applicant, isAuthor: true } };
    expect(decide(same, 'ACCEPT', 'author')).toEqual({ reason: 'SELF_DEAL' });
    expect(decide(same, 'REJECT', 'author')).toMatchObject({ id: 'A4' });
  });

  it('is not while the applicant is paused, or meets no longer what the job asks', () => {
    const pause = { of: 'AUTHOR', until: now + 1 } as const;
    const paused = { ...waiting, applicant: { ...waiting.applicant, pause } };
    expect(decide(paused, 'ACCEPT', 'author')).toMatchObject({ reason: 'NOT_ALLOWED', rule: 'PAUSED_HERE' });
    expect(decide(paused, 'ACCEPT', 'author', now + 1)).toMatchObject({ id: 'A3' });
    const unmet = { ...waiting, applicant: { ...waiting.applicant, unmetRule: 'PROVINCE' as const } };
    expect(decide(unmet, 'ACCEPT', 'author')).toMatchObject({ reason: 'NOT_ELIGIBLE', rule: 'PROVINCE' });
    expect(decide(unmet, 'REJECT', 'author')).toMatchObject({ id: 'A4' });
  });

  it('needs a slot of a quick job, while a project may talk to more people than it hires', () => {
    const none = { ...waiting, job: { ...waiting.job, slotsLeft: 0 } };
    expect(decide(none, 'ACCEPT', 'author')).toMatchObject({ id: 'A3' });
    const quick = { ...none, job: { ...none.job, kind: 'QUICK' as const } };
    expect(decide(quick, 'ACCEPT', 'author')).toEqual({ reason: 'SLOT_GONE' });
  });

  it.each([
    ['REJECT', 'author', 'A4', 'REJECTED', 'APPLICATION_REJECTED', 'worker'],
    ['REJECT', 'system', 'A4', 'REJECTED', 'APPLICATION_REJECTED', 'worker'],
    ['CANCEL', 'worker', 'A5', 'CANCELLED', 'APPLICATION_CANCELLED', 'author'],
    ['JOB_EXPIRED', 'system', 'A7', 'EXPIRED', 'JOB_EXPIRED', 'worker'],
  ] as const)('ends by %s of the %s', (type, party, id, state, code, to) => {
    expect(decide(waiting, type, party)).toMatchObject({ id, state, logs: [{ code, to }], money: [] });
  });

  it('is put on a list of the author and taken off it', () => {
    for (const isOn of [true, true, false])
      expect(
        applicationLaw.decide(waiting, { type: 'SHORTLIST', isOn }, { party: 'author', now }),
      ).toMatchObject({ id: 'A2', next: { isShortlisted: isOn }, logs: [] });
  });

  it('reminds its author once, after two days', () => {
    const at = now + hours(48);
    expect(applicationLaw.timers(waiting)).toMatchObject([{ command: 'NUDGE', at, isReminder: true }]);
    expect(decide(waiting, 'NUDGE', 'system', at - 1)).toMatchObject({ rule: 'NOT_DUE' });
    const news = applicationLaw.decide(waiting, { type: 'NUDGE' }, { party: 'system', now: at });
    expect(news).toMatchObject({
      id: 'A6',
      logs: [{ code: 'ACTION_REQUIRED', to: 'author', reason: 'APPLICATIONS_WAITING' }],
    });
    if (!news.isLawful) throw new Error('It was due');
    expect(applicationLaw.timers(news.next)).toEqual([]);
    expect(decide(news.next, 'NUDGE', 'system', at)).toMatchObject({ reason: 'NOT_ALLOWED' });
  });
});
