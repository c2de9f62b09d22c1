import type { Platform } from '../../platform/platform.ts';
import { pastLogs } from '../../seed/histories.ts';
import { marketSeed } from '../../seed/market-seed.ts';
import { draftStep } from '../../seed/step-drafts.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { sceneAt } from './story.plot.ts';
import { newcomer } from './story.workers.ts';

const aSecond = 1000;
const shortestPause = 20_000;
const pauses = 20_000;

type Dependencies = Pick<Platform, 'transact' | 'clock'> & {
  sockets: Pick<Platform['sockets'], 'connectedUserIds'>;
  notifications: Notifications;
  usernameOf(userId: string): Promise<string>;
  /** 0 ≤ n < 1. */
  random: () => number;
};

/**
 * Keeps something happening to whoever has a live socket: one notification every 20 to 40 seconds each, through
 * the real service. `look` is called with a time in milliseconds that only goes forward, and tells those whose
 * pause is over; with nobody connected it does nothing.
 */
export function createStory(dependencies: Dependencies): { look(at: number): Promise<void> } {
  const { transact, clock, sockets, notifications, random } = dependencies;
  const nextAt = new Map<string, number>();
  const seedIds = new Map(marketSeed.users.map(({ username, id }) => [username, id]));
  const past = pastLogs((seedId) => seedId, clock.now());
  const lengthOfPast = (seedId: string) => past.filter((log) => log.recipientId === seedId).length;

  async function happen(userId: string): Promise<void> {
    const username = await dependencies.usernameOf(userId);
    const seedId = seedIds.get(username);
    // The story goes on after the last log, so that a restart does not tell it from the start again.
    const told = (await notifications.lastSeq(userId)) - (seedId === undefined ? 0 : lengthOfPast(seedId));
    const scene = sceneAt(username, Math.max(0, told));
    if (scene === null) return;
    const now = clock.now();
    const standIn = seedId ?? newcomer;
    const accountOf = (id: string) => (id === standIn ? userId : id);
    const drafts = draftStep(scene, scene.step, { accountOf, eventId: `ev_story_${+now}`, at: now, now });
    await transact((unit) => notifications.writeLogs(unit, drafts));
  }

  return {
    async look(at) {
      const connected = sockets.connectedUserIds();
      for (const userId of nextAt.keys()) if (!connected.has(userId)) nextAt.delete(userId);
      const due = [...connected].filter((userId) => (nextAt.get(userId) ?? Infinity) <= at);
      for (const userId of connected) {
        if (!nextAt.has(userId) || due.includes(userId))
          nextAt.set(userId, at + shortestPause + random() * pauses);
      }
      for (const userId of due) await happen(userId);
    },
  };
}

/** Lets the story run by itself. Answers the way to end it; it never keeps a process alive. */
export function startStory(
  {
    users,
    ...dependencies
  }: Pick<Platform, 'db' | 'transact' | 'clock' | 'sockets'> & {
    notifications: Notifications;
    users: Pick<UsersService, 'byId'>;
  },
  onError: (error: unknown) => void,
): () => void {
  const usernameOf = async (userId: string) => (await users.byId(dependencies.db, userId)).username;
  const story = createStory({ ...dependencies, usernameOf, random: Math.random });
  const timer = setInterval(() => void story.look(performance.now()).catch(onError), aSecond);
  timer.unref();
  return () => clearInterval(timer);
}
