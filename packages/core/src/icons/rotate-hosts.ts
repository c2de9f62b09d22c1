import type { Clock, Timer } from '../ports/ports.ts';
import { IconError, type IconStatus } from './icon.error.ts';

/** The outcome of one host: its value, try the next, or stop. */
export type Verdict<Value> =
  | { is: 'answer'; value: Value }
  | { is: 'next'; status: IconStatus }
  | { is: 'abort'; status: IconStatus };

/** Milliseconds until a silent host is hedged by the next one, and until the last one times out. */
export type RotationSettings = { rotate: number; timeout: number };

export const defaultRotation: RotationSettings = { rotate: 750, timeout: 2000 };

/**
 * Asks hosts in turn from the `first` on: the next one at once after a failure, or as a hedged request after a silence.
 * The first answer wins and aborts the others. Rejects with an IconError, or with the reason of `signal`.
 */
export function rotateHosts<Value>({
  hosts,
  first = 0,
  send,
  clock,
  settings = defaultRotation,
  signal,
}: {
  hosts: readonly string[];
  first?: number;
  send: (host: string, signal: AbortSignal) => Promise<Verdict<Value>>;
  clock: Clock;
  settings?: RotationSettings;
  signal?: AbortSignal | undefined;
}): Promise<{ value: Value; host: number }> {
  return new Promise((resolve, reject) => {
    const requests = new AbortController();
    let sent = 0;
    let open = 0;
    let timer: Timer | null = null;

    const end = () => {
      timer?.cancel();
      signal?.removeEventListener('abort', stop);
      requests.abort();
    };
    const fail = (status: IconStatus) => {
      end();
      reject(new IconError(status, `Icons could not be loaded (${status})`));
    };
    const stop = () => {
      end();
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is the caller's own
      reject(signal?.reason);
    };
    const settle = (index: number, verdict: Verdict<Value>) => {
      if (requests.signal.aborted) return;
      open -= 1;
      if (verdict.is === 'answer') {
        end();
        resolve({ value: verdict.value, host: index });
      } else if (verdict.is === 'abort') fail(verdict.status);
      else if (sent < hosts.length) ask();
      else if (open === 0) fail(verdict.status);
    };
    const ask = () => {
      const index = (first + sent) % hosts.length;
      sent += 1;
      open += 1;
      timer?.cancel();
      const isLast = sent === hosts.length;
      timer = clock.after(isLast ? settings.timeout : settings.rotate, isLast ? () => fail(503) : ask);
      send(hosts[index] ?? '', requests.signal).then(
        (verdict) => settle(index, verdict),
        () => settle(index, { is: 'next', status: 503 }),
      );
    };

    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop);
    ask();
  });
}
