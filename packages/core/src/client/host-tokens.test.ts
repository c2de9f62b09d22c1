import { describe, expect, it, vi } from 'vitest';
import type { FetchToken, HostTokenInput } from '../auth/ask-host.ts';
import { refreshBalance } from '../users/users.endpoints.ts';
import { createEmbeddedKeo } from './create-embedded-keo.ts';
import { becomes, isQuiet, signIn } from './test-tabs.ts';
import { createWorld } from './test-world.ts';

const minute = 60_000;

/** A site that has signed a user in and gives Keo tokens of theirs. */
const openEmbed = async (lifetime?: number) => {
  const world = createWorld();
  const product = world.openTab();
  await signIn(product);
  const reasons: string[] = [];
  const give = vi.fn<() => Promise<HostTokenInput>>(async () => ({
    token: world.cookies.read('token') ?? '',
    expiresAt: lifetime === undefined ? undefined : world.clock.now() + lifetime,
  }));
  const fetchToken: FetchToken = async ({ reason }) => {
    reasons.push(reason);
    return give();
  };
  const { clock, fetch, connectSocket } = world.ports();
  const ports = { ...(clock && { clock }), ...(fetch && { fetch }), ...(connectSocket && { connectSocket }) };
  const before = world.held();
  const keo = createEmbeddedKeo({
    apiBase: '/au/api',
    locale: 'en',
    fetchToken,
    ports,
  }).start();
  await isQuiet(keo);
  /** Renews the product's session, so that there is another token to give. */
  const rotate = async () => {
    world.server.expire();
    await product.call(refreshBalance, {});
  };
  return { world, product, keo, reasons, give, rotate, before };
};

const settled = () => new Promise(setImmediate);

describe('a token whose end was told', () => {
  it('is replaced a minute before, once, and the next one too', async () => {
    const { world, keo, reasons, rotate } = await openEmbed(10 * minute);
    await rotate();
    world.clock.advance(9 * minute - 1);
    await settled();
    expect(reasons).toEqual(['start']);
    world.clock.advance(1);
    await vi.waitFor(() => expect(reasons).toEqual(['start', 'expiring']));
    await settled();
    expect(keo.auth.getSnapshot().context.session?.accessToken).toBe(world.cookies.read('token'));
    await expect(keo.call(refreshBalance, {})).resolves.toEqual({ balance: 5 });
    expect(reasons).toHaveLength(2);
    await rotate();
    world.clock.advance(9 * minute);
    await vi.waitFor(() => expect(reasons).toEqual(['start', 'expiring', 'expiring']));
  });

  it('of a short life is used for most of it', async () => {
    const { world, reasons } = await openEmbed(30_000);
    world.clock.advance(23_000);
    await settled();
    expect(reasons).toEqual(['start']);
    world.clock.advance(1000);
    await vi.waitFor(() => expect(reasons).toEqual(['start', 'expiring']));
  });

  it('stays when the site fails to replace it early, and a refusal by the server asks again at once', async () => {
    const { world, keo, reasons, give, rotate } = await openEmbed(10 * minute);
    give.mockRejectedValueOnce(new Error('the partner is down'));
    world.clock.advance(9 * minute);
    await vi.waitFor(() => expect(reasons).toEqual(['start', 'expiring']));
    await settled();
    expect(keo.auth.getSnapshot().matches('signedIn')).toBe(true);
    await rotate();
    await expect(keo.call(refreshBalance, {})).resolves.toEqual({ balance: 5 });
    expect(reasons).toEqual(['start', 'expiring', 'overdue']);
  });

  it('ends with an empty one', async () => {
    const { world, keo, give } = await openEmbed(10 * minute);
    give.mockResolvedValueOnce('');
    world.clock.advance(9 * minute);
    await becomes(keo, 'signedOut');
    expect(keo.auth.getSnapshot().context.session).toBeNull();
  });

  it('that lies in the past by this clock is left to the server', async () => {
    const { world, keo, reasons } = await openEmbed(-minute);
    world.clock.advance(10 * minute);
    await settled();
    expect(reasons).toEqual(['start']);
    expect(keo.auth.getSnapshot().matches('signedIn')).toBe(true);
  });

  it('is asked for once by a hundred calls that are refused together', async () => {
    const { keo, reasons, rotate } = await openEmbed();
    await rotate();
    await Promise.all(Array.from({ length: 100 }, () => keo.call(refreshBalance, {})));
    expect(reasons).toEqual(['start', 'overdue']);
  });
});

const fetchNothing = async () => Promise.reject(new TypeError('the partner is down'));

describe('an embedded client', () => {
  it.each([
    [true, { kind: 'generic', message: expect.stringContaining('This page') }],
    [false, { kind: 'offline', message: expect.stringContaining('offline') }],
  ])(
    'whose site fails says so, and of the network only where that is gone (online: %s)',
    async (isOnline, said) => {
      const world = createWorld();
      const { clock } = world.ports();
      const page = {
        isOnline: () => isOnline,
        isVisible: () => true,
        prefersDark: () => false,
        subscribe: () => () => {},
      };
      const ports = { ...(clock && { clock }), page };
      const keo = createEmbeddedKeo({
        apiBase: '/au/api',
        locale: 'en',
        fetchToken: fetchNothing,
        ports,
      }).start();
      await vi.waitFor(() => expect(keo.auth.getSnapshot().context.error).toMatchObject(said));
      expect(keo.auth.getSnapshot().matches('unreachable')).toBe(true);
      keo.stop();
    },
  );

  it('leaves no timer when it stops', async () => {
    const { world, keo, before } = await openEmbed(10 * minute);
    expect(world.held()).toBeGreaterThan(before);
    keo.stop();
    await settled();
    expect(world.held()).toBe(before);
  });

  it('stopped while the site thinks about a token waits no longer', async () => {
    const { world, keo, give, rotate, before } = await openEmbed();
    await rotate();
    give.mockImplementationOnce(() => new Promise(() => {}));
    const failed = keo.call(refreshBalance, {}).catch((error: unknown) => error);
    await vi.waitFor(() => expect(give).toHaveBeenCalledTimes(2));
    keo.stop();
    await expect(failed).resolves.toMatchObject({ name: 'AbortError' });
    expect(world.held()).toBe(before);
  });
});
