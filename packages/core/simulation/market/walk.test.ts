import { expect, it } from 'vitest';
import { type NotificationCode, notificationCodes } from '../../src/notifications/notification-codes.ts';
import { declared, sent, taken } from './coverage.ts';
import { walk } from './walk.ts';

const given = process.env['KEO_SEED'];
const seeds = given === undefined ? Array.from({ length: 20_000 }, (_, index) => index + 1) : [Number(given)];

/** Codes of chat, which no law sends. */
const ofChat = ['NEW_MESSAGE', 'UNREAD_COUNT_UPDATE', 'MESSAGES_MARKED_READ', 'PARTICIPANT_READ_MESSAGES'];

it(`keeps every promise of the law in ${seeds.length} random runs of a job`, () => {
  const broken: string[] = [];
  for (const seed of seeds) {
    try {
      walk(seed);
    } catch (error) {
      broken.push(`KEO_SEED=${seed}: ${error instanceof Error ? error.message : String(error)}`);
      if (broken.length === 5) break;
    }
  }
  expect(broken).toEqual([]);
});

it.skipIf(given !== undefined)('takes every arrow of the four charts', () => {
  expect([...declared.keys()].filter((name) => !taken.has(name))).toEqual([]);
});

it.skipIf(given !== undefined)(
  'sends every code that the arrows say they send, and all that are not chat',
  () => {
    const unsent = [...declared].flatMap(([name, codes]) =>
      [...codes].filter((code) => !sent.get(name)?.has(code)).map((code) => `${name} ${code}`),
    );
    expect(unsent).toEqual([]);
    const all = new Set<NotificationCode>([...sent.values()].flatMap((codes) => [...codes]));
    expect(notificationCodes.filter((code) => !all.has(code))).toEqual(ofChat);
  },
);
