import type { personVi } from './person.vi.ts';

export const personEn: Readonly<Record<keyof typeof personVi, string>> = {
  'person.more': 'More',
  'person.invite': 'Invite to work',
  'person.again': 'Hire again',
  'person.signIn': 'Sign in to invite',
  'person.own': 'Edit my profile',
  'person.report': 'Report',
  'person.block': 'Block',
  'person.unblock': 'Unblock',
  'person.unblockNamed': 'Unblock {name}',
  'person.blocked': 'You have blocked {name}. Neither of you can invite, apply to or write to the other.',
  'person.close': 'Cancel',
  'block.title': 'Block {name}?',
  'block.detail':
    '{name} can no longer invite you, apply for your work, write to you or open your page. They are not told. Talks without held money stop there; deals with held money go on as agreed.',
  'block.done': '{name} is blocked',
  'unblock.done': '{name} is no longer blocked',
  'blocks.title': 'People you blocked',
  'blocks.detail': 'They are not told. You can unblock them at any time.',
  'blocks.none': 'You have blocked nobody.',
  'invite.title': 'Invite {name} to work',
  'invite.which': 'For which work?',
  'invite.again': 'Hire {name} again',
  'invite.unposted': 'New work, for {name} alone',
  'invite.how.private':
    'Only {name} sees this invitation; nothing is posted. {name} may accept it, make another offer or decline; no money is held yet.',
  'invite.how':
    'This is your first offer. {name} may accept it, make another one or decline; no money is held yet.',
  'invite.done': 'The invitation to {name} is sent',
};
