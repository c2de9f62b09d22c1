import crypto from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';

/** Counts running hashes; none starts before `begin`. */
function watchHashes() {
  const gate = new EventEmitter();
  const begun = once(gate, 'begin');
  const hashes = { now: 0, most: 0, begin: () => gate.emit('begin') };
  const argon2 = crypto.argon2.bind(crypto);
  const spy = vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, parameters, done) => {
    hashes.now += 1;
    hashes.most = Math.max(hashes.most, hashes.now);
    const run = () =>
      argon2(algorithm, parameters, (error, hash) => {
        hashes.now -= 1;
        done(error, hash);
      });
    void begun.then(run);
  });
  onTestFinished(() => spy.mockRestore());
  return hashes;
}

/** Default size of the libuv pool (`UV_THREADPOOL_SIZE`). */
const threads = 4;
const waiting = 50;

it('many sign-ins leave threads for files and pictures, and the queue is bounded', async () => {
  const app = await startApp({ demo: 'people' });
  const hashes = watchHashes();
  const answers: Awaited<ReturnType<typeof call>>[] = [];
  const all = Array.from({ length: 60 }, async () => {
    answers.push(
      await call(app, '/user/login', {
        body: { username: 'minhanh', password: 'not this one' },
        locale: 'vi',
      }),
    );
  });
  await until(
    'those are sent away for whom there is no room',
    () => answers.length === 60 - waiting - hashes.most,
  );
  expect(hashes.most).toBe(threads / 2);
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      msg: 'Máy chủ đang bận. Vui lòng thử lại sau giây lát.',
    });
  const sentAway = answers.length;
  hashes.begin();
  await Promise.all(all);
  expect(answers.slice(sentAway).map(({ status }) => status)).toEqual(
    Array.from({ length: waiting + hashes.most }, () => 422),
  );
  expect(hashes.most).toBe(threads / 2);
});
