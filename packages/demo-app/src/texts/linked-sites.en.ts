import type { linkedSitesVi } from './linked-sites.vi.ts';

export const linkedSitesEn: Record<keyof typeof linkedSitesVi, string> = {
  linkedSites: 'Linked sites',
  'linkedSites.detail':
    'A site that you link can show you your Keo notifications and balance on its own pages. It can move no money and change nothing of your account.',
  'linkedSites.none': 'None so far.',
  'linkedSites.make': 'Make a link code',
  'linkedSites.another': 'Make another code',
  'linkedSites.code': 'Link code',
  'linkedSites.code.detail':
    'Enter this code on the site to be linked, and give it to no site that you do not trust. It works once and ends',
  'linkedSites.linked': '{name} is linked',
  'linkedSites.unlink': 'Unlink',
  'linkedSites.unlinkNamed': 'Unlink {name}',
  'linkedSites.unlinked': '{name} is no longer linked',
};
