import { accountEndpoints, authEndpoints, socketEndpoints } from '@keo/core/contract';
import { object } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { AuthService } from './auth.service.ts';
import { listDevices } from './own-devices.ts';
import { deleteEnded } from './sessions.repository.ts';
import { deleteExpiredChallenges } from './passkey-challenges.ts';
import { deleteUnusedDevices } from './known-devices.service.ts';
import type { EmbedTokens } from '../partners/embed-tokens.service.ts';
import type { SessionsService } from './sessions.service.ts';

const day = 24 * 60 * 60 * 1000;

const nothing = async (work: Promise<unknown>) => {
  await work;
  return null;
};

export function authModule(
  platform: Platform,
  auth: AuthService,
  { sessions, embedTokens }: { sessions: SessionsService; embedTokens: Pick<EmbedTokens, 'ticket'> },
): void {
  const { routes, db, clock, jobs, transact } = platform;
  routes.serve(authEndpoints.login, (input, visitor) => auth.login(input, visitor));
  routes.serve(authEndpoints.register, (input, visitor) => auth.register(input, visitor));
  routes.serve(authEndpoints.refreshToken, ({ refreshToken }) => sessions.renew(refreshToken));
  routes.serve(authEndpoints.logout, (_input, me) => nothing(auth.logout(me.userId, me.sessionId)));
  routes.serve(socketEndpoints.socketTicket, (_input, me) =>
    (me.grant ? embedTokens : sessions).ticket(me.sessionId),
  );

  routes.serve(accountEndpoints.sendEmail, ({ email, purpose }, caller) =>
    nothing(auth.sendCode(email, purpose, caller)),
  );
  routes.serve(accountEndpoints.sendSms, ({ phone, purpose }, caller) =>
    nothing(auth.sendCode(phone, purpose, caller)),
  );
  routes.serve(accountEndpoints.checkSms, (tried, visitor) => nothing(auth.checkSms(tried, visitor)));
  routes.serve(accountEndpoints.forgotPassword, ({ identifier }, visitor) =>
    nothing(auth.sendCode(identifier, 'RESET_PASSWORD', visitor)),
  );
  routes.serve(accountEndpoints.resetPassword, (wanted, visitor) =>
    nothing(auth.resetPassword(wanted, visitor)),
  );
  routes.serve(accountEndpoints.changePassword, ({ currentPassword, newPassword }, me) =>
    nothing(auth.changePassword(me.userId, me.sessionId, currentPassword, newPassword)),
  );
  routes.serve(accountEndpoints.verifyEmail, ({ code }, me) =>
    nothing(auth.verify(me.userId, 'email', code)),
  );
  routes.serve(accountEndpoints.verifyOtp, ({ code }, me) => nothing(auth.verify(me.userId, 'phone', code)));

  routes.serve(accountEndpoints.sessionsList, async (_input, me) => {
    const devices = await listDevices(db, me.userId, clock.now());
    const list = devices.map((device) => ({ ...device, current: device.id === me.sessionId }));
    return { list: list.toSorted((a, b) => Number(b.current) - Number(a.current)) };
  });
  routes.serve(accountEndpoints.revokeSession, async ({ id }, me) => {
    const revoked = await transact((unit) => sessions.revoke(unit, me.userId, id));
    if (!revoked) throw new RefusalError('NOT_FOUND', 'notFound');
    return null;
  });

  // Spent tokens are kept until they expire, to detect their reuse; codes, for the daily limit.
  const clean = async () => {
    const now = clock.now();
    await deleteEnded(db, new Date(+now - 2 * day));
    await deleteUnusedDevices(db, now);
    await deleteExpiredChallenges(db, now);
  };
  jobs.define('auth.clean', object({}), clean, { cron: '17 3 * * *' });
}
