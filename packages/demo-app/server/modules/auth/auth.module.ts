import { accountEndpoints, authEndpoints, passkeysEndpoints, socketEndpoints } from '@keo/core/contract';
import { object } from 'valibot';
import { RefusalError } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EmbedTokens } from '../partners/embed-tokens.service.ts';
import type { AuthNeeds, AuthServices } from './auth-needs.ts';
import { changeContactBy, sendContactCodesBy } from './change-contact.ts';
import { changePasswordBy, resetPasswordBy } from './new-password.ts';
import { listDevices } from './own-devices.ts';
import { deleteExpiredChallenges } from './passkey-challenges.ts';
import type { PasskeysService } from './passkeys.service.ts';
import { sendCodeBy } from './send-code.ts';
import { deleteEnded, deleteUnusedDevices } from './sessions.repository.ts';
import { signInBy } from './sign-in.ts';
import { signUpBy } from './sign-up.ts';
import { checkSmsBy, verifyContactBy } from './verify-contact.ts';

const day = 24 * 60 * 60 * 1000;

type Routes = Pick<Platform, 'routes'>;

const nothing = async (work: Promise<unknown>) => {
  await work;
  return null;
};

export function authModule(
  platform: Platform,
  services: AuthServices,
  { passkeys, embedTokens }: { passkeys: PasskeysService; embedTokens: Pick<EmbedTokens, 'ticket'> },
): void {
  const needs = { ...platform, ...services };
  serveContacts(needs);
  serveSessions(needs, embedTokens);
  serveCodes(needs);
  servePasswords(needs);
  servePasskeys(platform, passkeys);
  cleanDaily(platform);
}

function serveSessions(needs: AuthNeeds & Routes, embedTokens: Pick<EmbedTokens, 'ticket'>): void {
  const { routes, db, clock, transact, sessions } = needs;
  routes.serve(authEndpoints.login, signInBy(needs));
  routes.serve(authEndpoints.register, signUpBy(needs));
  routes.serve(authEndpoints.refreshToken, ({ refreshToken }) => sessions.renew(refreshToken));
  routes.serve(authEndpoints.logout, (_input, me) =>
    nothing(transact((unit) => sessions.revoke(unit, me.userId, me.sessionId))),
  );
  routes.serve(socketEndpoints.socketTicket, (_input, me) =>
    (me.grant ? embedTokens : sessions).ticket(me.sessionId),
  );
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
}

function serveCodes(needs: AuthNeeds & Routes): void {
  const { routes } = needs;
  const sendCode = sendCodeBy(needs);
  const checkSms = checkSmsBy(needs);
  const verify = verifyContactBy(needs);
  routes.serve(accountEndpoints.sendEmail, ({ email, purpose }, caller) =>
    nothing(sendCode(email, purpose, caller)),
  );
  routes.serve(accountEndpoints.sendSms, ({ phone, purpose }, caller) =>
    nothing(sendCode(phone, purpose, caller)),
  );
  routes.serve(accountEndpoints.forgotPassword, ({ identifier }, visitor) =>
    nothing(sendCode(identifier, 'RESET_PASSWORD', visitor)),
  );
  routes.serve(accountEndpoints.checkSms, (tried, visitor) => nothing(checkSms(tried, visitor)));
  routes.serve(accountEndpoints.verifyEmail, ({ code }, me) => verify(me.userId, 'email', code));
  routes.serve(accountEndpoints.verifyOtp, ({ code }, me) => verify(me.userId, 'phone', code));
}

function servePasswords(needs: AuthNeeds & Routes): void {
  const { routes } = needs;
  const resetPassword = resetPasswordBy(needs);
  const changePassword = changePasswordBy(needs);
  routes.serve(accountEndpoints.resetPassword, (wanted, visitor) => nothing(resetPassword(wanted, visitor)));
  routes.serve(accountEndpoints.changePassword, ({ currentPassword, newPassword }, me) =>
    nothing(changePassword(me.userId, me.sessionId, currentPassword, newPassword)),
  );
}

function serveContacts(needs: AuthNeeds & Routes & Pick<Platform, 'publicUrl'>): void {
  const { routes } = needs;
  const sendCodes = sendContactCodesBy(needs);
  const change = changeContactBy(needs);
  routes.serve(accountEndpoints.sendContactCodes, (wanted, me) => sendCodes(wanted, me));
  routes.serve(accountEndpoints.changeContact, (proved, me) => change(proved, me));
}

function servePasskeys({ routes }: Routes, passkeys: PasskeysService): void {
  const endpoints = passkeysEndpoints;
  routes.serve(endpoints.passkeyChallenge, async () => passkeys.challenge());
  routes.serve(endpoints.passkeyLogin, ({ passkey }, visitor) => passkeys.login(passkey, visitor));
  routes.serve(endpoints.passkeysList, async (_input, me) => ({ list: await passkeys.list(me.userId) }));
  routes.serve(endpoints.passkeyOptions, ({ password }, me) => passkeys.options(me, password));
  routes.serve(endpoints.addPasskey, ({ passkey }, me) => passkeys.add(me, passkey));
  routes.serve(endpoints.renamePasskey, ({ id, name }, me) => passkeys.rename(me.userId, id, name));
  routes.serve(endpoints.removePasskey, (requests, me) => nothing(passkeys.remove(me, requests)));
}

/** Spent tokens are kept until they expire, to detect their reuse; codes, for the daily limit. */
function cleanDaily({ db, clock, queue }: Pick<Platform, 'db' | 'clock' | 'queue'>): void {
  const clean = async () => {
    const now = clock.now();
    await deleteEnded(db, new Date(+now - 2 * day));
    await deleteUnusedDevices(db, now);
    await deleteExpiredChallenges(db, now);
  };
  queue.define('auth.clean', object({}), clean, { cron: '17 3 * * *' });
}
