/** One honest sentence for each page whose domain is still being connected. */
export const comingVi = {
  'coming./dashboard/my-reviews':
    'Ở đây sẽ là đánh giá bạn cần viết, đã viết và nhận được. Phần đánh giá chưa được nối vào bản này.',
  'coming./dashboard/profile':
    'Ở đây bạn sẽ viết hồ sơ mà người khác nhìn thấy. Phần hồ sơ chưa được nối vào; tên và e-mail của bạn đã có ở Cài đặt.',
  'coming.note': 'Sắp có',
  'coming.dashboard': 'Xem Tổng quan',
  'coming.home': 'Keo hoạt động thế nào',
} as const;
