import type { dealPictureVi } from './deal-picture.vi.ts';

export const dealPictureEn: Record<keyof typeof dealPictureVi, string> = {
  'deal.picture':
    'A drawing of a deal on Keo: the money is held, part of it is paid, the rest waits for approval.',
  'deal.title': 'Brand identity for a cosmetics shop',
  'deal.meta': 'Example · 3 milestones · due 27 Nov',
  'deal.step.1': 'Agreed',
  'deal.step.2': 'Held',
  'deal.step.3': 'Under way',
  'deal.step.4': 'Approved',
  'deal.step.5': 'Done',
  'deal.paid': 'Paid',
  'deal.held': 'Held until approved',
  'deal.seal': 'KEO · MONEY HELD',
  'deal.sealAmount': '6.5 mil.',
  'deal.timer': '5 hours left to review milestone 2',
  'deal.timer.outcome': 'Then it approves itself and pays 2,500,000đ',
  'deal.timer.short': '5 h',
};
