import { demoPassword, marketSeed } from '../seed/market-seed.ts';
import type { Sockets } from '../../platform/realtime/sockets.ts';
import { nextDeed } from './next-deed.ts';
import { type Person, RefusedError, type Send, createPerson } from './person.ts';

const aSecond = 1000;
const shortestPause = 20_000;
const pauses = 20_000;

/** The account that shows every page empty. */
const emptyAccount = 'u10';
const players = marketSeed.users.filter(({ id }) => id !== emptyAccount);

/**
 * Demo users act towards users with a live socket: every 20 to 40 seconds one who is not signed in here does their next
 * step. Decisions of the visitor stay theirs. `look` takes a time in ms that only goes forward; with nobody connected
 * it does nothing.
 */
export function createLiveStory(world: {
  sockets: Pick<Sockets, 'connectedUserIds'>;
  send: Send;
  /** 0 ≤ n < 1. */
  random: () => number;
}): { look(at: number): Promise<void> } {
  const { sockets, send, random } = world;
  const nextAt = new Map<string, number>();
  const people = new Map<string, Person>();

  const getPerson = ({ id, username }: { id: string; username: string }): Person => {
    const person = people.get(id) ?? createPerson(send, username, demoPassword);
    people.set(id, person);
    return person;
  };

  async function happen(userId: string, present: ReadonlySet<string>): Promise<void> {
    const others = players.filter(({ id }) => !present.has(id));
    const first = Math.floor(random() * others.length);
    for (const player of [...others.slice(first), ...others.slice(0, first)]) {
      // Another user may have been quicker; and an account with a changed password is no longer played.
      const deed = await nextDeed(getPerson(player), { userId }).catch((error: unknown) => {
        if (error instanceof RefusedError) return null;
        throw error;
      });
      if (deed !== null) return;
    }
  }

  return {
    async look(at) {
      const present = sockets.connectedUserIds();
      for (const userId of nextAt.keys()) if (!present.has(userId)) nextAt.delete(userId);
      const due = [...present].filter((userId) => (nextAt.get(userId) ?? Infinity) <= at);
      for (const userId of present) {
        if (!nextAt.has(userId) || due.includes(userId))
          nextAt.set(userId, at + shortestPause + random() * pauses);
      }
      for (const userId of due) if (userId !== emptyAccount) await happen(userId, present);
    },
  };
}

/** On an unref'd timer. Returns the stop function. */
export function startLiveStory(
  world: Omit<Parameters<typeof createLiveStory>[0], 'random'>,
  onError: (error: unknown) => void,
): () => void {
  const story = createLiveStory({ ...world, random: Math.random });
  let isUnderWay = false;
  const timer = setInterval(() => {
    if (isUnderWay) return;
    isUnderWay = true;
    void story
      .look(performance.now())
      .catch(onError)
      .finally(() => {
        isUnderWay = false;
      });
  }, aSecond);
  timer.unref();
  return () => clearInterval(timer);
}
