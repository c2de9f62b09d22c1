import type { FetchToken, KeoClient } from '@keo/core';

export type Member = {
  source: () => FetchToken | null;
  changed: () => void;
  failed: (error: unknown) => void;
};

export type OpenClient = { keo: KeoClient; close: () => void };

export type ClientGroup = {
  /** Null while it loads. */
  readonly keo: KeoClient | null;
  join(member: Member): void;
  settle(): void;
  leave(member: Member): void;
  restart(): void;
};

/**
 * Reference counting: one client for several elements, opened for the first, closed after the last. `needsSource` waits
 * for a member with tokens; the newest is asked.
 */
export function createClientGroup(
  open: (fetchToken: FetchToken) => OpenClient | Promise<OpenClient>,
  needsSource: boolean,
  emptied: () => void,
): ClientGroup {
  const members = new Set<Member>();
  let client: OpenClient | null = null;
  /** Identity of the current opening; an outdated one is closed when it completes. */
  let opening: object | null = null;

  const sourceNow = () => [...members].map(({ source }) => source()).findLast((source) => source !== null);
  const fetchToken: FetchToken = async (ask) => sourceNow()?.(ask) ?? '';
  const emit = () => {
    for (const { changed } of members) changed();
  };

  const begin = async (): Promise<void> => {
    const mine = {};
    opening = mine;
    try {
      const opened = await open(fetchToken);
      if (opening !== mine) return opened.close();
      client = opened;
      emit();
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
    emit();
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
