import type { comingVi } from './coming.vi.ts';

export const comingEn: Record<keyof typeof comingVi, string> = {
  'coming./dashboard/my-reviews':
    'This will be the reviews you owe, wrote and received. Reviews are not connected in this version yet.',
  'coming./dashboard/profile':
    'This is where you will write the profile others see. It is not connected in this version yet; your name and e-mail are in the settings.',
  'coming.note': 'On its way',
  'coming.dashboard': 'See the overview',
  'coming.home': 'How Keo works',
};
