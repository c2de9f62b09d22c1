import type { transactionsVi } from './transactions.vi.ts';

/** What each kind of movement is called. */
export const transactionsEn = {
  'type.RECHARGE': 'Money added',
  'type.ESCROW_LOCK': 'Kept for work',
  'type.ESCROW_ASSIGN': 'Kept money moved',
  'type.ESCROW_RELEASE': 'Earnings',
  'type.ESCROW_REFUND': 'Kept money returned',
  'type.FEE_AUTHOR': 'Author fee',
  'type.FEE_WORKER': 'Worker fee',
  'type.TAX_WITHHELD': 'Tax withheld',
  'type.BONUS': 'Bonus',
  'type.WITHDRAW_HOLD': 'Withdrawal',
  'type.WITHDRAW_PAID': 'Withdrawal paid',
  'type.WITHDRAW_FEE': 'Withdrawal fee',
  'type.WITHDRAW_REVERT': 'Withdrawal returned',
  'type.ADJUST': 'Correction',
} satisfies Record<keyof typeof transactionsVi, string>;
