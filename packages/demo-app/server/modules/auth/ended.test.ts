import { describe, expect, it } from 'vitest';
import { call, register } from '../../dev/testing/person.ts';
import { startApp } from '../../dev/testing/start-app.ts';
import { codes, sessionTokens, sessions } from './auth.table.ts';
import { deleteEnded } from './sessions.repository.ts';

const app = await startApp();
const { db, clock } = app.platform;
const day = 24 * 60 * 60_000;
const listDevices = async (token: string) => (await call(app, '/user/sessions-list', { token })).data.list;
const signIn = (person: { username: string; password: string }) =>
  call(app, '/user/login', { body: { username: person.username, password: person.password } });

describe('an ended session', () => {
  it('is not listed as a device, and its rows are deleted', async () => {
    const person = await register(app);
    expect(await listDevices(person.accessToken)).toHaveLength(1);
    await clock.advance(8 * day);
    const again = (await signIn(person)).data;
    expect(await listDevices(again.accessToken)).toMatchObject([{ current: true }]);
    expect(await db.$count(sessions)).toBe(2);
    await deleteEnded(db, clock.now());
    expect(await db.$count(sessions)).toBe(1);
    expect(await db.$count(sessionTokens)).toBe(2);
    expect(await db.$count(codes)).toBe(0);
    expect(await listDevices(again.accessToken)).toHaveLength(1);
  });
});
