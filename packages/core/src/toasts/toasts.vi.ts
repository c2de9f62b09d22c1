export const toastsVi = {
  'toasts.region': 'Thông báo nhanh ({hotkey})',
  'toasts.close': 'Đóng thông báo này',
  'toasts.severity.info': 'Thông tin',
  'toasts.severity.success': 'Thành công',
  'toasts.severity.warn': 'Lưu ý',
  'toasts.severity.error': 'Lỗi',
  'toasts.severity.secondary': 'Ghi chú',
  'toasts.severity.contrast': 'Quan trọng',
} as const;
