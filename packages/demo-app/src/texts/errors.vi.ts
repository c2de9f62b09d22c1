export const errorsVi = {
  'error.404.title': 'Không tìm thấy trang',
  'error.404.description': 'Địa chỉ này không dẫn đến đâu cả. Có thể nó đã đổi, hoặc bị gõ thiếu một chữ.',
  'error.500.title': 'Lỗi máy chủ nội bộ',
  'error.crash.description':
    'Trang này gặp lỗi khi hiển thị. Thử lại; nếu vẫn vậy, tải lại trang hoặc báo cho chúng tôi.',
  'error.offline.description': 'Trang này chưa tải được vì không có mạng. Nối mạng rồi thử lại.',
  'error.status': 'Mã {status}',
  'error.detail': 'Chi tiết kỹ thuật',
  'error.retry': 'Thử lại',
  'error.home': 'Về trang chủ',
  'error.search.label': 'Tìm trên Keo',
  'error.search.placeholder': 'Thử gõ: cài đặt, ví, điều khoản…',
  'error.search.none': 'Không có trang nào tên như vậy.',
  'error.links': 'Có thể bạn đang tìm',
} as const;
