export const timelineVi = {
  'timeline.title': 'Diễn biến',
  'timeline.older': 'Xem trước đó',
  'timeline.empty': 'Chưa có diễn biến nào.',
  'timeline.failed': 'Chưa tải được diễn biến',
  'timeline.retry': 'Thử lại',
  'timeline.by.me': 'Bạn',
  'timeline.by.clock': 'Tự động',
  'timeline.files_other': '{count} tệp đính kèm',
  'note.label': 'Ghi chú cho bên kia',
  'note.ask': 'Cần bên kia trả lời',
  'note.send': 'Gửi ghi chú',
} as const;
