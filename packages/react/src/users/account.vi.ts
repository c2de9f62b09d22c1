export const accountVi = {
  'copy.title': 'Tải dữ liệu của tôi',
  'copy.detail':
    'Bạn nhận một tệp ZIP gồm hồ sơ, việc, thoả thuận, tin nhắn, đánh giá, giao dịch và các tệp bạn đã tải lên. Làm xong trong vài phút; bạn rời trang này cũng được.',
  'copy.ask': 'Yêu cầu bản sao',
  'copy.making': 'Đang gom dữ liệu của bạn',
  'copy.percent': 'Đã xong {percent}%',
  'copy.ready': 'Bản sao lúc {time} đã sẵn sàng.',
  'copy.until': 'Tải được đến {time}. Sau đó bạn yêu cầu bản mới.',
  'copy.download': 'Tải tệp ZIP ({size} MB)',
  'copy.again': 'Làm bản mới',
  'copy.failed': 'Chưa làm được bản sao',
  'copy.failed.detail': 'Dữ liệu của bạn vẫn còn nguyên. Hãy thử lại.',
  'copy.retry': 'Thử lại',
} as const;
