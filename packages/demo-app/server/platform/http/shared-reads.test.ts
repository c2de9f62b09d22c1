import { describe, expect, it } from 'vitest';
import { builtPages } from '../../dev/testing/built-pages.ts';
import { meet, opened } from '../../dev/testing/market-scene.ts';
import { call } from '../../dev/testing/person.ts';
import { quickJob } from '../../dev/testing/sample-jobs.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { createSharedReads, sharedFor } from './shared-reads.ts';

const app = await startApp({ sharedReads: true, pagesFolder: await builtPages() });
const scene = await meet(app);
const { clock } = app.platform;
const listed = async (slug: string) => {
  const { data } = await call(app, '/job/jobs-list');
  return data.list.some((job: { slug: string }) => job.slug === slug);
};
const info = (slug: string, api = scene.visitor) => api.get(`/job/job-info/${slug}`);

const said = async (locale: 'vi' | 'en') => (await call(app, '/job/jobs-list', { locale })).msg;
const body = async (locale: string) =>
  (await app.server.inject({ url: '/tasks', headers: { 'accept-language': locale } })).body;
const total = async (query: string) => (await call(app, `/job/jobs-list?${query}`)).data.total;

describe('a public answer', () => {
  it('is cached for some seconds', async () => {
    await listed('');
    const { slug } = await opened(scene, quickJob);
    expect(await listed(slug)).toBe(false);
    await clock.advance(sharedFor + 1);
    expect(await listed(slug)).toBe(true);
    const page = () => app.server.inject(`/tasks/${slug}`);
    const state = async () => (await info(slug)).data.state;
    expect([(await page()).body.includes('JobPosting'), await state()]).toEqual([true, 'OPEN']);
    const { id } = (await info(slug, scene.author)).data;
    await scene.author.post('/job/close-job', { jobId: id });
    expect([(await page()).body.includes('JobPosting'), await state()]).toEqual([true, 'OPEN']);
    await clock.advance(sharedFor + 1);
    expect([(await page()).body.includes('JobPosting'), await state()]).toEqual([false, 'CLOSED']);
  });

  it('is shared only by callers who are not signed in', async () => {
    const { slug } = await opened(scene, quickJob);
    const asAuthor = () => info(slug, scene.author);
    const [before, own, after] = [await info(slug), await asAuthor(), await info(slug)];
    expect(after).toEqual(before);
    expect(own.data).not.toEqual(before.data);
    // Signed-in users see their own change at once.
    await scene.author.post('/job/pause-job', { jobId: own.data.id });
    expect((await asAuthor()).data.state).toBe('PAUSED');
    expect((await info(slug)).data.state).toBe('OPEN');
  });

  it('is in the reader’s language', async () => {
    expect(await said('vi')).not.toBe(await said('en'));
    expect(await body('vi')).not.toBe(await body('en'));
  });

  it('is cached by its input', async () => {
    await opened(scene, quickJob);
    await clock.advance(sharedFor + 1);
    expect(await total('q=khongcogi')).toBe(0);
    expect(await total('')).toBeGreaterThan(0);
  });
});

const fail = () => Promise.reject(new Error('away'));

describe('a shared read', () => {
  const now = { at: 1_000_000, now: () => new Date(now.at) };
  it('is read once for concurrent and recent callers, and again after a failure', async () => {
    const share = createSharedReads(now)<number>(sharedFor, 2);
    let made = 0;
    const read = async () => (made += 1);
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => share('a', read))))).toEqual(
      new Set([1]),
    );
    now.at += sharedFor;
    expect(await share('a', read)).toBe(1);
    now.at += 1;
    expect(await share('a', read)).toBe(2);
    await expect(share('b', fail)).rejects.toThrow('away');
    expect(await share('b', read)).toBe(3);
    // LRU: the third key evicts the least recently used one.
    await share('c', read);
    expect(await share('a', read)).toBe(5);
  });
});
