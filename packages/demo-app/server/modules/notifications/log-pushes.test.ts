import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../app.ts';
import { createApi, signInAs } from '../../dev/testing/call-api.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import {
  type Node,
  createDatabase,
  emptyRedis,
  lacksRealParts,
  startNode,
} from '../../dev/testing/start-app.ts';
import type { LogDraft } from './deal-log.draft.ts';

const listPath = '/jobdeallog/jobs-my-deal-logs-list';
const markPath = '/jobdeallog/jobs-deal/mark-read';

const draft = (recipientId: string): LogDraft => ({
  action: 'DEAL_ACCEPTED',
  recipientId,
  recipientRole: 'worker',
  authorId: 'u01',
  workerId: recipientId,
  metadata: {},
});
const writeTo = (app: App, recipientId: string) =>
  app.platform.transact((unit) => app.notifications.writeLogs(unit, [draft(recipientId)]));
const getSeqs = (rows: readonly Record<string, unknown>[]) => rows.map((row) => Number(row['seq']));

/** Pages by cursor, like a client after a reconnect. */
async function caughtUp(app: App, token: string, afterSeq: number): Promise<number[]> {
  const seqs: number[] = [];
  for (;;) {
    const from = seqs.at(-1) ?? afterSeq;
    const { data } = await createApi(app, token).get(`${listPath}?afterSeq=${from}&pageSize=100`);
    const rows: Record<string, unknown>[] = data.list;
    if (rows.length === 0) return seqs;
    seqs.push(...getSeqs(rows));
  }
}

describe.skipIf(lacksRealParts)('logs on PostgreSQL, with two nodes and Redis', () => {
  let parts: { databaseUrl: string; redisUrl: string };
  let nodeA: Node;
  let nodeB: Node;
  let token: string;
  /** A socket of ducthinh, and the `notification` messages it gets. */
  const connect = async () => {
    const socket = openSocket(nodeA, token);
    const heard: Record<string, unknown>[] = [];
    socket.on('notification', (payload: Record<string, unknown>) => heard.push(payload));
    expect(await admission(socket)).toBe('in');
    return { socket, heard };
  };

  beforeAll(async () => {
    parts = { databaseUrl: await createDatabase(), redisUrl: await emptyRedis() };
    nodeA = await startNode(parts);
    nodeB = await startNode(parts);
    token = await signInAs(nodeA, 'ducthinh');
  });

  it('loses nothing to a reader by cursor while forty write at once', async () => {
    const before = await nodeA.notifications.lastSeq('u10');
    const each = 10;
    const writing = new AbortController();
    const writers = Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        for (let k = 0; k < each; k += 1) await writeTo(n % 2 === 0 ? nodeA : nodeB, 'u10');
      }),
    ).finally(() => writing.abort());
    const read: number[] = [];
    while (!writing.signal.aborted) read.push(...(await caughtUp(nodeB, token, read.at(-1) ?? before)));
    await writers;
    read.push(...(await caughtUp(nodeB, token, read.at(-1) ?? before)));
    expect(read).toEqual(Array.from({ length: 40 * each }, (_, n) => before + n + 1));
  });

  it('numbers logs without a deadlock when writers lock recipients in different orders', async () => {
    const people = ['u_an', 'u_binh', 'u_chi'];
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        nodeA.platform.transact((unit) => {
          const drafts = people.map((_name, k) => draft(people[(n + k) % people.length] ?? ''));
          return nodeA.notifications.writeLogs(unit, drafts);
        }),
      ),
    );
    for (const person of people) expect(await nodeA.notifications.lastSeq(person)).toBe(30);
  });

  it('delivers a log of one node to a socket on the other', async () => {
    const { heard } = await connect();
    const [log] = await writeTo(nodeB, 'u10');
    await vi.waitFor(() => expect(heard).toEqual([log]));
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const { heard } = await connect();
    const broken = nodeA.platform.transact(async (unit) => {
      await nodeA.notifications.writeLogs(unit, [draft('u10')]);
      throw new Error('the business said no');
    });
    await expect(broken).rejects.toThrow('the business said no');
    const [log] = await writeTo(nodeA, 'u10');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard).toEqual([log]);
  });

  it('sends read marks and counts to every socket of the person', async () => {
    const sockets = [await connect(), await connect()];
    const [log] = await writeTo(nodeA, 'u10');
    const one = (await createApi(nodeB, token).post(markPath, { id: log?.id })).data;
    const all = (await createApi(nodeB, token).post(`${markPath}-all`)).data;
    expect(all['unread']).toBe(0);
    for (const { heard } of sockets) {
      await vi.waitFor(() => expect(heard).toHaveLength(3));
      expect(heard.slice(1)).toMatchObject([
        {
          action: 'UNREAD_COUNT_UPDATE',
          metadata: { id: log?.id, unread: one['unread'], notifications: one['unread'] },
        },
        { action: 'UNREAD_COUNT_UPDATE', metadata: { all: true, unread: 0, notifications: 0 } },
      ]);
    }
  });

  it('lets a client catch up after it lost its socket and its server', async () => {
    const { heard, socket } = await connect();
    await writeTo(nodeA, 'u10');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const known = getSeqs(heard)[0] ?? 0;

    socket.io.engine.close();
    await nodeA.close();
    for (let n = 0; n < 120; n += 1) await writeTo(nodeB, 'u10');
    nodeA = await startNode(parts);

    const again = await connect();
    expect(await caughtUp(nodeA, token, known)).toEqual(Array.from({ length: 120 }, (_, n) => known + n + 1));
    await writeTo(nodeB, 'u10');
    await vi.waitFor(() => expect(getSeqs(again.heard)).toEqual([known + 121]));
  });
});
