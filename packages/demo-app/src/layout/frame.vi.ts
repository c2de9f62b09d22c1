/** Texts of the frame around every page, before the page's own layout is loaded. */
export const frameVi = {
  'frame.title': '{page} · Keo',
  'frame.update.title': 'Có phiên bản Keo mới',
  'frame.update.detail': 'Tải lại để dùng bản mới. Những gì bạn đã lưu vẫn còn nguyên.',
  'frame.update.action': 'Tải lại',
  'frame.loadingPage': 'Đang mở trang…',
  'frame.signedOut.asked': 'Bạn đã đăng xuất.',
  'frame.signedOut.otherTab': 'Bạn đã đăng xuất ở một thẻ khác của trình duyệt này.',
  'frame.signedOut.gone':
    'Cookie đăng nhập trên trình duyệt này đã hết hạn hoặc bị xoá, nên bạn đã được đăng xuất.',
} as const;
