import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../../app.ts';
import { afterFile } from '../../../dev/testing/after-file.ts';
import { type Scene, meet, ok, taken } from '../../../dev/testing/market-scene.ts';
import { createDatabase, lacksRealParts, startApp } from '../../../dev/testing/start-app.ts';
import { until } from '../../../dev/testing/until.ts';
import { lockOwn } from './loaded-deal.ts';

describe.skipIf(lacksRealParts)('locking one’s own deal', () => {
  let app: App;
  let scene: Scene;
  let other: Client;
  let deal: { id: string; jobId: string };
  let proofId: string;
  beforeAll(async () => {
    const databaseUrl = await createDatabase('people');
    app = await startApp({ databaseUrl });
    other = new Client({ connectionString: databaseUrl });
    await other.connect();
    afterFile(() => other.end());
    scene = await meet(app);
    const found = await taken(scene);
    deal = found;
    proofId = found.proofs[0].id;
  });

  const isFree = async (table: 'jobs' | 'deals', id: string) =>
    (await other.query(`select 1 from ${table} where id = $1 for update skip locked`, [id])).rows.length > 0;

  /** Runs `work` while another connection holds that row. */
  async function beside<T>(table: 'jobs' | 'deals', id: string, work: () => Promise<T>): Promise<T> {
    await other.query('begin');
    await other.query(`select 1 from ${table} where id = $1 for update`, [id]);
    try {
      return await work();
    } finally {
      await other.query('rollback');
    }
  }
  const isWaiting = async () =>
    (await other.query('select 1 from pg_locks where not granted')).rows.length > 0;
  const lock = (userId: string) => app.platform.transact((unit) => lockOwn(unit, userId, { proofId }));

  it('waits for the job before it takes the deal', async () => {
    const locked = await beside('jobs', deal.jobId, async () => {
      const waiting = lock(scene.workerId);
      await until('it waits', isWaiting);
      expect(await isFree('deals', deal.id)).toBe(true);
      return { waiting };
    });
    expect(await locked.waiting).toMatchObject({ row: { id: deal.id }, side: 'worker' });
  });

  it('has the job while it waits for the deal, and reads what was changed meanwhile', async () => {
    await other.query('begin');
    await other.query('update deals set bonus = 7 where id = $1', [deal.id]);
    const waiting = lock(scene.workerId);
    await until('it waits', isWaiting);
    expect(await isFree('jobs', deal.jobId)).toBe(false);
    await other.query('commit');
    expect(await waiting).toMatchObject({ row: { bonus: 7 }, job: { id: deal.jobId } });
  });

  it('keeps nobody waiting who has no part in it', async () => {
    const { id: strangerId } = await ok(scene.stranger.get('/user/info'));
    await beside('jobs', deal.jobId, () =>
      expect(lock(strangerId)).rejects.toMatchObject({ reason: 'NOT_FOUND' }),
    );
  });
});
