import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../app.ts';
import { startApp } from '../../testing/start-app.ts';
import { dealLogs } from '../notifications/deal-log.table.ts';
import { createStory } from './story.ts';

const usernames: Record<string, string> = { u01: 'minhanh', u10: 'ducthinh' };
const usernameOf = async (id: string) => usernames[id] ?? 'vualamquen';

let app: App;
let lowest: number;
beforeAll(async () => {
  app = await startApp();
});

let connected: string[];
let random: number;
let story: ReturnType<typeof createStory>;
const newStory = () =>
  createStory({
    ...app.platform,
    sockets: { connectedUserIds: () => new Set(connected) },
    notifications: app.notifications,
    usernameOf,
    random: () => random,
  });
beforeEach(async () => {
  connected = ['u01'];
  random = 0;
  story = newStory();
  lowest = await app.notifications.lastSeq('u01');
});

const told = async () => (await app.notifications.lastSeq('u01')) - lowest;
const seconds = (n: number) => n * 1000;

describe('the story, live', () => {
  it('tells one thing 20 to 40 seconds after somebody came, and again after each pause', async () => {
    await story.look(0);
    await story.look(seconds(19));
    expect(await told()).toBe(0);
    await story.look(seconds(20));
    expect(await told()).toBe(1);
    random = 0.999;
    await story.look(seconds(40));
    expect(await told()).toBe(2);
    await story.look(seconds(79));
    expect(await told()).toBe(2);
    await story.look(seconds(80));
    expect(await told()).toBe(3);
  });

  it('goes on from what was told before it was started anew', async () => {
    const descriptions = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      const anew = newStory();
      await anew.look(0);
      await anew.look(seconds(20));
      const { list } = await app.notifications.list('u01', { pageNum: 1, pageSize: 1 });
      descriptions.add(list[0]?.description ?? '');
    }
    expect(descriptions.size).toBe(3);
  });

  it('is silent while nobody is connected, and starts with a whole pause for whoever comes back', async () => {
    await story.look(0);
    connected = [];
    await story.look(seconds(20));
    connected = ['u01'];
    await story.look(seconds(21));
    await story.look(seconds(40));
    expect(await told()).toBe(0);
    await story.look(seconds(41));
    expect(await told()).toBe(1);
  });

  it('leaves the account of empty pages alone', async () => {
    const before = await app.platform.db.$count(dealLogs);
    connected = ['u10'];
    await story.look(0);
    await story.look(seconds(20));
    expect(await app.platform.db.$count(dealLogs)).toBe(before);
  });

  it('tells somebody who just signed up of work that fits', async () => {
    connected = ['u_new'];
    await story.look(0);
    await story.look(seconds(20));
    const { list } = await app.notifications.list('u_new', { pageNum: 1, pageSize: 5 });
    expect(list).toMatchObject([{ action: 'JOB_CREATED', workerId: 'u_new', isRead: false }]);
  });
});
