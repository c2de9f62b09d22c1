import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import type { Api } from '../testing/call-api.ts';
import { copyRow, insertUsers } from '../testing/crowd.ts';
import { type Scene, applied, meet, negotiating, ok, opened } from '../testing/market-scene.ts';
import { getPassword } from '../testing/person.ts';
import { startApp } from '../testing/start-app.ts';
import { nextDeed } from './next-deed.ts';
import { createPerson } from './person.ts';
import { sendWithin } from './send-within.ts';

/** More than one page of a list. */
const count = 120;
const later = (column: string, by: string) => `'${column}', one.${column} + interval '${by}'`;

let app: App;
beforeAll(async () => {
  app = await startApp();
  await insertUsers(app.platform.db, count);
});

async function getNext(doer: Api, towards: Api): Promise<string | null> {
  const { username } = await ok(doer.get('/user/info'));
  const { id: userId } = await ok(towards.get('/user/info'));
  return nextDeed(createPerson(sendWithin(app.server), username, getPassword(username)), { userId });
}
const copy = (table: string, id: string, ...changes: string[]) =>
  copyRow(app.platform.db, table, { id, count, change: `jsonb_build_object(${changes.join(', ')})` });

async function newScene(name: string): Promise<{ scene: Scene; copyJobs: (id: string) => Promise<void> }> {
  const id = `'id', '${name}' || n, 'slug', '${name}-' || n`;
  return {
    scene: await meet(app),
    copyJobs: (jobId) => copy('jobs', jobId, id, later('created_at', '1 second'), `'taken', one.slots`),
  };
}

it('answers in a deal beyond the first page', async () => {
  const { scene, copyJobs } = await newScene('deal');
  const deal = await negotiating(scene);
  await copyJobs(deal.jobId);
  const others = `'id', 'dl' || n, 'job_id', 'deal' || n, 'author_id', 'c' || n`;
  await copy('deals', deal.id, others, later('next_timer_at', '-1 hour'));
  expect(await getNext(scene.worker, scene.author)).toMatch(/^accepts the terms of /);
});

it('accepts an applicant beyond the first page', async () => {
  const { scene, copyJobs } = await newScene('chosen');
  const { id, jobId } = await applied(scene);
  await copyJobs(jobId);
  await copy('applications', id, `'id', 'apj' || n, 'job_id', 'chosen' || n, 'worker_id', 'c1'`);
  await copy('applications', id, `'id', 'ap' || n, 'worker_id', 'c' || n`, later('created_at', '-1 hour'));
  expect(await getNext(scene.author, scene.worker)).toMatch(/^chooses /);
});

it('applies for a job beyond the first page, and for none twice', async () => {
  const { scene, copyJobs } = await newScene('sought');
  const { id: jobId } = await opened(scene);
  await copyJobs(jobId);
  expect(await getNext(scene.worker, scene.author)).toMatch(/^applies for /);
  const { list } = await ok(scene.worker.get('/job-application/my-applications-list'));
  expect(list).toMatchObject([{ jobId }]);
  await copy(
    'applications',
    list[0].id,
    `'id', 'aps' || n, 'job_id', 'sought' || n`,
    later('created_at', '1 second'),
  );
  expect(await getNext(scene.worker, scene.author)).toBeNull();
});
