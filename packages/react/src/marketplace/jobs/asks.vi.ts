export const asksVi = {
  'job.files': 'Tệp đính kèm',
  'job.files.signIn': 'Đăng nhập để mở các tệp này.',
  'job.questions': 'Người đăng hỏi',
  'job.questions.detail': 'Bạn trả lời khi ứng tuyển; chỉ người đăng đọc.',
  'apply.answer.missing': 'Trả lời câu này rồi gửi nhé.',
} as const;
