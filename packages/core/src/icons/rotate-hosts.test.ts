import { describe, expect, it } from 'vitest';
import type { Clock } from '../ports/ports.ts';
import { IconError } from './icon.error.ts';
import { rotateHosts } from './rotate-hosts.ts';

describe('hosts that are all silent', () => {
  it('are asked 750 ms apart and given up 2000 ms after the last, where nothing else is set', async () => {
    let now = 0;
    const timers = new Set<{ at: number; run: () => void }>();
    const clock: Clock = {
      now: () => now,
      after: (ms, run) => {
        const timer = { at: now + ms, run };
        timers.add(timer);
        return { cancel: () => void timers.delete(timer) };
      },
    };
    const requests: string[] = [];
    const send = (host: string) => {
      requests.push(`${now} ${host}`);
      return new Promise<never>(() => undefined);
    };
    const ending = rotateHosts({ hosts: ['a', 'b', 'c'], send, clock }).catch((error: unknown) => error);
    for (let [timer] = timers; timer; [timer] = timers) {
      now = timer.at;
      timers.delete(timer);
      timer.run();
    }
    const error = await ending;
    expect(error instanceof IconError && error.status).toBe(503);
    expect(requests).toEqual(['0 a', '750 b', '1500 c']);
    expect(now).toBe(3500);
  });
});
