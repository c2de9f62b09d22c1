export const errorsVi = {
  'error.404.title': 'Không tìm thấy trang',
  'error.404.description':
    'Không tìm thấy trang: địa chỉ này không dẫn đến đâu cả. Có thể nó đã đổi, hoặc bị gõ thiếu một chữ.',
  'error.500.title': 'Lỗi máy chủ nội bộ',
  'error.500.description':
    'Trang này gặp lỗi khi hiển thị. Thử lại; nếu vẫn vậy, tải lại trang hoặc báo cho chúng tôi.',
  'error.offline.title': 'Chưa có kết nối',
  'error.offline.description':
    'Trang này chưa tải được: không có mạng, hoặc máy chủ chưa trả lời. Kiểm tra mạng rồi thử lại.',
  'error.status': 'Mã {status}',
  'error.detail': 'Chi tiết kỹ thuật',
  'error.part': 'Phần này chưa tải được. Bạn thử lại nhé.',
  'error.retry': 'Thử lại',
  'error.home': 'Về trang chủ',
} as const;
