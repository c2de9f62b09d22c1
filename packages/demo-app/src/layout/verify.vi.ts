export const verifyVi = {
  'verifyEmail.title': 'Xác minh e-mail',
  'verifyOtp.title': 'Xác minh số điện thoại',
  'verify.anonymous': 'Đăng nhập trước, rồi nhập mã để xác minh.',
  'verify.nothing.email': 'Tài khoản của bạn chưa có e-mail để xác minh.',
  'verify.nothing.phone': 'Tài khoản của bạn chưa có số điện thoại để xác minh.',
  'verify.already.email': 'E-mail {address} đã được xác minh.',
  'verify.already.phone': 'Số {address} đã được xác minh.',
  'verify.sent': 'Mã xác minh đã gửi đến {address}.',
  'verify.enter': 'Nhập mã',
  'verify.continue': 'Tiếp tục',
} as const;
