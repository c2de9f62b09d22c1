import { describe, expect, it, vi } from 'vitest';
import type { KeoClient } from '@keo/core';
import { type Member, type OpenClient, createClientGroup } from './client-group.ts';

const member = (): Member => ({
  source: () => async () => 'token',
  changed: vi.fn<() => void>(),
  failed: vi.fn<(error: unknown) => void>(),
});

type Opening = { resolve: (client: OpenClient) => void; reject: (error: Error) => void };
const settled = () => new Promise((resolve) => setTimeout(resolve));

function slowGroup() {
  const openings: Opening[] = [];
  const closed: number[] = [];
  const emptied = vi.fn<() => void>();
  const open = () =>
    new Promise<OpenClient>((resolve, reject) => {
      openings.push({ resolve, reject });
    });
  const finish = async (no: number): Promise<KeoClient> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the group only passes it on
    const keo = { no } as unknown as KeoClient;
    openings[no]?.resolve({ keo, close: () => closed.push(no) });
    await settled();
    return keo;
  };
  return { group: createClientGroup(open, true, emptied), openings, closed, emptied, finish };
}

describe('a client that opens late', () => {
  it('is closed at once if all members have left', async () => {
    const { group, closed, emptied, finish } = slowGroup();
    const one = member();
    group.join(one);
    group.leave(one);
    expect(emptied).toHaveBeenCalledOnce();
    await finish(0);
    expect(closed).toEqual([0]);
    expect(group.keo).toBeNull();
  });

  it('is closed at once if the group has restarted', async () => {
    const { group, openings, closed, finish } = slowGroup();
    const one = member();
    group.join(one);
    group.restart();
    expect(openings).toHaveLength(2);
    const second = await finish(1);
    expect(group.keo).toBe(second);
    await finish(0);
    expect(closed).toEqual([0]);
    expect(group.keo).toBe(second);
    group.leave(one);
    expect(closed).toEqual([0, 1]);
  });

  it('reports no failure once nobody waits for it', async () => {
    const { group, openings } = slowGroup();
    const one = member();
    group.join(one);
    group.restart();
    openings[0]?.reject(new Error('away'));
    await settled();
    expect(one.failed).not.toHaveBeenCalled();
    openings[1]?.reject(new Error('away'));
    await vi.waitFor(() => expect(one.failed).toHaveBeenCalledOnce());
  });
});
