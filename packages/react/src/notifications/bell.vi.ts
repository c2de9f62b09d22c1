export const bellVi = {
  'inbox.title': 'Thông báo',
  'inbox.bell.none': 'Thông báo',
  'inbox.bell.unread_other': 'Thông báo, {count} chưa đọc',
  'inbox.loading': 'Đang tải thông báo…',
  'inbox.arrived': 'Thông báo mới: {title}. {message}',
  'inbox.arrivedMany_other': '{count} thông báo mới',
} as const;
