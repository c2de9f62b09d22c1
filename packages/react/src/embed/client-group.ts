import type { FetchToken, KeoClient } from '@keo/core';

/** An element that shares a client with others. */
export type Member = {
  /** Where it can get tokens; null where it leaves that to the others. */
  source: () => FetchToken | null;
  /** Told when `keo` of the group is another. */
  changed: () => void;
  failed: (error: unknown) => void;
};

export type OpenClient = { keo: KeoClient; close: () => void };

export type ClientGroup = {
  /** Null until somebody in the group has a source of tokens, and while the client is being loaded. */
  readonly keo: KeoClient | null;
  join(member: Member): void;
  /** The sources may be others. */
  settle(): void;
  leave(member: Member): void;
  /** Begins anew with a fresh token, perhaps somebody else's. */
  restart(): void;
};

/**
 * One client for any number of elements: opened for the first, closed after the last, so that nothing of it is
 * left. `needsSource` waits for a member that can get tokens; the newest of those is the one that is asked.
 */
export function createClientGroup(
  open: (fetchToken: FetchToken) => OpenClient | Promise<OpenClient>,
  needsSource: boolean,
  emptied: () => void,
): ClientGroup {
  const members = new Set<Member>();
  let client: OpenClient | null = null;
  /** The opening that counts; an older one that comes to its end is closed at once. */
  let opening: object | null = null;

  const sourceNow = () => [...members].map(({ source }) => source()).findLast((source) => source !== null);
  const fetchToken: FetchToken = async (ask) => sourceNow()?.(ask) ?? '';
  const tell = () => {
    for (const { changed } of members) changed();
  };

  const begin = async (): Promise<void> => {
    const mine = {};
    opening = mine;
    try {
      const opened = await open(fetchToken);
      if (opening !== mine) return opened.close();
      client = opened;
      tell();
    } catch (error) {
      if (opening !== mine) return;
      opening = null;
      for (const { failed } of members) failed(error);
    }
  };
  const end = () => {
    opening = null;
    client?.close();
    client = null;
  };
  const settle = () => {
    const isWanted = members.size > 0 && (!needsSource || sourceNow() !== undefined);
    if (isWanted && !opening) void begin();
    if (isWanted || !opening) return;
    end();
    tell();
  };

  return {
    get keo() {
      return client?.keo ?? null;
    },
    join(member) {
      members.add(member);
      settle();
    },
    settle,
    leave(member) {
      members.delete(member);
      settle();
      if (members.size === 0) emptied();
    },
    restart() {
      if (!opening) return;
      end();
      settle();
    },
  };
}
