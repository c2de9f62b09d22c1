export const timeVi = {
  'time.now': 'vừa xong',
  'time.minutes_other': '{count} phút trước',
  'time.hours_other': '{count} giờ trước',
  'time.days_other': '{count} ngày trước',
} as const;
