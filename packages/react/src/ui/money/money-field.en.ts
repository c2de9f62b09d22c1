import type { moneyFieldVi } from './money-field.vi.ts';

export const moneyFieldEn: Record<keyof typeof moneyFieldVi, string> = {
  'money.amount': 'Amount',
  'money.amount.hint': 'Type 200,000, 200k or 1tr, as you like.',
  'money.amount.invalid': 'Enter a whole number of dong.',
  'money.amount.tooLittle': 'At least {amount}.',
  'money.amount.tooMuch': 'At most {amount} at a time.',
};
