import type { TextsLike } from '../i18n/texts.ts';
import type { usersVi } from './users.vi.ts';

export const usersEn: TextsLike<typeof usersVi> = {
  'users.balance': 'Balance',
  'users.heldBalance': 'Held',
  'users.withdrawingBalance': 'Being withdrawn',
  'users.balance.refresh': 'Update balance',
  'users.balance.refreshed': 'Current balance: {balance}',
  'users.verified': 'Verified',
  'users.unverified': 'Not verified',
  'users.joined': 'Joined {date}',
  'users.avatarOf': 'Picture of {name}',
  'users.field.headline': 'Headline',
  'users.field.bio': 'About you',
  'users.field.avatarUrl': 'Picture',
  'users.update.done': 'Your profile is saved.',
};
