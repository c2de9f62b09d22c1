import { expect, it } from 'vitest';
import { namedFor } from './closed-name.ts';

const kept = 'Tài khoản đã đóng';
const answer = (name: string) => ({
  worker: { displayName: name },
  metadata: { params: { otherName: name, jobTitle: kept } },
  about: { person: name },
  text: `"displayName":"${kept}"`,
});

it.each([
  ['vi', kept],
  ['en', 'Closed account'],
] as const)('somebody who closed their account is called in %s: %s', (locale, name) => {
  expect(JSON.parse(namedFor(locale, JSON.stringify(answer(kept))))).toEqual(answer(name));
  expect(JSON.parse(namedFor(locale, JSON.stringify(answer('Trần Thu Hà'))))).toEqual(answer('Trần Thu Hà'));
});
