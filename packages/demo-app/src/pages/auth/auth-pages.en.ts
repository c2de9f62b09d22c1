import type { authPagesVi } from './auth-pages.vi.ts';

export const authPagesEn: Record<keyof typeof authPagesVi, string> = {
  'entrance.line': 'The money stays put until the work is done.',
  'entrance.detail':
    'The author holds the money before work starts. The worker is paid when the proof is approved, or when the time to review runs out.',
  'entrance.noCookies':
    'Your browser blocks cookies. Keo uses them only to keep you signed in: allow cookies for this site, then reload.',
  'entrance.reset.done': 'Your password has changed. Sign in with the new one.',
};
