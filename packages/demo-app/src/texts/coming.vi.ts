/** One honest sentence for each page whose domain is still being connected. */
export const comingVi = {
  'coming./tasks':
    'Ở đây sẽ là toàn bộ việc đang mở, lọc được theo giá, thời gian và số tiền thật sự về tay. Chợ việc chưa được nối vào bản này.',
  'coming./tasks/{slug}':
    'Ở đây sẽ là trang của một việc: giá, số về tay, bằng chứng phải nộp và nút nhận việc. Chợ việc chưa được nối vào bản này.',
  'coming./jobs': 'Ở đây sẽ là các dự án nhiều mốc đang mở. Chợ việc chưa được nối vào bản này.',
  'coming./dashboard/my-jobs':
    'Ở đây sẽ là những việc bạn đăng, người ứng tuyển và ngân sách còn lại. Phần đăng việc chưa được nối vào bản này.',
  'coming./dashboard/my-tasks':
    'Ở đây sẽ là các thoả thuận của bạn, ở cả hai vai, xếp theo đồng hồ gần hết giờ nhất. Phần thoả thuận chưa được nối vào bản này.',
  'coming./dashboard/my-reviews':
    'Ở đây sẽ là đánh giá bạn cần viết, đã viết và nhận được. Phần đánh giá chưa được nối vào bản này.',
  'coming./dashboard/wallet':
    'Ở đây sẽ là ba con số: dùng được, đang giữ, đang rút, và vì sao. Phần ví chưa được nối vào bản này; số dư của bạn đã có ở trang Tổng quan.',
  'coming./dashboard/recharge':
    'Ở đây sẽ có mã VietQR để nạp tiền, tự nhận khi tiền đến. Phần nạp tiền chưa được nối vào bản này.',
  'coming./dashboard/withdraw':
    'Ở đây bạn sẽ rút tiền về tài khoản ngân hàng của chính mình. Phần rút tiền chưa được nối vào bản này.',
  'coming./dashboard/bank-cards':
    'Ở đây sẽ là các tài khoản ngân hàng chính chủ của bạn. Phần này chưa được nối vào.',
  'coming./dashboard/transactions':
    'Ở đây sẽ là từng dòng tiền vào, ra, giữ và hoàn, kèm biên nhận. Phần sao kê chưa được nối vào bản này.',
  'coming./dashboard/profile':
    'Ở đây bạn sẽ viết hồ sơ mà người khác nhìn thấy. Phần hồ sơ chưa được nối vào; tên và e-mail của bạn đã có ở Cài đặt.',
  'coming.note': 'Sắp có',
  'coming.settings': 'Mở Cài đặt',
  'coming.dashboard': 'Xem Tổng quan',
  'coming.home': 'Keo hoạt động thế nào',
} as const;
