import type { errorsVi } from './errors.vi.ts';

export const errorsEn: Record<keyof typeof errorsVi, string> = {
  'error.404.title': 'Page Not Found',
  'error.404.description':
    'Page not found: this address leads nowhere. It may have moved, or a letter may be missing.',
  'error.500.title': 'Internal Server Error',
  'error.500.description':
    'This page failed while it was being drawn. Try again; if it happens twice, reload or tell us.',
  'error.offline.title': 'No Connection',
  'error.offline.description':
    'The page could not be loaded: there is no network, or the server does not answer. Check the network and try again.',
  'error.status': 'Status {status}',
  'error.detail': 'Technical detail',
  'error.part': 'This part could not be loaded. Please try again.',
  'error.retry': 'Try again',
  'error.home': 'Go to the home page',
};
