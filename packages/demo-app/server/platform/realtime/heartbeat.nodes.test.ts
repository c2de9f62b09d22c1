import {
  chatDomain,
  createKeo,
  createMemoryTokenStore,
  notificationsDomain,
  selectNotifications,
  selectUnread,
  walletDomain,
} from '@keo/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from '../../dev/testing/after-file.ts';
import { roomOfDeal, say } from '../../dev/testing/chat-scene.ts';
import { type Gate, openGate } from '../../dev/testing/gate.ts';
import { type Scene, draftDeal, fund, meet, ok } from '../../dev/testing/market-scene.ts';
import { within } from '../../dev/testing/long-run.ts';
import {
  type Node,
  createDatabase,
  emptyRedis,
  lacksRealParts,
  startNode,
} from '../../dev/testing/start-app.ts';
import { until } from '../../dev/testing/until.ts';

function openPage(node: Node, token: string) {
  const keo = createKeo({
    apiBase: `${node.origin}/au/api`,
    socketUrl: node.origin,
    tokenStore: createMemoryTokenStore(async () => token),
    root: null,
  }).start();
  afterFile(async () => keo.stop());
  const shown = () => {
    const notifications = keo.getActor(notificationsDomain)?.getSnapshot();
    const chat = keo.getActor(chatDomain)?.getSnapshot();
    return {
      isLive: keo.root.getSnapshot().children.socket?.getSnapshot().matches({ linked: 'connected' }) ?? false,
      rows: selectNotifications(notifications).map(({ id, isRead }) => ({ id, isRead })),
      unread: selectUnread(notifications),
      unreadRooms: chat?.context.unreadRooms,
      balance: keo.getActor(walletDomain)?.getSnapshot().context.wallet?.balance,
      ownBalance: keo.auth.getSnapshot().context.user?.balance,
    };
  };
  return { shown };
}

describe.skipIf(lacksRealParts)('a page whose node missed messages over Redis', () => {
  /** Has no Redis, so that other nodes hear nothing of its writes. */
  let writing: Node;
  let serving: Node;
  let redis: Gate;
  let scene: Scene;
  let roomId: string;
  let page: ReturnType<typeof openPage>;

  const truth = async () => {
    const { list, unread } = await ok(scene.worker.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=20'));
    const { balance } = await ok(scene.worker.get('/wallet/wallet-info'));
    const { unreadRooms } = await ok(scene.worker.get('/chat/rooms-list'));
    return {
      isLive: true,
      rows: list.map(({ id, isRead }: { id: string; isRead: boolean }) => ({ id, isRead })),
      unread,
      unreadRooms,
      balance,
      ownBalance: balance,
    };
  };
  const isTrue = async () => JSON.stringify(page.shown()) === JSON.stringify(await truth());
  const isServing = (status: string) => async () =>
    (await (await fetch(`${serving.origin}/readyz`)).json()).status === status;

  const write = async () => {
    const [newest] = (await truth()).rows;
    await fund(scene.worker, 100_000);
    await say(scene.author, roomId, 'Em xem giúp chị nhé');
    await ok(scene.worker.post('/jobdeallog/jobs-deal/mark-read', { id: newest.id }));
    expect(page.shown()).not.toEqual(await truth());
  };

  beforeAll(async () => {
    redis = await openGate(await emptyRedis());
    const databaseUrl = await createDatabase();
    writing = await startNode({ databaseUrl });
    serving = await startNode({ databaseUrl, redisUrl: redis.url });
    scene = await meet(writing);
    roomId = await roomOfDeal(scene, await draftDeal(scene));
    page = openPage(serving, scene.workerToken);
    await until('the page is true', isTrue);
  });

  it('is current within half a minute', async () => {
    await write();
    await writing.platform.clock.advance(30_000);
    expect(await until('it is true again', isTrue)).toBeGreaterThan(0);
  });

  it('is current as soon as Redis is back', async () => {
    await redis.shut();
    await until('Redis is missed', isServing('degraded'));
    await write();
    await redis.open();
    await until('Redis is back', isServing('ok'));
    expect(await until('it is true again', isTrue, within(5000))).toBeGreaterThan(0);
  });
});
