import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredCode } from '@keo/core/contract';
import type { App } from '../../app.ts';
import { type Api, createApi, signInAs } from '../../dev/testing/call-api.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { dealLogs, notificationCounters } from './deal-log.table.ts';

const listPath = '/jobdeallog/jobs-my-deal-logs-list';
const markPath = '/jobdeallog/jobs-deal/mark-read';
type Row = { id: string; seq: number; action: string; isRead: boolean };

let app: App;
let thinh: Api;
let anh: Api;
beforeAll(async () => {
  app = await startApp();
  thinh = createApi(app, await signInAs(app, 'ducthinh'));
  anh = createApi(app, await signInAs(app, 'minhanh'));
});
beforeEach(async () => {
  await app.platform.db.delete(dealLogs);
  await app.platform.db.delete(notificationCounters);
});

async function wrote(...logs: { at?: string; action?: StoredCode; read?: boolean }[]) {
  await app.notifications.writePast(
    app.platform.db,
    logs.map(({ at = '2026-11-20T09:00:00Z', action = 'DEAL_ACCEPTED', read = false }) => ({
      action,
      recipientId: 'u10',
      recipientRole: 'worker',
      authorId: 'u01',
      workerId: 'u10',
      metadata: {},
      createdAt: new Date(at),
      readAt: read ? new Date(at) : null,
    })),
  );
}

async function list(query = '') {
  const answer = await thinh.get(`${listPath}?${query}`);
  expect(answer).toMatchObject({ status: 200, code: 200 });
  const rows: Row[] = answer.data.list;
  return { ...answer.data, rows, seqs: rows.map((row) => row.seq) };
}

describe('the list of the own logs', () => {
  it('is newest first, twenty a page, with all counts', async () => {
    await wrote(...Array.from({ length: 45 }, (_, n) => ({ read: n < 5 })));
    expect(await list()).toMatchObject({ total: 45, totalPage: 3, unread: 40 });
    expect((await list()).seqs).toEqual(Array.from({ length: 20 }, (_, n) => 45 - n));
    expect((await list('pageNum=3')).seqs).toEqual([5, 4, 3, 2, 1]);
    expect((await list('pageNum=4')).seqs).toEqual([]);
    expect((await list('pageSize=100')).rows).toHaveLength(45);
  });

  it('shows nobody else’s', async () => {
    await wrote({});
    expect((await anh.get(listPath)).data).toMatchObject({ list: [], total: 0, unread: 0 });
  });

  it('needs a session', async () => {
    expect(await createApi(app).get(listPath)).toMatchObject({ status: 401, code: 401 });
  });

  it('filters by one code, by several, and by one nobody knows', async () => {
    await wrote({ action: 'DEAL_ACCEPTED' }, { action: 'PROOF_APPROVED' }, { action: 'NEW_MESSAGE' });
    expect((await list('type=PROOF_APPROVED')).seqs).toEqual([2]);
    expect((await list('type=PROOF_APPROVED,NEW_MESSAGE')).seqs).toEqual([3, 2]);
    expect(await list('type=NO_SUCH_CODE')).toMatchObject({ list: [], total: 0, totalPage: 0, unread: 3 });
  });

  it('filters by read and unread', async () => {
    await wrote({ read: true }, {}, {});
    expect((await list('isRead=true')).seqs).toEqual([1]);
    expect((await list('isRead=false')).seqs).toEqual([3, 2]);
    expect(await list('isRead=true')).toMatchObject({ total: 1, unread: 2 });
  });

  it('takes a day as Vietnam’s, from its first to its last millisecond inclusive', async () => {
    await wrote(
      { at: '2026-11-19T16:59:59.999Z' },
      { at: '2026-11-19T17:00:00.000Z' },
      { at: '2026-11-20T16:59:59.999Z' },
      { at: '2026-11-20T17:00:00.000Z' },
    );
    expect((await list('dateFrom=2026-11-20&dateTo=2026-11-20')).seqs).toEqual([3, 2]);
    expect((await list('dateFrom=2026-11-20')).seqs).toEqual([4, 3, 2]);
    expect((await list('dateTo=2026-11-20')).seqs).toEqual([3, 2, 1]);
    const moments = 'dateFrom=2026-11-19T17:00:00.000Z&dateTo=2026-11-20T23:59:59.999%2B07:00';
    expect((await list(moments)).seqs).toEqual([3, 2]);
  });

  it('pages by cursor, oldest first', async () => {
    await wrote(...Array.from({ length: 30 }, () => ({})));
    expect((await list('afterSeq=0&pageSize=3')).seqs).toEqual([1, 2, 3]);
    expect((await list('afterSeq=27')).seqs).toEqual([28, 29, 30]);
    expect(await list('afterSeq=27')).toMatchObject({ total: 3, unread: 30 });
    expect((await list('afterSeq=30')).seqs).toEqual([]);
  });

  it.each([
    'pageNum=-1',
    'pageNum=0',
    'pageNum=1000000000',
    'pageNum=NaN',
    'pageNum=1.5',
    'pageNum=1&pageNum=2',
    'pageNum=%D9%A1',
    'pageSize=0',
    'pageSize=-1',
    'pageSize=101',
    'pageSize=1e9',
    'afterSeq=-1',
    'afterSeq=1e400',
    'isRead=maybe',
    'type=A&type=B',
    'dateFrom=yesterday',
    'dateTo=2026-02-30',
    'dateFrom=2026-11-20&dateFrom=2026-11-21',
  ])('refuses %s and names the field', async (query) => {
    const field = /^\w+/.exec(query)?.[0] ?? '';
    const answer = await thinh.get(`${listPath}?${query}`);
    expect(answer).toMatchObject({ status: 422, code: 10_000, data: { reason: 'INVALID' } });
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  it('explains the format of an invalid day', async () => {
    const answer = await thinh.get(`${listPath}?dateTo=2026-02-30`);
    expect(answer.data.fields).toEqual({ dateTo: 'Ngày chưa đúng, ví dụ 2026-11-20.' });
    expect(answer.msg).toBe('Ngày chưa đúng, ví dụ 2026-11-20.');
  });

  it('opens no page below its ten-thousandth row', async () => {
    expect((await thinh.get(`${listPath}?pageNum=100&pageSize=100`)).status).toBe(200);
    const deep = await thinh.get(`${listPath}?pageNum=101&pageSize=100`);
    expect(deep).toMatchObject({ code: 10_000, data: { reason: 'LIMIT', max: 10_000 } });
  });
});

describe('marking one log', () => {
  it('marks it as read and returns the unread count', async () => {
    await wrote({}, {});
    const [newest] = (await list()).rows;
    const marked = await thinh.post(markPath, { id: newest?.id });
    expect(marked.data).toMatchObject({ id: newest?.id, isRead: true, unread: 1 });
    expect((await list()).rows[0]).toMatchObject({ isRead: true, updatedAt: marked.data['updatedAt'] });
  });

  it('is idempotent', async () => {
    await wrote({});
    const [row] = (await list()).rows;
    const first = await thinh.post(markPath, { id: row?.id });
    expect(await thinh.post(markPath, { id: row?.id })).toEqual(first);
  });

  it('gives the same refusal for another user’s log and an unknown one', async () => {
    await wrote({});
    const [row] = (await list()).rows;
    const foreign = await anh.post(markPath, { id: row?.id });
    const missing = await anh.post(markPath, { id: 'lg_never' });
    expect(foreign).toMatchObject({ status: 404, code: 10_000, data: { reason: 'NOT_FOUND' } });
    expect(foreign).toEqual(missing);
    expect((await list()).rows[0]).toMatchObject({ isRead: false });
  });

  it('marks grouped logs in the same call, own ones only', async () => {
    await wrote({}, {}, {});
    await app.notifications.writePast(app.platform.db, [
      {
        action: 'DEAL_ACCEPTED',
        recipientId: 'u01',
        recipientRole: 'author',
        authorId: 'u01',
        workerId: 'u10',
        metadata: {},
        createdAt: new Date('2026-11-20T09:00:00Z'),
        readAt: null,
      },
    ]);
    const [foreign] = (await anh.get(listPath)).data.list;
    const [newest, next] = (await list()).rows;
    const others = [next?.id, foreign.id, 'lg_never'];
    const marked = await thinh.post(markPath, { id: newest?.id, others });
    expect(marked.data).toMatchObject({ id: newest?.id, unread: 1 });
    expect((await list('isRead=false')).seqs).toEqual([1]);
    expect((await anh.get(listPath)).data).toMatchObject({ unread: 1 });
  });

  it('marks at most one page in a call', async () => {
    const others = Array.from({ length: 100 }, (_, n) => `lg_${n}`);
    expect(await thinh.post(markPath, { id: 'lg_a', others })).toMatchObject({ status: 422 });
  });

  it.each([{}, { id: 7 }, { id: ['lg_a'] }, { id: null }])('refuses %j', async (body) => {
    expect(await thinh.post(markPath, body)).toMatchObject({ status: 422, data: { reason: 'INVALID' } });
  });
});

describe('marking all', () => {
  it('reads every own log and says how many that were', async () => {
    await wrote({ read: true }, {}, {});
    expect((await thinh.post(`${markPath}-all`)).data).toEqual({ updated: 2, unread: 0 });
    expect((await thinh.post(`${markPath}-all`)).data).toEqual({ updated: 0, unread: 0 });
    expect((await list('isRead=true')).rows).toHaveLength(3);
  });

  it('leaves the logs of others as they are', async () => {
    await wrote({});
    await anh.post(`${markPath}-all`);
    expect(await list()).toMatchObject({ unread: 1 });
  });
});
