/** Inputs of jobs, for tests that do not care about their texts. */
export const quickJob = {
  kind: 'QUICK',
  title: 'Kiểm thử luồng đăng ký ứng dụng giao đồ ăn',
  description: 'Cài ứng dụng, đăng ký bằng số điện thoại, chụp lại từng bước và ghi rõ lỗi bạn gặp.',
  categorySlug: 'kiem-thu',
  price: 35_000,
  slots: 4,
  conditions: [{ title: 'Ảnh các bước', accept: { types: ['IMAGE'], minFiles: 1 } }],
} as const;

export const projectJob = {
  kind: 'PROJECT',
  title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm',
  description: 'Cần logo, bảng màu và bao bì cho một tiệm mỹ phẩm thiên nhiên nhỏ ở Đà Lạt.',
  categorySlug: 'thiet-ke',
  price: 6_500_000,
  conditions: [{ title: 'Bộ logo hoàn chỉnh', accept: { types: ['FILE'], minFiles: 1 } }],
} as const;
