/** One honest sentence for each page that is not there yet. */
export const comingVi = {
  'coming./dashboard/my-reviews': 'Đánh giá bạn cần viết, đã viết và nhận được sẽ nằm ở đây.',
  'coming.note': 'Sắp có',
  'coming.dashboard': 'Xem Tổng quan',
  'coming.home': 'Keo hoạt động thế nào',
} as const;
