export const httpVi = {
  'http.overdue': 'Bạn hãy đăng nhập lại.',
  'http.generic': 'Đã có lỗi xảy ra',
  'http.rateLimited': 'Bạn thao tác hơi nhanh. Hãy thử lại sau ít phút.',
  'http.rateLimitedFor': 'Bạn thao tác hơi nhanh. Hãy thử lại sau {seconds} giây.',
  'http.timeout': 'Máy chủ trả lời quá lâu. Hãy thử lại.',
  'http.offline': 'Không có kết nối mạng. Hãy kiểm tra rồi thử lại.',
  'http.host': 'Trang này chưa mở được phiên Keo của bạn. Hãy thử lại sau ít phút.',
  'http.malformed': 'Máy chủ trả lời không như mong đợi. Hãy thử lại sau.',
} as const;
