import type { DealLog } from '../src/notifications/deal-log.schema.ts';
import {
  selectHasMore,
  selectNotifications,
  selectUnread,
} from '../src/notifications/notifications.selectors.ts';
import { userInfo } from '../src/users/users.endpoints.ts';
import { BrokenPromise } from './broken-promise.ts';
import type { Random } from './random.ts';
import { type Tab, type World, username } from './world.ts';

export type Run = {
  world: World;
  random: Random;
  tabs: Tab[];
  /** Nothing is lost, only late: tabs must converge without refresh and heartbeat. */
  isGentle: boolean;
  signedOutAt: number | null;
  expiries: number;
};

export const hold = (isTrue: boolean, promise: string, details: unknown = ''): void => {
  if (!isTrue) throw new BrokenPromise(`${promise} ${JSON.stringify(details)}`);
};

/** True at every moment, whatever the network does. */
export function checkAlways({ world, tabs, signedOutAt, expiries }: Run): void {
  hold(world.hanging().length === 0, 'a call pends beyond its bound:', world.hanging());
  hold(
    world.server.rotations(username) <= expiries,
    'the tokens were renewed more often than they ran out:',
    [world.server.rotations(username), expiries],
  );
  if (signedOutAt !== null) {
    hold(world.storedToken() === null, 'a sign-out was undone: a token is stored');
    if (world.clock.now() - signedOutAt > 1000)
      for (const tab of tabs) hold(!tab.isSignedIn(), 'a sign-out has not reached every tab');
  }
  for (const tab of tabs) {
    const rows = shownIn(tab);
    const sorted = rows.every((row, index) => index === 0 || row.seq < (rows[index - 1]?.seq ?? 0));
    hold(
      sorted,
      'a list is out of order:',
      rows.map(({ seq }) => seq),
    );
    hold(new Set(rows.map(({ id }) => id)).size === rows.length, 'a row is shown twice');
    hold(rows.length <= 100, 'a list keeps more than a hundred');
  }
}

const shownIn = (tab: Tab) => selectNotifications(tab.notifications()?.getSnapshot());
const getNewest = ({ server }: World, count: number): DealLog[] =>
  [...server.logs(username)].sort((a, b) => b.seq - a.seq).slice(0, count);

/** Where nothing was lost, every tab equals the server without a refresh. */
export async function checkGentle({ world, tabs }: Run): Promise<void> {
  // A call that timed out is repeated after 15 s, and both may be slow.
  await world.clock.advance(60_000);
  for (const tab of tabs) {
    const rows = shownIn(tab);
    const truth = getNewest(world, rows.length);
    hold(
      JSON.stringify(rows.map((row) => [row.id, row.isRead])) ===
        JSON.stringify(truth.map((log) => [log.id, log.isRead])),
      'a row is not as the server has it:',
      truth.flatMap((log, index) => {
        const row = rows[index];
        return row?.id === log.id && row.isRead === log.isRead
          ? []
          : [[log.seq, log.isRead, row?.seq, row?.isRead]];
      }),
    );
    const unread = selectUnread(tab.notifications()?.getSnapshot());
    hold(unread === world.server.unread(username), 'a count was overtaken:', [
      unread,
      world.server.unread(username),
    ]);
  }
}

/** A connected tab misses no log and has the right count, without a refresh and whatever was dropped. */
export async function checkLive({ world, tabs }: Run): Promise<void> {
  // One heartbeat and the fetch that follows it.
  await world.clock.advance(35_000);
  for (const tab of tabs) {
    const isLive = tab.socket()?.getSnapshot().matches({ linked: 'connected' });
    const snapshot = tab.notifications()?.getSnapshot();
    if (!isLive || !snapshot?.matches('idle') || Object.keys(snapshot.context.filter).length > 0) continue;
    const rows = shownIn(tab);
    const truth = getNewest(world, rows.length);
    hold(
      JSON.stringify(rows.map(({ id }) => id)) === JSON.stringify(truth.map(({ id }) => id)),
      'a connected tab misses a log:',
      { shown: rows.slice(0, 12).map(({ seq }) => seq), truth: truth.slice(0, 12).map(({ seq }) => seq) },
    );
    hold(selectUnread(snapshot) === world.server.unread(username), 'a connected tab counts wrongly:', [
      selectUnread(snapshot),
      world.server.unread(username),
    ]);
  }
}

const hasMore = (tab: Tab): boolean => selectHasMore(tab.notifications()?.getSnapshot());

/** True after a while without faults. */
export async function checkCalm(run: Run): Promise<void> {
  const { world, tabs } = run;
  const isSignedOut = run.signedOutAt !== null || world.server.sessions(username) === 0;
  if (isSignedOut) {
    for (const tab of tabs) {
      hold(!tab.isSignedIn(), 'a tab shows somebody after the session has ended');
      hold(!tab.socket() && !tab.notifications(), 'a tab keeps actors after the session has ended');
    }
    hold(world.network.sockets() === 0, 'a socket is left after the session has ended');
    hold(world.storedToken() === null, 'a token is left after the session has ended');
    return;
  }
  for (const tab of tabs) {
    hold(tab.isSignedIn(), 'a tab was signed out by itself:', tab.keo.auth.getSnapshot().value);
    tab.notifications()?.send({ type: 'notifications.filter', filter: {} });
    void tab.call(userInfo, {});
  }
  hold(world.network.sockets() === tabs.length, 'there is not one socket for each tab:', [
    world.network.sockets(),
    tabs.map((tab) => tab.socket()?.getSnapshot().value),
  ]);
  await world.clock.advance(3000);
  hold(world.oldestCall() === 0, 'a call pends although every answer came');
  for (let pages = 0; pages < 5 && tabs.some(hasMore); pages++) {
    for (const tab of tabs) tab.notifications()?.send({ type: 'notifications.loadMore' });
    await world.clock.advance(3000);
  }
  const truth = getNewest(world, 100).map(({ id, isRead }) => [id, isRead]);
  for (const tab of tabs) {
    const snapshot = tab.notifications()?.getSnapshot();
    const shown = shownIn(tab).map(({ id, isRead }) => [id, isRead]);
    hold(!selectHasMore(snapshot), 'a list that is whole still offers more');
    hold(JSON.stringify(shown) === JSON.stringify(truth), 'a list is not the server’s newest hundred:', {
      shown: shown.slice(0, 12),
      truth: truth.slice(0, 12),
      sizes: [shown.length, truth.length],
    });
    hold(selectUnread(snapshot) === world.server.unread(username), 'a count is not the server’s:', [
      selectUnread(snapshot),
      world.server.unread(username),
    ]);
  }
}
