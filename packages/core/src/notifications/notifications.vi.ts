export const notificationsVi = {
  'notification.default': 'Thông báo',
  'notifications.title': 'Thông báo',
} as const;
