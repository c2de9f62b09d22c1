import { describe, expect, it, vi } from 'vitest';
import { fetchTokenFrom } from './fetch-token-from.ts';

const { signal } = new AbortController();
const ask = (answer: Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer);
  return { fetch, token: fetchTokenFrom('/keo-token', fetch)({ reason: 'start', signal }) };
};

describe('fetchTokenFrom', () => {
  it("posts the reason with the site's cookies, and takes the token with its end", async () => {
    const expiresAt = '2026-11-21T09:00:00.000Z';
    const { fetch, token } = ask(Response.json({ token: 'abc', expiresAt }));
    await expect(token).resolves.toEqual({ token: 'abc', expiresAt });
    expect(fetch).toHaveBeenCalledWith('/keo-token', {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"reason":"start"}',
      signal,
    });
  });

  it("takes an answer of Keo's server that the site has passed on whole", async () => {
    await expect(
      ask(Response.json({ code: 200, msg: '', data: { token: 'abc', expiresAt: null } })).token,
    ).resolves.toBe('abc');
  });

  it.each([204, 401, 403])('takes %i for nobody', async (status) => {
    await expect(ask(new Response(null, { status })).token).resolves.toBe('');
  });

  it.each([
    ['500', new Response('', { status: 500 }), '/keo-token answered with 500'],
    ['a page', new Response('<h1>log in to the wifi</h1>'), /JSON/],
    ['no token', Response.json({ ok: true }), 'token'],
    ['null', Response.json(null), 'Object'],
    ['a text', Response.json('abc'), 'Object'],
  ])('rejects %s, so that it is asked again', async (_, answer, message) => {
    await expect(ask(answer).token).rejects.toThrow(message);
  });
});
