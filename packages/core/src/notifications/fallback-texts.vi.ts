/** What is said of notifications before their own texts are here, and where they could not be had. */
export const fallbackTextsVi = {
  'notification.default': 'Thông báo',
  'notifications.fetchFailed': 'Chưa tải được thông báo',
  'notifications.loadMoreFailed': 'Chưa tải thêm được thông báo',
} as const;
