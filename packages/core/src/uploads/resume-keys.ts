import { array, number, object, parse, string } from 'valibot';
import { randomId } from '../http/random-id.ts';
import type { Clock, KeyValueStorage } from '../ports/ports.ts';

const key = 'uploads';
const longest = 24 * 3_600_000;
const most = 20;

const listSchema = array(object({ print: string(), requestId: string(), at: number() }));

/** The `requestId` (idempotency key) of each upload, to resume it after the page was closed. */
export type ResumeKeys = {
  /** That of an upload in progress, or a new one. `print` is a fingerprint of the file and its user. */
  of(print: string): string;
  forget(print: string): void;
};

export function createResumeKeys(
  storage: KeyValueStorage,
  clock: Pick<Clock, 'now'>,
  newId: () => string = randomId,
): ResumeKeys {
  const read = () => {
    try {
      const kept = parse(listSchema, JSON.parse(storage.read(key) ?? '[]'));
      return kept.filter(({ at }) => clock.now() - at < longest);
    } catch {
      return [];
    }
  };
  const write = (list: ReturnType<typeof read>) => {
    if (list.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(list.slice(-most)));
  };
  return {
    of(print) {
      const list = read();
      const known = list.find((one) => one.print === print);
      if (known) return known.requestId;
      const requestId = newId();
      write([...list, { print, requestId, at: clock.now() }]);
      return requestId;
    },
    forget: (print) => write(read().filter((one) => one.print !== print)),
  };
}
