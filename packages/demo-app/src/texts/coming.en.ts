import type { comingVi } from './coming.vi.ts';

export const comingEn: Record<keyof typeof comingVi, string> = {
  'coming./dashboard/my-reviews': 'The reviews you are to write, wrote and received will stand here.',
  'coming.note': 'On its way',
  'coming.dashboard': 'See the overview',
  'coming.home': 'How Keo works',
};
