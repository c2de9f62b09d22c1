export const uiVi = {
  'app.name': 'Keo',
  'ui.close': 'Đóng',
  'ui.retry': 'Thử lại',
  'ui.optional': 'không bắt buộc',
  'ui.skipToContent': 'Đến nội dung chính',
  'ui.code.digit': 'Chữ số {number} trong {total}',
  'language.label': 'Ngôn ngữ',
  'language.vi': 'Tiếng Việt',
  'language.en': 'English',
  'ui.amountHidden': 'Số tiền đang ẩn',
} as const;
