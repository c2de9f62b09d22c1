import type { verifyVi } from './verify.vi.ts';

export const verifyEn: Record<keyof typeof verifyVi, string> = {
  'verifyEmail.title': 'Verify your e-mail',
  'verifyOtp.title': 'Verify your phone',
  'verify.anonymous': 'Sign in first, then enter the code.',
  'verify.nothing.email': 'Your account has no e-mail to verify.',
  'verify.nothing.phone': 'Your account has no phone number to verify.',
  'verify.already.email': '{address} is verified.',
  'verify.already.phone': '{address} is verified.',
  'verify.sent': 'We sent a code to {address}.',
  'verify.enter': 'Enter it',
  'verify.continue': 'Continue',
};
