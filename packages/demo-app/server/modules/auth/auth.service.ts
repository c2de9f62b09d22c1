import type { Platform } from '../../platform/platform.ts';
import type { AuthServices } from './auth-needs.ts';
import { changePasswordBy, resetPasswordBy } from './new-password.ts';
import { sendCodeBy } from './send-code.ts';
import { signInBy } from './sign-in.ts';
import { signUpBy } from './sign-up.ts';
import { checkSmsBy, verifyContactBy } from './verify-contact.ts';

export function createAuthService(platform: Platform, services: AuthServices) {
  const needs = { ...platform, ...services };
  return {
    login: signInBy(needs),
    register: signUpBy(needs),
    logout: (userId: string, sessionId: string) =>
      platform.transact((unit) => services.sessions.revoke(unit, userId, sessionId)),
    sendCode: sendCodeBy(needs),
    resetPassword: resetPasswordBy(needs),
    changePassword: changePasswordBy(needs),
    verify: verifyContactBy(needs),
    checkSms: checkSmsBy(needs),
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
