import type { CodeTexts } from './code-texts.ts';
import type { moneyCodes } from './money.codes.ts';

export const moneyTextsVi = {
  'notification.payment_processed.title': 'Thanh toán đã xử lý',
  'notification.payment_processed.message':
    'Khoản {amount} trong ví của bạn đã xử lý xong. Mở ví để xem chi tiết.',
  'notification.payment_processed.plain': 'Một khoản trong ví của bạn đã xử lý xong. Mở ví để xem chi tiết.',
  'notification.payment_processed.recharge.message': '{amount} đã vào ví của bạn, dùng được ngay.',
  'notification.payment_processed.recharge.plain': 'Tiền nạp đã vào ví của bạn, dùng được ngay.',
  'notification.payment_processed.withdraw_paid.message':
    '{amount} đã được chuyển tới tài khoản ngân hàng của bạn.',
  'notification.payment_processed.withdraw_paid.plain':
    'Tiền rút đã được chuyển tới tài khoản ngân hàng của bạn.',
  'notification.payment_processed.withdraw_revert.message':
    'Ngân hàng không nhận được {amount}, nên tiền đã trở lại ví của bạn.',
  'notification.payment_processed.withdraw_revert.plain':
    'Ngân hàng không nhận được khoản rút, nên tiền đã trở lại ví của bạn.',
  'notification.payment_processed.escrow_release.many':
    '{amount} tiền công của “{jobTitle}” đã vào ví của bạn, qua {count} lần trả.',
  'notification.payment_processed.escrow_release.message':
    '{amount} tiền công của “{jobTitle}” đã vào ví của bạn.',
  'notification.payment_processed.escrow_release.short': '{amount} tiền công đã vào ví của bạn.',
  'notification.payment_processed.escrow_release.plain': 'Tiền công đã vào ví của bạn.',
  'notification.payment_processed.escrow_refund.many':
    '{amount} giữ cho “{jobTitle}” đã về lại ví của bạn, qua {count} lần.',
  'notification.payment_processed.escrow_refund.message':
    '{amount} giữ cho “{jobTitle}” đã về lại ví của bạn.',
  'notification.payment_processed.escrow_refund.short': '{amount} đang giữ đã về lại ví của bạn.',
  'notification.payment_processed.escrow_refund.plain': 'Tiền đang giữ đã về lại ví của bạn.',
  'notification.payment_processed.escrow_lock.message':
    'Một chỗ của “{jobTitle}” vừa trống lại: {amount} được giữ từ ví của bạn cho chỗ ấy, theo mức hiện tại.',
  'notification.payment_processed.escrow_lock.short':
    'Một chỗ trong tin của bạn vừa trống lại: {amount} được giữ từ ví cho chỗ ấy, theo mức hiện tại.',
  'notification.payment_processed.escrow_lock.plain':
    'Một chỗ trong tin của bạn vừa trống lại, và tiền cho chỗ ấy được giữ từ ví theo mức hiện tại.',
  'notification.payment_processed.bonus.message':
    '{otherName} thưởng thêm cho bạn {amount} vì “{jobTitle}”. Đó là số đã trừ phí, và đã vào ví.',
  'notification.payment_processed.bonus.short':
    'Bạn được thưởng thêm {amount} sau khi trừ phí. Tiền đã vào ví.',
  'notification.payment_processed.bonus.plain': 'Bạn được thưởng thêm. Tiền đã vào ví, sau khi trừ phí.',
} as const satisfies CodeTexts<keyof typeof moneyCodes>;
