import type { errorsVi } from './errors.vi.ts';

export const errorsEn: Record<keyof typeof errorsVi, string> = {
  'error.404.title': 'Page Not Found',
  'error.404.description':
    'Page not found: this address leads nowhere. It may have moved, or a letter may be missing.',
  'error.500.title': 'Internal Server Error',
  'error.500.description': 'Keo’s server failed at this request. Try again; if it happens twice, tell us.',
  'error.page.title': 'This page could not be shown',
  'error.page.description':
    'The fault is in the page you are looking at. What you have sent and your money are not affected. Try again or reload; if your browser is translating the page, turn that off first.',
  'error.offline.title': 'No Connection',
  'error.offline.description':
    'The page could not be loaded: there is no network, or the server does not answer. Check the network and try again.',
  'error.status': 'Status {status}',
  'error.detail': 'Technical detail',
  'error.part': 'This part could not be loaded. Please try again.',
  'error.retry': 'Try again',
  'error.home': 'Go to the home page',
};
