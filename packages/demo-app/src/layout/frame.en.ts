import type { frameVi } from './frame.vi.ts';

export const frameEn: Record<keyof typeof frameVi, string> = {
  'frame.title': '{page} · Keo',
  'frame.update.title': 'A new version of Keo is ready',
  'frame.update.detail': 'Reload to use it. Everything you saved stays.',
  'frame.update.action': 'Reload',
  'frame.loadingPage': 'Opening the page…',
  'frame.signedOut.asked': 'You have signed out.',
  'frame.signedOut.otherTab': 'You signed out in another tab of this browser.',
  'frame.signedOut.gone':
    'The sign-in cookie of this browser has expired or was removed, so you are signed out.',
};
