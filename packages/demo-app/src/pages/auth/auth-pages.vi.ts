export const authPagesVi = {
  'entrance.line': 'Tiền nằm yên cho đến khi việc xong.',
  'entrance.detail':
    'Người đăng giữ tiền trước khi bắt đầu. Người làm nhận tiền khi bằng chứng được duyệt, hoặc khi hết giờ duyệt.',
  'entrance.noCookies':
    'Trình duyệt của bạn đang chặn cookie. Keo chỉ dùng cookie để giữ bạn đăng nhập; bạn cho phép cookie với trang này rồi tải lại nhé.',
  'entrance.reset.done': 'Đã đổi mật khẩu. Đăng nhập bằng mật khẩu mới nhé.',
} as const;
