import type { QuietHours } from '@keo/core/contract';
import { expect, it } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

const night: QuietHours = { from: '22:00', to: '07:00' };
const siesta: QuietHours = { from: '12:00', to: '13:30' };
/** On 20 November in Vietnam, or another day. */
const at = (time: string, day = 20) => Date.parse(`2026-11-${day}T${time}+07:00`);

it.each<[string, QuietHours | null, number, number]>([
  ['in the evening it waits until the next morning', night, at('23:30'), at('07:00', 21)],
  ['after midnight until the same morning', night, at('00:10', 21), at('07:00', 21)],
  ['with the first minute they have begun', night, at('22:00'), at('07:00', 21)],
  ['a moment before they have not', night, at('21:59:59.999'), at('21:59:59.999')],
  ['a moment before their end they have not ended', night, at('06:59:59.999'), at('07:00')],
  ['with their end they are over', night, at('07:00'), at('07:00')],
  ['by day it comes when it is due', night, at('12:00'), at('12:00')],
  ['where they lie within a day it waits until they end', siesta, at('12:15'), at('13:30')],
  ['and the night is none of them', siesta, at('23:30'), at('23:30')],
  ['somebody without quiet hours hears at once', null, at('23:30'), at('23:30')],
])('%s', (_, quiet, due, expected) => {
  expect(afterQuietHours({ at: due, of: null }, quiet)).toBe(expected);
});

it.each([
  ['in the same night', at('03:00', 21), at('23:30')],
  ['with the very end of the night', at('07:00', 21), at('23:30')],
  ['after the night', at('07:00', 21) + 1, at('07:00', 21)],
])('what it reminds of may not be over by then: %s', (_, end, expected) => {
  expect(afterQuietHours({ at: at('23:30'), of: end }, night)).toBe(expected);
});

it('is never early, nor in quiet hours while there is time', () => {
  const day = 86_400_000;
  for (let minute = 0; minute < 24 * 60; minute += 7)
    for (const quiet of [night, siesta, { from: '07:00', to: '06:59' }, { from: '00:00', to: '00:01' }]) {
      const due = at('00:00') + minute * 60_000;
      const expected = afterQuietHours({ at: due, of: due + 2 * day }, quiet);
      expect(expected).toBeGreaterThanOrEqual(due);
      expect(expected - due).toBeLessThan(day);
      expect(afterQuietHours({ at: expected, of: null }, quiet)).toBe(expected);
    }
});
