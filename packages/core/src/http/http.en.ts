import type { TextsLike } from '../i18n/texts.ts';
import type { httpVi } from './http.vi.ts';

export const httpEn: TextsLike<typeof httpVi> = {
  'http.overdue': 'Please sign in again.',
  'http.generic': 'Error occurred',
  'http.rateLimited': 'That was a little fast. Please try again in a moment.',
  'http.rateLimitedFor': 'That was a little fast. Please try again in {seconds} s.',
  'http.timeout': 'The server took too long to answer. Please try again.',
  'http.offline': 'You are offline. Check your connection and try again.',
  'http.host': 'This page could not open your Keo session. Please try again in a moment.',
  'http.malformed': 'The server answered in an unexpected way. Please try again later.',
};
