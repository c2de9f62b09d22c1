import type { comingVi } from './coming.vi.ts';

export const comingEn: Record<keyof typeof comingVi, string> = {
  'coming./dashboard/profile':
    'The profile others see will be written here. Your name and e-mail can be changed in the settings.',
  'coming.note': 'On its way',
  'coming.dashboard': 'See the overview',
  'coming.home': 'How Keo works',
};
