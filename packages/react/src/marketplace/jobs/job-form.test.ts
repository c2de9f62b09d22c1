import { describe, expect, it } from 'vitest';
import { createJobSchema, jobLimits } from '@keo/core/contract';
import { toDraft, readTerms } from '../deals/terms-draft.ts';
import { toConditionForm, emptyCondition } from './condition-form.ts';
import { type JobForm, emptyForm, isOfStep, withKind, readForm, steps } from './job-form.ts';

const quick: JobForm = {
  ...emptyForm,
  title: 'Kiểm thử luồng đăng ký trên Android',
  description: 'Cài bản thử, đăng ký tài khoản mới rồi đi hết luồng đặt món đầu tiên.',
  categorySlug: 'kiem-thu',
  conditions: [{ ...emptyCondition, title: '3 ảnh các bước', minFiles: '3', mustBeFresh: true }],
  price: '35k',
  slots: '40',
};
const project: JobForm = { ...withKind(quick, 'PROJECT'), price: '6,5tr', slots: '1' };

const getAccept = (part: Partial<typeof emptyCondition>) =>
  readForm({ ...quick, conditions: [{ ...emptyCondition, title: 'Ảnh', ...part }] }).job?.conditions[0]
    ?.accept;

describe('what the form would send', () => {
  it('is a job of the contract, with parsed amounts', () => {
    const { job, problems } = readForm(quick);
    expect([...problems]).toEqual([]);
    expect(job).toMatchObject({
      price: 35_000,
      slots: 40,
      timeLimitMin: 60,
      reviewHours: jobLimits.reviewHoursQuick.default,
      place: { mode: 'REMOTE' },
      conditions: [{ accept: { types: ['IMAGE'], minFiles: 3, mustBeFresh: true } }],
    });
  });

  it('has days of a project in hours', () => {
    expect(readForm({ ...project, durationDays: '7' }).job).toMatchObject({
      durationHours: 168,
      price: 6_500_000,
    });
  });

  it.each([
    ['a short title', { title: 'Ngắn' }, 'title'],
    ['no field', { categorySlug: '' }, 'categorySlug'],
    ['no price', { price: '' }, 'price'],
    ['a price below the least', { price: '1k' }, 'price'],
    ['words for a number', { slots: 'nhiều' }, 'slots'],
    ['a part of a person', { slots: '1.5' }, 'slots'],
    ['no time', { timeLimitMin: '' }, 'timeLimitMin'],
    ['work that takes longer than there is time', { timeLimitMin: '60', effortMin: '61' }, 'effortMin'],
    ['no whole minutes of work', { effortMin: 'vài' }, 'effortMin'],
    ['too long to review', { reviewHours: '200' }, 'reviewHours'],
    ['a proof without a name', { conditions: [emptyCondition] }, 'conditions.0.title'],
    [
      'a proof of nothing',
      { conditions: [{ ...emptyCondition, title: 'Ảnh', types: [] }] },
      'conditions.0.accept.types',
    ],
  ])('is refused for %s, by its path', (_, part, path) => {
    const { job, problems } = readForm({ ...quick, ...part });
    expect(job).toBeNull();
    expect(problems).toContain(path);
  });

  it('asks only pictures and videos to be new', () => {
    expect(getAccept({ types: ['VIDEO', 'PDF'], mustBeFresh: true })?.mustBeFresh).toBe(true);
    expect(getAccept({ types: ['PDF'], mustBeFresh: true })?.mustBeFresh).toBeUndefined();
  });

  it('says whether one kind will do only where there are several', () => {
    expect(getAccept({})).toEqual({ types: ['IMAGE'], minFiles: 1 });
    expect(getAccept({ types: ['IMAGE', 'LINK'] })).toEqual({ types: ['IMAGE', 'LINK'], match: 'ANY' });
    expect(getAccept({ types: ['IMAGE', 'LINK'], match: 'ALL', minFiles: '2' })).toEqual({
      types: ['IMAGE', 'LINK'],
      match: 'ALL',
      minFiles: 2,
    });
  });

  it('leaves an older condition without it as it was, until the author chooses', () => {
    const older = { title: 'Ảnh', mandatory: true, accept: { types: ['IMAGE' as const, 'TEXT' as const] } };
    const form = toConditionForm(older);
    const read = (part: Partial<typeof form>) =>
      readForm({ ...quick, conditions: [{ ...form, ...part }] }).job?.conditions[0]?.accept;
    expect(read({})).toEqual(older.accept);
    expect(read({ title: 'Ảnh các bước' })).not.toHaveProperty('match', expect.anything());
    expect(read({ match: 'ANY' })).toMatchObject({ match: 'ANY' });
  });

  it('pays by parts only if they add up to the price', () => {
    const conditions = ['2tr', '4,5tr'].map((amount, no) => ({
      ...emptyCondition,
      title: `Mốc ${no + 1}`,
      amount,
    }));
    expect(readForm({ ...project, releaseMode: 'PER_PROOF', conditions }).problems.size).toBe(0);
    expect(readForm({ ...project, price: '7tr', releaseMode: 'PER_PROOF', conditions }).problems).toContain(
      'conditions',
    );
  });
});

it('has each field of an error in exactly one step', () => {
  const wrong = readForm({
    ...quick,
    title: '',
    description: '',
    categorySlug: '',
    price: '',
    slots: '',
    timeLimitMin: '',
    effortMin: '0',
    reviewHours: '1',
    revisionsMax: '9',
    conditions: [{ ...emptyCondition, types: [] }],
  });
  expect(wrong.problems.size).toBeGreaterThan(8);
  const withoutField = [...wrong.problems].filter(
    (path) => steps.filter((step) => isOfStep(path, step)).length !== 1,
  );
  expect(withoutField).toEqual([]);
});

it('asks for a mandatory condition in the step of the conditions, of a posting and of an offer', () => {
  const origin = { title: 'Ảnh thêm', mandatory: false, accept: { types: ['IMAGE' as const] } };
  const conditions = [toConditionForm(origin)];
  for (const optional of [
    { ...quick, conditions },
    { ...quick, conditions: [] },
  ]) {
    const { job, problems } = readForm(optional);
    expect(job).toBeNull();
    expect(problems).toContain('conditions.mandatory');
  }
  expect(steps.filter((step) => isOfStep('conditions.mandatory', step))).toEqual(['proofs']);
  const terms = { price: 1_000_000, durationHours: 100, releaseMode: 'ALL' as const, reviewHours: 120 };
  const base = { ...terms, revisionsMax: 2, scope: '', conditions: [origin] };
  const read = readTerms(toDraft(base), base, 0);
  expect(read.terms).toBeNull();
  expect(read.problems).toContain('conditions.mandatory');
  const mended = { ...toDraft(base), conditions: [...conditions, ...quick.conditions] };
  expect(readTerms(mended, base, 0).problems.size).toBe(0);
});

it('has each field of the contract in exactly one step', () => {
  // The form has no expiry: the default applies.
  const names = Object.keys(createJobSchema.entries).filter((name) => name !== 'expiresAt');
  expect(names.filter((name) => steps.filter((step) => isOfStep(name, step)).length !== 1)).toEqual([]);
});

it('changes the times with the kind and keeps the texts', () => {
  expect(project).toMatchObject({
    title: quick.title,
    acceptMode: 'APPLY',
    durationDays: '7',
    reviewHours: String(jobLimits.reviewHoursProject.default),
  });
  expect(withKind(quick, 'QUICK')).toBe(quick);
});
