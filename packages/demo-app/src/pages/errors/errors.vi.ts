export const errorsVi = {
  'error.404.title': 'Không tìm thấy trang',
  'error.404.description':
    'Không tìm thấy trang: địa chỉ này không dẫn đến đâu cả. Có thể nó đã đổi, hoặc bị gõ thiếu một chữ.',
  'error.500.title': 'Lỗi máy chủ nội bộ',
  'error.500.description':
    'Máy chủ của Keo gặp lỗi với yêu cầu này. Bạn thử lại; nếu vẫn vậy, hãy báo cho chúng tôi.',
  'error.page.title': 'Trang này bị lỗi hiển thị',
  'error.page.description':
    'Lỗi nằm ở trang bạn đang xem. Điều bạn đã gửi và tiền của bạn không bị ảnh hưởng. Bạn thử lại hoặc tải lại trang; nếu đang dịch trang bằng trình duyệt, hãy tắt dịch trước.',
  'error.offline.title': 'Chưa có kết nối',
  'error.offline.description':
    'Trang này chưa tải được: không có mạng, hoặc máy chủ chưa trả lời. Kiểm tra mạng rồi thử lại.',
  'error.status': 'Mã {status}',
  'error.detail': 'Chi tiết kỹ thuật',
  'error.part': 'Phần này chưa tải được. Bạn thử lại nhé.',
  'error.retry': 'Thử lại',
  'error.home': 'Về trang chủ',
} as const;
