import type { comingVi } from './coming.vi.ts';

export const comingEn: Record<keyof typeof comingVi, string> = {
  'coming./tasks':
    'This will be every open task, filtered by price, time and what you really take home. The marketplace is not connected in this version yet.',
  'coming./tasks/{slug}':
    'This will be the page of one task: its price, your net pay, the proof to hand in and the button to take it. The marketplace is not connected in this version yet.',
  'coming./jobs':
    'This will be the open projects with several milestones. The marketplace is not connected in this version yet.',
  'coming./dashboard/my-jobs':
    'This will be the work you posted, who applied and what is left of the budget. Posting is not connected in this version yet.',
  'coming./dashboard/my-tasks':
    'This will be your deals in both roles, the most urgent clock first. Deals are not connected in this version yet.',
  'coming./dashboard/my-reviews':
    'This will be the reviews you owe, wrote and received. Reviews are not connected in this version yet.',
  'coming./dashboard/wallet':
    'This will be three numbers, available, held and on the way out, and why. The wallet is not connected in this version yet; your balance is on the overview.',
  'coming./dashboard/recharge':
    'This will show a VietQR code to add money, matched by itself when it arrives. Adding money is not connected in this version yet.',
  'coming./dashboard/withdraw':
    'This is where you will move money to your own bank account. Withdrawals are not connected in this version yet.',
  'coming./dashboard/bank-cards':
    'This will be the bank accounts in your own name. They are not connected in this version yet.',
  'coming./dashboard/transactions':
    'This will be every line of money in, out, held and refunded, each with its receipt. Transactions are not connected in this version yet.',
  'coming./dashboard/profile':
    'This is where you will write the profile others see. It is not connected in this version yet; your name and e-mail are in the settings.',
  'coming.note': 'On its way',
  'coming.settings': 'Open settings',
  'coming.dashboard': 'See the overview',
  'coming.home': 'How Keo works',
};
