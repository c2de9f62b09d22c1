import { expect, it } from 'vitest';
import { failedChecks } from './check-evidence.ts';

const evidence = {
  sha256: null,
  fileId: null,
  link: null,
  geo: null,
  capturedAt: null,
  round: 1,
  uploadedAt: '2026-11-20T10:00:00Z',
};
const getChecks = (text: string) =>
  failedChecks({ accept: { types: ['TEXT'], minTextLen: 10 } }, [{ ...evidence, text }], {
    files: new Map(),
    startedAt: null,
  }).map(({ rule }) => rule);

it.each(['', '   ', '\u3164'.repeat(30), '\u200B'.repeat(30), '\u2800'.repeat(30)])(
  '%j proves nothing',
  (text) => {
    expect(getChecks(text)).toEqual(['EMPTY', 'MIN_TEXT']);
  },
);

it('words are evidence', () => {
  expect(getChecks('Đã đăng bài lúc 9 giờ')).toEqual([]);
});
