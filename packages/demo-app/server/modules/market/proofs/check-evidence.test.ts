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

const photo = { id: 'f1', mime: 'image/png', sha256: '' };
const table = { id: 'f2', mime: 'application/zip', sha256: '' };
const files = new Map([photo, table].map((file) => [file.id, file]));
const pieces = {
  photo: { ...evidence, text: null, fileId: 'f1' },
  table: { ...evidence, text: null, fileId: 'f2' },
  link: { ...evidence, text: null, link: 'https://example.com' },
  place: { ...evidence, text: null, geo: { lat: 10.7, lng: 106.7 } },
  short: { ...evidence, text: 'ngắn' },
  long: { ...evidence, text: 'Đã đăng bài lúc 9 giờ' },
};
type Piece = keyof typeof pieces;
type Accept = Parameters<typeof failedChecks>[0]['accept'];
const check = (accept: Accept, ...names: Piece[]) =>
  failedChecks(
    { accept },
    names.map((name) => pieces[name]),
    { files, startedAt: null },
  ).map(({ rule, note }) => (rule === 'KINDS' ? `KINDS ${note}` : rule));

it.each<[Accept['types'], Piece[], string[]]>([
  [['IMAGE', 'LINK'], ['photo'], ['KINDS LINK']],
  [['IMAGE', 'LINK'], ['link'], ['KINDS IMAGE', 'MIN_FILES']],
  [['IMAGE', 'LINK'], ['photo', 'link'], []],
  [['IMAGE', 'FILE'], ['photo'], ['KINDS FILE']],
  [['IMAGE', 'FILE'], ['photo', 'table'], []],
  [['IMAGE', 'GEO'], ['photo'], ['KINDS GEO']],
  [['IMAGE', 'GEO', 'TEXT'], ['photo', 'place', 'long'], []],
])('all of %j is not met by %j', (types, names, failed) => {
  expect(check({ types, match: 'ALL', minFiles: types.includes('LINK') ? 1 : undefined }, ...names)).toEqual(
    failed,
  );
});

it.each<[Piece[], string[]]>([
  [['photo', 'table'], []],
  [['long'], []],
  [['link'], []],
  [['photo'], ['MIN_FILES']],
  [['short'], ['MIN_TEXT']],
  [
    ['photo', 'short'],
    ['MIN_FILES', 'MIN_TEXT'],
  ],
  [['photo', 'long'], []],
  [[], ['EMPTY']],
  [['place'], ['EMPTY']],
])('any of photos, files, text and link, each with its minimum, is given by %j', (names, failed) => {
  const types: Accept['types'] = ['IMAGE', 'FILE', 'TEXT', 'LINK'];
  expect(check({ types, match: 'ANY', minFiles: 2, minTextLen: 10 }, ...names)).toEqual(failed);
});

it.each([
  ['a picture made before', 'f1', '2026-11-20T08:59:59Z', ['FRESH']],
  ['a picture made after', 'f1', '2026-11-20T09:00:00Z', []],
  ['a picture made at an unknown time', 'f1', null, []],
  ['a file that is no picture', 'f2', '2026-11-20T08:59:59Z', []],
])('%s, where pictures must be made after the beginning', (_, fileId, capturedAt, failed) => {
  const checks = failedChecks(
    { accept: { types: ['IMAGE', 'FILE'], match: 'ANY', mustBeFresh: true } },
    [{ ...evidence, text: null, fileId, capturedAt }],
    { files, startedAt: new Date('2026-11-20T09:00:00Z') },
  );
  expect(checks.map(({ rule }) => rule)).toEqual(failed);
});

it('an older condition keeps each minimum, whichever kind is handed in', () => {
  const accept: Accept = { types: ['IMAGE', 'TEXT'], minFiles: 1, minTextLen: 10 };
  expect(check(accept, 'long')).toEqual(['MIN_FILES']);
  expect(check(accept, 'photo')).toEqual(['MIN_TEXT']);
  expect(check(accept, 'photo', 'long')).toEqual([]);
});
