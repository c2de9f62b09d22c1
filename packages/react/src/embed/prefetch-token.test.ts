import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTokenFrom } from '@keo/core';
import { prefetchToken } from './prefetch-token.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const asking = (answer: () => Promise<Response>) => {
  fetch.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetch);
};
afterEach(() => void vi.unstubAllGlobals());

describe('a prefetched token', () => {
  it('is requested as fetchTokenFrom does', async () => {
    asking(async () => Response.json({ token: 't' }));
    prefetchToken('/keo-token');
    const { signal } = new AbortController();
    await fetchTokenFrom('/keo-token', fetch)({ reason: 'start', signal });
    const [[address, early] = [], [later, request] = []] = fetch.mock.calls;
    expect(later).toBe(address);
    expect(request).toEqual({ ...early, signal });
  });

  it('can be taken once, and only for its endpoint', async () => {
    asking(async () => Response.json({ token: 't' }));
    const take = prefetchToken('/keo-token');
    expect(take('/another')).toBeUndefined();
    const answer = await take('/keo-token');
    await expect(answer?.json()).resolves.toEqual({ token: 't' });
    expect(take('/keo-token')).toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('rejects for its taker if it fails', async () => {
    asking(() => Promise.reject(new TypeError('offline')));
    await expect(prefetchToken('/keo-token')('/keo-token')).rejects.toThrow('offline');
  });
});
