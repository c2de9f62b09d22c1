import type { TextsLike } from '../../i18n/texts.ts';
import type { moneyTextsVi } from './money.vi.ts';

export const moneyTextsEn: TextsLike<typeof moneyTextsVi> = {
  'notification.payment_processed.title': 'Payment processed',
  'notification.payment_processed.message':
    '{amount} in your wallet has been processed. Open the wallet for details.',
  'notification.payment_processed.plain':
    'A payment in your wallet has been processed. Open the wallet for details.',
  'notification.payment_processed.recharge.message': '{amount} is in your wallet, ready to use.',
  'notification.payment_processed.recharge.plain': 'Your top-up is in your wallet, ready to use.',
  'notification.payment_processed.withdraw_paid.message': '{amount} has been sent to your bank account.',
  'notification.payment_processed.withdraw_paid.plain': 'Your withdrawal has been sent to your bank account.',
  'notification.payment_processed.withdraw_revert.message':
    'The bank did not take {amount}, so the money is back in your wallet.',
  'notification.payment_processed.withdraw_revert.plain':
    'The bank did not take your withdrawal, so the money is back in your wallet.',
  'notification.payment_processed.escrow_release.many':
    'Your pay of {amount} for “{jobTitle}” is in your wallet, in {count} payments.',
  'notification.payment_processed.escrow_release.message':
    'Your pay of {amount} for “{jobTitle}” is in your wallet.',
  'notification.payment_processed.escrow_release.short': 'Your pay of {amount} is in your wallet.',
  'notification.payment_processed.escrow_release.plain': 'Your pay is in your wallet.',
  'notification.payment_processed.escrow_refund.many':
    '{amount} held for “{jobTitle}” is back in your wallet, in {count} parts.',
  'notification.payment_processed.escrow_refund.message':
    '{amount} held for “{jobTitle}” is back in your wallet.',
  'notification.payment_processed.escrow_refund.short': '{amount} that was held is back in your wallet.',
  'notification.payment_processed.escrow_refund.plain': 'Money that was held is back in your wallet.',
  'notification.payment_processed.escrow_lock.message':
    'A place on “{jobTitle}” came free: {amount} is held from your wallet for it, at today’s reward.',
  'notification.payment_processed.escrow_lock.short':
    'A place on your job came free: {amount} is held from your wallet for it, at today’s reward.',
  'notification.payment_processed.escrow_lock.plain':
    'A place on your job came free, and the money for it is held from your wallet at today’s reward.',
  'notification.payment_processed.bonus.message':
    '{otherName} gave you a bonus for “{jobTitle}”: {amount} after fees are in your wallet.',
  'notification.payment_processed.bonus.short':
    'You received a bonus: {amount} after fees are in your wallet.',
  'notification.payment_processed.bonus.plain': 'You received a bonus. It is in your wallet, less the fee.',
};
