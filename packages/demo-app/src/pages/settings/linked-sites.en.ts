import type { TextsLike } from '@keo/core';
import type { linkedSitesVi } from './linked-sites.vi.ts';

export const linkedSitesEn: TextsLike<typeof linkedSitesVi> = {
  linkedSites: 'Linked sites',
  'linkedSites.detail':
    'A site that you link can show you your Keo notifications and balance on its own pages. It can move no money and change nothing of your account.',
  'linkedSites.none': 'None so far.',
  'linkedSites.make': 'Make a link code',
  'linkedSites.another': 'Make another code',
  'linkedSites.code': 'Link code',
  'linkedSites.code.detail_one':
    'Enter this code on the site to be linked, and give it to no site that you do not trust. It works once, for {count} minute after you made it.',
  'linkedSites.code.detail_other':
    'Enter this code on the site to be linked, and give it to no site that you do not trust. It works once, for {count} minutes after you made it.',
  'linkedSites.linked': '{name} is linked',
  'linkedSites.unlink': 'Unlink',
  'linkedSites.unlinkNamed': 'Unlink {name}',
  'linkedSites.unlinked': '{name} is no longer linked',
};
