/** One honest sentence for each page that is not there yet. */
export const comingVi = {
  'coming./dashboard/profile':
    'Hồ sơ mà người khác nhìn thấy sẽ được viết ở đây. Tên và e-mail của bạn đổi được ở Cài đặt.',
  'coming.note': 'Sắp có',
  'coming.dashboard': 'Xem Tổng quan',
  'coming.home': 'Keo hoạt động thế nào',
} as const;
