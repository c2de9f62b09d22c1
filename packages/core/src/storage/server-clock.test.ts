import { describe, expect, it, vi } from 'vitest';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createServerClock } from './server-clock.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
const day = 24 * 3_600_000;

const open = () => {
  const device = createVirtualClock(start);
  const clock = createServerClock(device);
  return { device, clock, ahead: () => clock.now() - device.now() };
};

describe("the server's clock", () => {
  it('is the device’s until an answer came', () => expect(open().ahead()).toBe(0));

  it.each([
    ['a day behind', day],
    ['a day ahead', -day],
  ])('corrects a device that is %s, to within the way of an answer', async (_, off) => {
    const { device, clock, ahead } = open();
    const since = device.now();
    await device.advance(300);
    clock.hear(start + off + 150, since);
    expect(Math.abs(ahead() - off)).toBeLessThanOrEqual(150);
  });

  it('is moved by no slow answer that may still be right, and narrowed by a fast one', async () => {
    const { device, clock, ahead } = open();
    clock.hear(start + day, start);
    const since = device.now();
    await device.advance(20_000);
    clock.hear(start + day + 19_000, since);
    expect(ahead()).toBe(day);
    clock.hear(device.now() + day - 40, device.now());
    expect(ahead()).toBe(day - 40);
  });

  it('takes whole seconds for what they are', () => {
    const { clock, ahead } = open();
    clock.hear(start - 400, start, 1000);
    expect(ahead()).toBe(0);
  });

  it('takes a message without a question to be a minute old at most', () => {
    const { clock, ahead } = open();
    clock.hear(start - 30_000);
    expect(ahead()).toBe(0);
    clock.hear(start - day);
    expect(ahead()).toBe(60_000 - day);
  });

  it('ignores what is no time, and an answer during which the device was set back', () => {
    const { clock, ahead } = open();
    clock.hear(Number.NaN, start);
    clock.hear(start - day, start + 1);
    expect(ahead()).toBe(0);
  });

  it('tells of corrections of a second or more alone', () => {
    const { clock } = open();
    const events = vi.fn<() => void>();
    const stop = clock.subscribe(events);
    clock.hear(start + 999, start);
    expect(events).not.toHaveBeenCalled();
    clock.hear(start + day, start);
    expect(events).toHaveBeenCalledTimes(1);
    stop();
    clock.hear(start, start);
    expect(events).toHaveBeenCalledTimes(1);
  });
});
