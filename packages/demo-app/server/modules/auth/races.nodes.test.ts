import { and, eq, gt, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../dev/testing/authenticator.ts';
import { type RacePoint, openRaces } from '../../dev/testing/held-race.ts';
import { addPartner } from '../../dev/testing/partner.ts';
import { type Answer, call, codeFor, register } from '../../dev/testing/person.ts';
import { addCard, newAccountNo } from '../../dev/testing/same-person.ts';
import { createApi } from '../../dev/testing/call-api.ts';
import { admission, openSocket } from '../../dev/testing/socket.ts';
import { createDatabase, emptyRedis, lacksRealParts, startNode } from '../../dev/testing/start-app.ts';
import { bankCards } from '../bank-cards/bank-card.table.ts';
import { dataExports } from '../data-exports/data-exports.table.ts';
import { partnerLinks } from '../partners/partner.table.ts';
import { users } from '../users/users.table.ts';
import { codes, passkeys, sessions } from './auth.table.ts';

const crowd = 20;
const all = <T>(deed: (index: number) => T) => Array.from({ length: crowd }, (_, index) => () => deed(index));
const tally = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, data } of answers) {
    const name = status === 200 ? '200' : `${status} ${data?.reason ?? ''}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

describe.skipIf(lacksRealParts)(`${crowd} at once`, async () => {
  if (lacksRealParts) return;
  const parts = {
    databaseUrl: await createDatabase('people'),
    redisUrl: await emptyRedis(),
    trustedProxies: 1,
    pools: { databaseConnections: 30, jobConnections: 3, passwordHashes: 4 },
  };
  const [node, other] = [await startNode(parts), await startNode(parts)];
  const { db, transact, clock } = node.platform;
  const race = await openRaces(parts.databaseUrl);
  let last = 0;
  const newAddress = () => `198.51.100.${(last += 1) % 250}`;

  const post = (path: string, body: object, token?: string, at = node) =>
    call(at, path, {
      body,
      headers: { 'x-forwarded-for': newAddress() },
      ...(token !== undefined && { token }),
    });
  const fresh = 'mưa rào tháng bảy';
  async function someone() {
    const person = await register(node);
    const { data } = await call(node, '/user/info', { token: person.accessToken });
    const reset = (code: string) =>
      post('/user/reset-password', { identifier: person.email, code, password: fresh }, undefined, other);
    return {
      ...person,
      id: String(data.id),
      reset,
      close: () =>
        post(
          '/user/close-account',
          { username: person.username, password: person.password },
          person.accessToken,
          other,
        ),
      login: (password: string) => post('/user/login', { username: person.username, password }),
      async resetCode() {
        await post('/user/forgot-password', { identifier: person.email });
        return codeFor(node, person.email);
      },
    };
  }
  type Someone = Awaited<ReturnType<typeof someone>>;
  const getRow = async ({ id }: Someone) => (await db.select().from(users).where(eq(users.id, id)))[0];
  const liveCodes = (who: Someone, purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD') =>
    db.$count(
      codes,
      and(
        eq(codes.userId, who.id),
        eq(codes.purpose, purpose),
        isNull(codes.usedAt),
        gt(codes.expiresAt, clock.now()),
      ),
    );

  const closing = async (who: Someone, deed: (index: number) => Promise<Answer>) => {
    const { first, next } = await race({
      at: { on: 'update', table: 'sessions', when: 'after' },
      first: [who.close],
      next: all(deed),
    });
    return [tally(first), tally(next)];
  };
  async function withPasskey() {
    const who = await someone();
    const key = createAuthenticator({ counts: false });
    const { data } = await post('/user/passkey-options', { password: who.password }, who.accessToken);
    await post('/user/add-passkey', { passkey: key.make(data) }, who.accessToken);
    const show = async () => key.show((await post('/user/passkey-challenge', {})).data);
    return { who, key, show };
  }
  const mailsTo = async ({ email }: Someone) =>
    (await call(node, `/sandbox/outbox?to=${email}`)).data.list.filter(({ subject }: { subject: string }) =>
      /bị gỡ một passkey/.test(subject),
    );

  describe('changes by the old password', () => {
    const points: [string, RacePoint][] = [
      ['begun before it', { on: 'update', table: 'users' }],
      ['begun while it commits', { on: 'update', table: 'sessions', when: 'after' }],
    ];
    it.each(points)('never beat a reset: %s', async (_what, at) => {
      const who = await someone();
      const code = await who.resetCode();
      const change = (index: number) =>
        post(
          '/user/change-password',
          { currentPassword: who.password, newPassword: `of the thief ${index}` },
          who.accessToken,
        );
      const reset = () => who.reset(code);
      const isFirst = at.table === 'users';
      const { first, next } = isFirst
        ? await race({ at, first: all(change), next: [reset] })
        : await race({ at, first: [reset], next: all(change) });
      const changes = isFirst ? first : next;
      expect(tally(isFirst ? next : first)).toEqual({ 200: 1 });
      expect(changes.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(isFirst ? 1 : 0);
      expect(await who.login(fresh)).toMatchObject({ status: 200 });
      for (const index of [0, crowd - 1])
        expect(await who.login(`of the thief ${index}`)).toMatchObject({ status: 422 });
      expect(await call(node, '/user/info', { token: who.accessToken })).toMatchObject({ status: 401 });
    });
  });

  describe('a reset', () => {
    it('leaves no code to a contact that it dropped', async () => {
      const who = await someone();
      const code = await who.resetCode();
      const { next } = await race({
        at: { on: 'insert', table: 'codes' },
        first: all(() => post('/user/forgot-password', { identifier: who.phone })),
        next: [() => who.reset(code)],
      });
      expect(tally(next)).toEqual({ 200: 1 });
      expect(await getRow(who)).toMatchObject({ phone: null, phoneVerifiedAt: null });
      expect(await liveCodes(who, 'RESET_PASSWORD')).toBe(0);
      const theirs = { identifier: who.username, password: 'of the thief' };
      const taken = await post('/user/reset-password', { ...theirs, code: await codeFor(node, who.phone) });
      expect(taken).toMatchObject({ status: 422 });
      expect(await who.login(fresh)).toMatchObject({ status: 200 });
    });

    it('and a contact’s verification end in one order: a dropped contact is not verified', async () => {
      const who = await someone();
      const code = await who.resetCode();
      const phoneCode = await codeFor(node, who.phone);
      const { next } = await race({
        at: { on: 'update', table: 'users' },
        first: all(() => post('/user/verify-otp', { code: phoneCode }, who.accessToken)),
        next: [() => who.reset(code)],
      });
      expect(tally(next)).toEqual({ 200: 1 });
      const row = await getRow(who);
      expect(row?.phone === null).toBe(row?.phoneVerifiedAt === null);
    });

    it('ends codes for partners that an ended session asks for', async () => {
      const who = await someone();
      const partner = await addPartner(node, []);
      const ask = () => post('/embed/link-code', {}, who.accessToken);
      const reset = await who.resetCode();
      const { first } = await race({
        at: { on: 'insert', table: 'link_codes' },
        first: all(ask),
        next: [() => who.reset(reset)],
      });
      const input = first.filter(({ status }) => status === 200).map(({ data }) => data.code);
      for (const code of input)
        expect(await partner.post('/embed/link', { user: 'thief', code })).toMatchObject({ status: 422 });
    });

    it('refuses what an ended session began while it committed', async () => {
      const who = await someone();
      const code = await who.resetCode();
      const { next } = await race({
        at: { on: 'update', table: 'sessions', when: 'after' },
        first: [() => who.reset(code)],
        next: all(() => post('/embed/link-code', {}, who.accessToken)),
      });
      expect(tally(next)).toEqual({ 401: crowd });
    });

    it('of an account without a verified contact ends a link that is being made', async () => {
      const who = await someone();
      const partner = await addPartner(node, []);
      const { data } = await post('/embed/link-code', {}, who.accessToken);
      const reset = await who.resetCode();
      await race({
        at: { on: 'insert', table: 'partner_links' },
        first: all((index) => partner.post('/embed/link', { user: `thief${index}`, code: data.code })),
        next: [() => who.reset(reset)],
      });
      expect(await db.$count(partnerLinks, eq(partnerLinks.userId, who.id))).toBe(0);
    });

    it('and sign-ins by the old password leave no session', async () => {
      const who = await someone();
      const code = await who.resetCode();
      await race({
        at: { on: 'insert', table: 'sessions' },
        first: all(() => who.login(who.password)),
        next: [() => who.reset(code)],
      });
      const open = and(eq(sessions.userId, who.id), isNull(sessions.revokedAt));
      expect(await db.$count(sessions, open)).toBe(0);
    });

    it('by one code happens once', async () => {
      const who = await someone();
      const code = await who.resetCode();
      const { first } = await race({
        at: { on: 'update', table: 'users' },
        first: [() => who.reset(code), () => who.reset(code), () => who.reset(code)],
      });
      expect(tally(first)).toEqual({ 200: 1, '422 EXPIRED': 2 });
    });
  });

  describe('codes', () => {
    it('that the owner asks for at once leave one', async () => {
      const who = await someone();
      const ask = { email: who.email, purpose: 'VERIFY_EMAIL' };
      const { first } = await race({
        at: { on: 'insert', table: 'codes' },
        first: all(() => post('/user/send-email', ask, who.accessToken)),
      });
      // One was sent at sign-up, and does not count: it was asked for by an address.
      expect(tally(first)).toEqual({ 200: crowd });
      expect(await liveCodes(who, 'VERIFY_EMAIL')).toBe(1);
    });

    it('of one address are ten in a day', async () => {
      const who = await someone();
      const ask = () =>
        call(node, '/user/forgot-password', {
          body: { identifier: who.email },
          headers: { 'x-forwarded-for': '192.0.2.7' },
        });
      const { first } = await race({ at: { on: 'insert', table: 'codes' }, first: all(ask) });
      expect(tally(first)).toEqual({ 200: 10, 429: crowd - 10 });
      expect(await liveCodes(who, 'RESET_PASSWORD')).toBe(1);
    });
  });

  describe('after an account is closed, what was begun before it', () => {
    const refused = [{ 200: 1 }, { 401: crowd }];

    it('writes nothing into the profile', async () => {
      const who = await someone();
      const write = (index: number) => post('/user/update-info', { bio: `again ${index}` }, who.accessToken);
      expect(await closing(who, write)).toEqual(refused);
      expect(await getRow(who)).toMatchObject({ bio: '' });
    });

    it('adds no bank account', async () => {
      const who = await someone();
      const api = createApi(node, who.accessToken);
      expect(await closing(who, () => addCard(api, newAccountNo()))).toEqual(refused);
      expect(await db.$count(bankCards, eq(bankCards.userId, who.id))).toBe(0);
    });

    it('makes no copy of its data', async () => {
      const who = await someone();
      const ask = () => post('/user/create-data-export', {}, who.accessToken);
      expect(await closing(who, ask)).toEqual(refused);
      expect(await db.$count(dataExports, eq(dataExports.userId, who.id))).toBe(0);
    });

    it('makes no code for a partner', async () => {
      const who = await someone();
      expect(await closing(who, () => post('/embed/link-code', {}, who.accessToken))).toEqual(refused);
    });

    it('sends no code', async () => {
      const who = await someone();
      const { next } = await race({
        at: { on: 'update', table: 'sessions', when: 'after' },
        first: [who.close],
        next: all(() => post('/user/forgot-password', { identifier: who.email })),
      });
      expect(tally(next)).toEqual({ 200: crowd });
      expect(await liveCodes(who, 'RESET_PASSWORD')).toBe(0);
    });

    it('makes no link', async () => {
      const who = await someone();
      const partner = await addPartner(node, []);
      const { data } = await post('/embed/link-code', {}, who.accessToken);
      const link = (index: number) => partner.post('/embed/link', { user: `p${index}`, code: data.code });
      await race({ at: { on: 'insert', table: 'partner_links' }, first: all(link), next: [who.close] });
      expect(await getRow(who)).toMatchObject({ closedAt: expect.any(Date) });
      expect(await db.$count(partnerLinks, eq(partnerLinks.userId, who.id))).toBe(0);
    });
  });

  describe('what a partner does', () => {
    it('makes no link once it is revoked', async () => {
      const who = await someone();
      const partner = await addPartner(node, []);
      const { data } = await post('/embed/link-code', {}, who.accessToken);
      const { next } = await race({
        at: { on: 'update', table: 'partners', when: 'after' },
        first: [() => transact((unit) => other.partners.revoke(unit.db, partner.key))],
        next: all((index) => partner.post('/embed/link', { user: `p${index}`, code: data.code })),
      });
      expect(tally(next)).toEqual({ 401: crowd });
      expect(await db.$count(partnerLinks, eq(partnerLinks.userId, who.id))).toBe(0);
    });

    it('opens no socket by a ticket whose token has ended', async () => {
      const who = await someone();
      const shop = 'https://shop.example';
      const partner = await addPartner(node, [shop]);
      await partner.link('p', who.accessToken);
      const token = await partner.token('p');
      const ask = () => call(node, '/user/socket-ticket', { token, body: {}, headers: { origin: shop } });
      const { first } = await race({
        at: { on: 'insert', table: 'embed_tokens' },
        first: all(ask),
        next: [
          () =>
            post(
              '/user/change-password',
              { currentPassword: who.password, newPassword: fresh },
              who.accessToken,
              other,
            ),
        ],
      });
      const tickets = first.filter(({ status }) => status === 200).map(({ data }) => String(data.ticket));
      for (const ticket of tickets.slice(0, 3))
        expect(await admission(openSocket(node, ticket, { origin: shop }))).toBe('NOT_LOGIN');
    });
  });

  describe('a passkey', () => {
    it('is removed once, with one mail', async () => {
      const { who, key } = await withPasskey();
      const ask = { id: key.id, password: who.password };
      const { first } = await race({
        at: { on: 'delete', table: 'passkeys' },
        first: all(() => post('/user/remove-passkey', ask, who.accessToken)),
      });
      expect(tally(first)).toEqual({ 200: 1, '404 NOT_FOUND': crowd - 1 });
      expect(await mailsTo(who)).toHaveLength(1);
    });

    it('is not removed by the old password while a new one is set', async () => {
      const { who, key } = await withPasskey();
      const code = await who.resetCode();
      const ask = { id: key.id, password: who.password };
      const { next } = await race({
        at: { on: 'update', table: 'sessions', when: 'after' },
        first: [() => who.reset(code)],
        next: all(() => post('/user/remove-passkey', ask, who.accessToken)),
      });
      expect(tally(next)).toEqual({ 401: crowd });
      expect(await mailsTo(who)).toHaveLength(0);
    });

    it('proves one removal by one answer', async () => {
      const { who, key, show } = await withPasskey();
      const passkey = await show();
      const { first } = await race({
        at: { on: 'insert', table: 'spent_challenges' },
        first: all(() => post('/user/remove-passkey', { id: key.id, passkey }, who.accessToken)),
      });
      expect(tally(first)[200]).toBe(1);
    });
  });

  describe('limits of one account', () => {
    it('of bank accounts hold', async () => {
      const who = await someone();
      const api = createApi(node, who.accessToken);
      const { first } = await race({
        at: { on: 'insert', table: 'bank_cards' },
        first: all(() => addCard(api, newAccountNo())),
      });
      expect(tally(first)).toEqual({ 200: 5, '409 LIMIT': crowd - 5 });
    });

    it('of passkeys hold', async () => {
      const who = await someone();
      const made = [];
      for (let count = 0; count < crowd + 1; count += 1) {
        const { data } = await post('/user/passkey-options', { password: who.password }, who.accessToken);
        made.push(createAuthenticator().make(data));
      }
      const add = (passkey: unknown) => post('/user/add-passkey', { passkey }, who.accessToken);
      expect(await add(made.pop())).toMatchObject({ status: 200 });
      const { first } = await race({
        at: { on: 'insert', table: 'passkeys' },
        first: made.map((passkey) => () => add(passkey)),
      });
      expect(tally(first)).toEqual({ 200: crowd - 1, '409 LIMIT': 1 });
      expect(await db.$count(passkeys, eq(passkeys.userId, who.id))).toBe(crowd);
    });
  });
});
