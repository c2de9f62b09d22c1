import type { shellVi } from './shell.vi.ts';

export const shellEn: Record<keyof typeof shellVi, string> = {
  'shell.nav': 'Main navigation',
  'shell.nav.home': 'Home',
  'shell.nav.find': 'Find work',
  'shell.nav.post': 'Post work',
  'shell.nav.postShort': 'Post',
  'shell.nav.mine': 'My work',
  'shell.nav.me': 'Me',
  'shell.signIn': 'Sign in',
  'shell.signUp': 'Create an account',
  'shell.signOut': 'Sign out',
  'shell.account': "{name}'s account",
  'shell.dashboard': 'Dashboard',
  'shell.group.work': 'Work',
  'shell.group.money': 'Money',
  'shell.group.me': 'Me',
  'shell.preferences': 'Language and theme',
  'shell.footer.product': 'Product',
  'shell.footer.company': 'Keo',
  'shell.footer.rules': 'Rules',
  'shell.footer.line': 'Money is held first and paid when the work is approved.',
  'shell.footer.sandbox':
    'This copy runs in a sandbox: bank, mail and text messages are simulated, and no real money moves.',
  'shell.offline':
    'You are offline. What you see is the last thing loaded; Keo reconnects by itself when the network is back.',
  'shell.unloaded': 'Your account could not be loaded. You are still signed in.',
  'shell.unloaded.retry': 'Try again',
  'shell.live.retry': 'Reconnect',
};
