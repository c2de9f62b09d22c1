import { describe, expect, it } from 'vitest';
import { localTexts } from '../../i18n/use-texts.ts';
import { getMinutes, netWords, placeWords, timeWords } from './job-words.ts';
import { jobsEn } from './jobs.en.ts';
import { jobsVi } from './jobs.vi.ts';
import type { JobTexts } from './use-job-texts.ts';

const vi: JobTexts = localTexts(jobsVi, 'vi');
const en: JobTexts = localTexts(jobsEn, 'en');

describe('times of a job', () => {
  it.each([
    [5, '5 phút', '5 minutes'],
    [60, '1 giờ', '1 hour'],
    [90, '90 phút', '90 minutes'],
    [72 * 60, '3 ngày', '3 days'],
    [1440, '1 ngày', '1 day'],
    [30 * 60, '30 giờ', '30 hours'],
  ])('%i minutes are "%s"', (minutes, inVietnamese, inEnglish) => {
    expect(timeWords(minutes, vi)).toBe(inVietnamese);
    expect(timeWords(minutes, en)).toBe(inEnglish);
  });

  it('are minutes for a quick job and hours for a project', () => {
    expect(getMinutes({ timeLimitMin: 30, durationHours: null })).toBe(30);
    expect(getMinutes({ timeLimitMin: null, durationHours: 168 })).toBe(10_080);
    expect(getMinutes({ timeLimitMin: null, durationHours: null })).toBeNull();
  });
});

describe('hourly earnings', () => {
  const quick = { kind: 'QUICK', net: 31_500, timeLimitMin: 30 } as const;

  it('are by the author’s estimate, rounded down, with their reason', () => {
    expect(netWords({ ...quick, effortMin: 27 }, vi)).toBe(
      'về tay · khoảng 27\u00A0phút · ~70,000đ/giờ (người đăng ước tính)',
    );
    expect(netWords({ ...quick, net: 10_000, effortMin: 70 }, vi)).toContain('~8,571đ/giờ');
  });

  it('are never by the deadline', () => expect(netWords({ ...quick, effortMin: null }, vi)).toBe('về tay'));

  it('are none for a project', () =>
    expect(netWords({ kind: 'PROJECT', net: 5_850_000, effortMin: null }, vi)).toBe('về tay · dự án'));
});

describe('the place', () => {
  it.each([
    [{ mode: 'REMOTE', provinceCode: null }, 'Làm từ xa'],
    [{ mode: 'ONSITE', provinceCode: '79' }, 'TP. Hồ Chí Minh'],
    [{ mode: 'ONSITE', provinceCode: null }, 'Làm tại chỗ'],
  ] as const)('%o is %s', (place, words) => expect(placeWords(place, vi)).toBe(words));
});

const stem = (key: string) => key.replace(/_(one|other)$/, '');
it('has all texts in both languages', () => {
  expect(new Set(Object.keys(jobsEn).map(stem))).toEqual(new Set(Object.keys(jobsVi).map(stem)));
});
