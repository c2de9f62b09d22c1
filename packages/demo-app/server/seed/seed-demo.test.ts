import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../app.ts';
import { notificationCounters } from '../modules/notifications/deal-log.table.ts';
import { users } from '../modules/users/users.table.ts';
import { apiOf, signInAs } from '../testing/call-api.ts';
import { startApp } from '../testing/start-app.ts';
import { marketSeed } from './market-seed.ts';
import { seedDemo } from './seed-demo.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const unreadOf = async (username: string): Promise<number> =>
  (await apiOf(app, await signInAs(app, username)).get('/user/info')).data.unread;

describe('the demo database', () => {
  it.each(marketSeed.users)(
    'lets $username sign in and see their name, balances and history',
    async (user) => {
      const me = (await apiOf(app, await signInAs(app, user.username)).get('/user/info')).data;
      const wallet = marketSeed.wallets.find(({ userId }) => userId === user.id);
      expect(me).toMatchObject({
        id: user.id,
        displayName: user.name,
        balance: wallet?.balance,
        heldBalance: wallet?.held,
        withdrawingBalance: wallet?.withdrawing,
        verified: { email: true, phone: true },
      });
    },
  );

  it('counts unread logs for those who have some, and none for the new account', async () => {
    expect(await unreadOf('minhanh')).toBeGreaterThan(0);
    expect(await unreadOf('quochuy')).toBeGreaterThan(0);
    expect(await unreadOf('ducthinh')).toBe(0);
  });

  it('numbers each history without a gap', async () => {
    for (const { userId, lastSeq } of await app.platform.db.select().from(notificationCounters)) {
      const { total } = await app.notifications.list(userId, { pageNum: 1, pageSize: 1 });
      expect(total).toBe(lastSeq);
    }
  });

  it('is filled once and left alone after that', async () => {
    const empty = await startApp({ sandbox: false });
    expect(await empty.platform.db.$count(users)).toBe(0);
    expect(await seedDemo(empty.platform, empty.notifications)).toBe(true);
    expect(await empty.platform.db.$count(users)).toBe(10);
    expect(await seedDemo(empty.platform, empty.notifications)).toBe(false);
    expect(await empty.platform.db.$count(users)).toBe(10);
  });
});
