import { describe, expect, it } from 'vitest';
import { type Chart, defineArrow } from './arrow.ts';
import { after, unlessReminded, warningAt } from './clock.ts';
import { createLaw } from './create-law.ts';
import { hours } from './decision.ts';
import { whyNot } from './why-not.ts';

type Lamp = { state: 'OFF' | 'ON'; isOld: boolean; endsAt: number | null };
type Command = { type: 'SWITCH' | 'FADE' | 'WARN' | 'BLINK' };

const arrow = defineArrow<Lamp['state'], Lamp>();
const endsAt = ({ endsAt: at }: Lamp) => at;
const lamp: Chart<Lamp['state'], Lamp, Command> = {
  OFF: { on: { SWITCH: arrow({ id: 'L1', by: ['author'], to: 'ON', via: 'lamp/switch' }) } },
  ON: {
    on: {
      FADE: arrow({ id: 'L2', by: ['system'], to: 'OFF', at: endsAt, amount: () => 5 }),
      WARN: arrow({
        id: 'L3',
        by: ['system'],
        to: 'ON',
        at: (thing) => after(thing.endsAt, -1),
        reminds: { who: 'worker', of: endsAt },
      }),
      // An old one flickers at once, and a new one never by itself.
      BLINK: [
        arrow({
          id: 'L4',
          by: ['system', 'author'],
          to: 'ON',
          when: ({ isOld, endsAt: at }) => !isOld && at === 0,
        }),
        arrow({
          id: 'L5',
          by: ['system'],
          to: 'OFF',
          when: ({ isOld }) => isOld,
          at: () => 7,
          reminds: { who: 'author' },
        }),
      ],
    },
  },
};
const law = createLaw<Lamp, Command>()(['OFF', 'ON'], lamp);
const lit = (more: Partial<Lamp> = {}): Lamp => ({ state: 'ON', isOld: false, endsAt: hours(9), ...more });

describe('a law', () => {
  it('is tied to its schema by the compiler', () => {
    const make = createLaw<Lamp, Command>();
    // @ts-expect-error -- the schema lacks a state of the chart
    make(['OFF'], lamp);
    // @ts-expect-error -- the chart lacks a state of the schema
    expect(() => make(['OFF', 'ON', 'DIM'], lamp)).toThrow(TypeError);
    expect(law.rows.map(({ state, arrow: { id } }) => `${state} ${id}`)).toEqual([
      'OFF L1',
      'ON L2',
      'ON L3',
      'ON L4',
      'ON L5',
    ]);
  });

  it('brings nothing but what the arrow says', () => {
    const dark = { ...lit(), state: 'OFF' as const };
    expect(law.decide(dark, { type: 'SWITCH' }, { party: 'author', now: 0 })).toStrictEqual({
      isLawful: true,
      id: 'L1',
      next: lit(),
      money: [],
      logs: [],
      asks: [],
      standing: [],
    });
  });

  it('refuses in a state that it does not know', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as a damaged row would have it
    const broken = { ...lit(), state: 'BROKEN' } as unknown as Lamp;
    const refusal = { reason: 'NOT_ALLOWED' };
    expect(law.decide(broken, { type: 'SWITCH' }, { party: 'author', now: 0 })).toEqual({
      isLawful: false,
      refusal,
    });
    expect(law.takes('BROKEN', 'SWITCH')).toBe(false);
    expect(law.permitted(broken, { party: 'author', now: 0 })).toEqual([]);
    expect(law.timers(broken)).toEqual([]);
  });

  it('tells what happens by itself, the soonest first, with what is known of it alone', () => {
    expect(law.timers(lit())).toStrictEqual([
      {
        command: 'WARN',
        id: 'L3',
        at: hours(8),
        outcome: 'ON',
        isReminder: true,
        reminds: { who: 'worker', of: hours(9) },
      },
      { command: 'FADE', id: 'L2', at: hours(9), outcome: 'OFF', isReminder: false, amount: 5 },
    ]);
    expect(law.timers(lit({ isOld: true, endsAt: null }))).toStrictEqual([
      {
        command: 'BLINK',
        id: 'L5',
        at: 7,
        outcome: 'OFF',
        isReminder: false,
        reminds: { who: 'author', of: null },
      },
    ]);
    // The branch that applies has no timer.
    expect(law.timers(lit({ endsAt: 0 })).map(({ id }) => id)).toEqual(['L3', 'L2']);
  });
});

describe('a warning', () => {
  it.each([
    ['a day before', 100, null, null, 76],
    ['six hours before, once the first was sent', 100, null, 76, 94],
    ['no more, once both were', 100, null, 94, null],
    ['not with the beginning', 100, 76, null, 94],
    ['not before the beginning', 100, 80, null, 94],
    ['not at all where less is left', 100, 95, null, null],
    ['not before time began', 20, null, null, 14],
    ['of nothing', null, 0, null, null],
  ])('comes %s', (_, end, start, warned, at) => {
    const [endAt, startAt, warnedAt, due] = [end, start, warned, at].map((count) =>
      count === null ? null : hours(count),
    );
    expect(warningAt(endAt ?? null, startAt ?? null, warnedAt ?? null)).toBe(due);
  });

  it('is not told twice', () => {
    expect([
      unlessReminded(null, 5),
      unlessReminded(4, 5),
      unlessReminded(5, 5),
      unlessReminded(6, 5),
    ]).toEqual([5, 5, null, null]);
    expect(unlessReminded(3, null)).toBeNull();
  });
});

describe('a grey button', () => {
  it.each([
    [null, {}],
    [{ reason: 'LIMIT' as const, max: 3 }, { reason: 'LIMIT' }],
    [
      { reason: 'NOT_ALLOWED' as const, rule: 'PAUSED', until: '2026-11-26T00:00:00.000Z' },
      { reason: 'NOT_ALLOWED', rule: 'PAUSED', until: '2026-11-26T00:00:00.000Z' },
    ],
    [{ reason: 'NOT_ALLOWED' as const, rule: 3, until: 4 }, { reason: 'NOT_ALLOWED' }],
  ])('says of %j', (refusal, said) => {
    expect(whyNot(refusal)).toStrictEqual(said);
  });
});
