/** What each kind of movement is called. */
export const transactionsVi = {
  'type.RECHARGE': 'Nạp tiền',
  'type.ESCROW_LOCK': 'Giữ tiền cho việc',
  'type.ESCROW_ASSIGN': 'Chuyển tiền giữ',
  'type.ESCROW_RELEASE': 'Nhận tiền công',
  'type.ESCROW_REFUND': 'Hoàn tiền giữ',
  'type.FEE_AUTHOR': 'Phí người đăng',
  'type.FEE_WORKER': 'Phí người làm',
  'type.TAX_WITHHELD': 'Thuế khấu trừ',
  'type.BONUS': 'Tiền thưởng',
  'type.WITHDRAW_HOLD': 'Rút tiền',
  'type.WITHDRAW_PAID': 'Đã chuyển tiền rút',
  'type.WITHDRAW_FEE': 'Phí rút tiền',
  'type.WITHDRAW_REVERT': 'Hoàn lệnh rút',
  'type.ADJUST': 'Điều chỉnh',
} as const;
