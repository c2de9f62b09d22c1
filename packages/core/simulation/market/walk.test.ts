import { expect, inject, it } from 'vitest';
import {
  type NotificationCode,
  notificationCodes,
} from '../../src/notifications/codes/notification-codes.ts';
import { declared, sent, taken } from './coverage.ts';
import { walk } from './walk.ts';

const envSeed = process.env['KEO_SEED'];
/** What `scripts/breach-list.ts` breaks is noticed within 4,000. */
const least = inject('long') ? 20_000 : 5000;
const most = 20_000;

/** Codes of chat, which no law sends. */
const ofChat = ['NEW_MESSAGE', 'UNREAD_COUNT_UPDATE', 'MESSAGES_MARKED_READ', 'PARTICIPANT_READ_MESSAGES'];

const untaken = () => [...declared.keys()].filter((name) => !taken.has(name));
const unsent = () =>
  [...declared].flatMap(([name, codes]) =>
    [...codes].filter((code) => !sent.get(name)?.has(code)).map((code) => `${name} ${code}`),
  );

/** Seeds of the runs: so many at least, and on until every arrow was taken and every code was sent. */
function* seeds() {
  if (envSeed !== undefined) yield Number(envSeed);
  else
    for (let seed = 1; seed <= most && (seed <= least || untaken().length + unsent().length > 0); seed++)
      yield seed;
}

it(`keeps every promise of the law in at least ${envSeed === undefined ? least : 1} random runs of a job`, () => {
  const broken: string[] = [];
  for (const seed of seeds()) {
    try {
      walk(seed);
    } catch (error) {
      broken.push(`KEO_SEED=${seed}: ${error instanceof Error ? error.message : String(error)}`);
      if (broken.length === 5) break;
    }
  }
  expect(broken).toEqual([]);
});

it.skipIf(envSeed !== undefined)('takes every arrow of the four charts', () => {
  expect(untaken()).toEqual([]);
});

it.skipIf(envSeed !== undefined)(
  'sends every code that the arrows say they send, and all that are not chat',
  () => {
    expect(unsent()).toEqual([]);
    const all = new Set<NotificationCode>([...sent.values()].flatMap((codes) => [...codes]));
    expect(notificationCodes.filter((code) => !all.has(code))).toEqual(ofChat);
  },
);
