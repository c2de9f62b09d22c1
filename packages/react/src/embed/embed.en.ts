import type { TextsLike } from '@keo/core';
import type { embedVi } from './embed.vi.ts';

export const embedEn: TextsLike<typeof embedVi> = {
  'embed.signedOut.title': 'You are not signed in to Keo',
  'embed.signedOut.detail': 'Sign in again on this page to continue.',
  'embed.unreachable': 'Keo could not be reached',
  'embed.openWallet': 'Open your wallet on Keo',
};
